// Which game a submission is about.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "file/game_file.hpp"
#include "grade/judge/game_reference.hpp"
#include "grade/run/grading_options.hpp"
#include "grade/run/submissions.hpp"
#include "grade/students/owner.hpp"
#include "grade/students/students.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// A game that submissions are about. What is wrong with it ends the command as when it is solved.
class SubmissionGame {
 public:
  SubmissionGame(const GameSource& source, const std::optional<std::string>& root);

  Reference& reference() { return reference_; }
  /// For programs: throws UsageError where it is too large for these.
  std::shared_ptr<const Tree> tree();

 private:
  GameReference reference_;
  std::shared_ptr<const Tree> tree_;
};

/// One game for all, or one for each student of a list.
class SubmissionGames {
 public:
  /// The options must outlive this.
  explicit SubmissionGames(const GradingOptions& options);

  struct Found {
    SubmissionGame* game = nullptr;
    std::string problem = {};  ///< why there is no game
  };

  Found of(const FoundFile& file);

 private:
  SubmissionGame& of_student(const Student& student);

  const GradingOptions& options_;
  std::optional<SubmissionGame> common_;
  std::vector<Student> students_;
  Owners owners_;
  std::map<const Student*, SubmissionGame> of_students_;
};

}  // namespace minimax::grade
