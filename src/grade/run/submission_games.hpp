// Which game a submission is about.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/verify.hpp"
#include "file/game_file.hpp"
#include "grade/judge/game_reference.hpp"
#include "grade/run/owner.hpp"
#include "grade/run/students.hpp"
#include "grade/run/submissions.hpp"
#include "grade/trees/tree.hpp"

namespace minimax {

/// A game that submissions are about. What is wrong with it ends the command as when it is solved.
class SubmissionGame {
 public:
  SubmissionGame(const GameFlags& flags, const std::optional<std::string>& root);

  grade::Reference& reference() { return reference_; }
  /// For programs: throws UsageError where it is too large for these.
  std::shared_ptr<const grade::Tree> tree();

 private:
  std::unique_ptr<GameFile> file_;
  GameReference reference_;
  std::shared_ptr<const grade::Tree> tree_;
};

/// One game for all, or one for each student of a list.
class SubmissionGames {
 public:
  /// The options must outlive this.
  explicit SubmissionGames(const VerifyOptions& options);

  struct Found {
    SubmissionGame* game = nullptr;
    std::string problem = {};  ///< why there is no game
  };

  Found of(const FoundFile& file);

 private:
  SubmissionGame& of_student(const grade::Student& student);

  const VerifyOptions& options_;
  std::optional<SubmissionGame> common_;
  std::vector<grade::Student> students_;
  grade::Owners owners_;
  std::map<const grade::Student*, SubmissionGame> of_students_;
};

}  // namespace minimax
