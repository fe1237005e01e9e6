#include "grade/run/submission_games.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <filesystem>
#include <utility>

#include "facts/source.hpp"
#include "file/errors.hpp"
#include "file/game_file.hpp"
#include "file/open_game.hpp"
#include "grade/judge/given_tree.hpp"
#include "grade/students/student_file.hpp"

namespace minimax::grade {

namespace {

constexpr std::size_t most_positions = 2'000;

std::vector<Student> students_of(const GradingOptions& options) {
  if (!options.students) return {};
  return read_student_file(*options.students);
}

std::unique_ptr<GameFile> open_game_of_two(const GameSource& source) {
  std::unique_ptr<GameFile> file = open_game(source);
  if (file->kind() != GameKind::two_players)
    throw UsageError(
        fmt::format("minimax verify cannot be used here: {}", sentence_of(file->kind())));
  return file;
}

}  // namespace

SubmissionGame::SubmissionGame(const GameSource& source, const std::optional<std::string>& root)
    : reference_(open_game_of_two(source), root) {}

std::shared_ptr<const Tree> SubmissionGame::tree() {
  if (!tree_)
    tree_ =
        std::make_shared<Tree>(given_tree(reference_.file(), reference_.root(), most_positions));
  return tree_;
}

SubmissionGames::SubmissionGames(const GradingOptions& options)
    : options_(options), students_(students_of(options)), owners_(students_) {
  if (!options.students) common_.emplace(options.tree, options.root);
}

SubmissionGames::Found SubmissionGames::of(const FoundFile& file) {
  if (common_) return {&*common_};
  Owner owner = owners_.of(file.path, file.within);
  if (!owner.student) return {nullptr, std::move(owner.problem)};
  try {
    return {&of_student(*owner.student)};
  } catch (const BadInput&) {  // told of already; nobody else's tree is concerned
    return {nullptr, "the tree of this student has errors"};
  } catch (const FileError& error) {
    return {nullptr, fmt::format("the tree of this student cannot be read: {}", error.what())};
  }
}

SubmissionGame& SubmissionGames::of_student(const Student& student) {
  const auto known = of_students_.find(&student);
  if (known != of_students_.end()) return known->second;
  GameSource source = options_.tree;
  source.file = std::filesystem::path(options_.trees_folder) / (student.file_name + ".pl");
  return of_students_.try_emplace(&student, source, options_.root).first->second;
}

}  // namespace minimax::grade
