// Which game a submission is about.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "file/game_file.hpp"
#include "grade/judge/game_reference.hpp"
#include "grade/run/grading_options.hpp"
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

  using Act = std::function<void(SubmissionGame&)>;

  /// Acts on the game that the files of this student are about, or gives why that cannot be done.
  /// What is wrong with the tree of one student is a problem of that student's files, and ends
  /// nothing. Where each has a tree, there must be a student.
  Message use(const Student* student, const Act& act);

 private:
  /// What has been found out about the tree of a student.
  struct StudentGame {
    std::optional<SubmissionGame> game = {};
    Message problem = {};  ///< why it cannot be used
  };

  void open(const Student& student, StudentGame& own) const;

  const GradingOptions& options_;
  std::optional<SubmissionGame> common_;
  std::map<const Student*, StudentGame> of_students_;
};

}  // namespace minimax::grade
