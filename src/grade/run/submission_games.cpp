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
#include "search/common/stack_guard.hpp"

namespace minimax::grade {

namespace {

constexpr std::size_t most_positions = 2'000;

std::unique_ptr<GameFile> open_game_of_two(const GameSource& source) {
  GameSource trusted = source;
  trusted.program.trust = Trust::own;
  std::unique_ptr<GameFile> file = open_game(trusted);
  if (file->kind() != GameKind::two_players)
    throw UsageError(
        fmt::format("minimax verify cannot be used here: {}", sentence_of(file->kind())));
  return file;
}

constexpr const char* told_errors = msgid("the tree of this student has errors");

Message unusable(Message why) {
  return Message("the tree of this student cannot be used: {why}", {{"why", std::move(why)}});
}

// What is wrong with the tree of a student, where that is why something cannot be done with it.
template <class Do>
Message problem_in(Do act) try {
  act();
  return {};
} catch (const BadInput&) {  // which was told of
  return Message(told_errors);
} catch (const FileError& error) {
  return Message("the tree of this student cannot be read: {why}", {{"why", error.what()}});
} catch (const UsageError& error) {
  return unusable(Message(error.what()));
} catch (const StoppedCall& error) {
  return unusable(error.reason);
} catch (const TooDeep& error) {
  return unusable(Message(error.what()));
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

SubmissionGames::SubmissionGames(const GradingOptions& options) : options_(options) {
  static_cast<void>(
      is_for_swipl(options.tree));  // options that cannot be are nobody's tree's fault
  if (options.trees_folder.empty()) common_.emplace(options.tree, options.root);
}

Message SubmissionGames::use(const Student* student, const Act& act) {
  if (common_) {
    act(*common_);
    return {};
  }
  StudentGame& own = of_students_[student];
  if (own.problem.is_empty() && !own.game) own.problem = problem_in([&] { open(*student, own); });
  if (!own.problem.is_empty()) return own.problem;
  Message problem = problem_in([&] { act(*own.game); });
  if (problem == Message(told_errors)) own.problem = problem;  // not to tell them once more
  return problem;
}

void SubmissionGames::open(const Student& student, StudentGame& own) const {
  GameSource source = options_.tree;
  source.file = std::filesystem::path(options_.trees_folder) / (student.file_name + ".pl");
  own.game.emplace(source, options_.root);
}

}  // namespace minimax::grade
