// Which game a submission is about.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/game_file.hpp"
#include "cli/game_reference.hpp"
#include "cli/submissions.hpp"
#include "cli/verify.hpp"
#include "exercise/owner.hpp"
#include "exercise/students.hpp"
#include "exercise/tree.hpp"

namespace minimax {

/// A game that submissions are about. What is wrong with it ends the command as when it is solved.
class SubmissionGame {
 public:
  SubmissionGame(const GameFlags& flags, const std::optional<std::string>& root);

  verify::Reference& reference() { return reference_; }
  /// For programs: throws UsageError where it is too large for these.
  std::shared_ptr<const exercise::Tree> tree();

 private:
  std::unique_ptr<GameFile> file_;
  GameReference reference_;
  std::shared_ptr<const exercise::Tree> tree_;
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
  SubmissionGame& of_student(const exercise::Student& student);

  const VerifyOptions& options_;
  std::optional<SubmissionGame> common_;
  std::vector<exercise::Student> students_;
  exercise::Owners owners_;
  std::map<const exercise::Student*, SubmissionGame> of_students_;
};

}  // namespace minimax
