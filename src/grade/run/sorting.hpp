// Answers that were worked by hand, and programs.
#pragma once

#include <exception>
#include <memory>
#include <optional>
#include <vector>

#include "facts/source.hpp"
#include "grade/judge/questions.hpp"
#include "grade/report/marked.hpp"
#include "grade/run/class_run.hpp"
#include "grade/run/grading_options.hpp"
#include "grade/run/hand_ins.hpp"
#include "grade/run/submission_games.hpp"
#include "grade/run/submissions.hpp"
#include "grade/run/submitted_file.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// Sorts answers from programs: the former are marked at once, the latter are to be run.
class Sorting {
 public:
  /// The options must outlive this. Throws FileError where the questions cannot be read.
  explicit Sorting(const GradingOptions& options);

  /// Reads and sorts the files of one hand-in. Throws as grade_class() does.
  void take(const HandIn& hand_in);

  /// What cannot be judged has not answered what was asked.
  void finish();

  /// The tree of all; of none in particular where each student has one: null.
  std::shared_ptr<const Tree> common_tree();

  /// A row for each, in the order of the hand-ins: those of programs are to be filled in.
  std::vector<Marked>& marked() { return marked_; }
  std::vector<Entrant>& programs() { return programs_; }

 private:
  void take(const FoundFile& found, const Student* student);
  void sort(const SubmittedFile& file, SubmissionGame& game);
  void ask(SubmissionGame& game);
  void enter(SubmittedFile file, SubmissionGame& game, Message note = {});

  const GradingOptions& options_;
  SubmissionGames games_;
  std::optional<Source> questions_source_;
  std::vector<Question> questions_;
  std::exception_ptr questions_problem_;
  const SubmissionGame* asked_about_ = nullptr;
  std::vector<Marked> marked_;
  std::vector<Entrant> programs_;
};

}  // namespace minimax::grade
