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
#include "grade/run/student_file.hpp"

namespace minimax {

namespace {

constexpr std::size_t most_positions = 2'000;

std::vector<grade::Student> students_of(const VerifyOptions& options) {
  if (!options.students) return {};
  return read_student_file(*options.students);
}

GameFile& two_players_file(GameFile& file) {
  if (file.kind() != GameKind::two_players)
    throw UsageError(
        fmt::format("minimax verify cannot be used here: {}", sentence_of(file.kind())));
  return file;
}

}  // namespace

SubmissionGame::SubmissionGame(const GameFlags& flags, const std::optional<std::string>& root)
    : file_(open_game(flags)), reference_(two_players_file(*file_), root) {}

std::shared_ptr<const grade::Tree> SubmissionGame::tree() {
  if (!tree_)
    tree_ = std::make_shared<grade::Tree>(given_tree(*file_, reference_.root(), most_positions));
  return tree_;
}

SubmissionGames::SubmissionGames(const VerifyOptions& options)
    : options_(options), students_(students_of(options)), owners_(students_) {
  if (!options.students) common_.emplace(options.tree, options.root);
}

SubmissionGames::Found SubmissionGames::of(const FoundFile& file) {
  if (common_) return {&*common_};
  grade::Owner owner = owners_.of(file.path, file.within);
  if (!owner.student) return {nullptr, std::move(owner.problem)};
  try {
    return {&of_student(*owner.student)};
  } catch (const BadInput&) {  // told of already; nobody else's tree is concerned
    return {nullptr, "the tree of this student has errors"};
  } catch (const FileError& error) {
    return {nullptr, fmt::format("the tree of this student cannot be read: {}", error.what())};
  }
}

SubmissionGame& SubmissionGames::of_student(const grade::Student& student) {
  const auto known = of_students_.find(&student);
  if (known != of_students_.end()) return known->second;
  GameFlags flags = options_.tree;
  flags.file = std::filesystem::path(options_.trees_folder) / (student.file_name + ".pl");
  return of_students_.try_emplace(&student, flags, options_.root).first->second;
}

}  // namespace minimax
