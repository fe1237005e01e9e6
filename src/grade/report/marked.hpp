// What was found about one submission.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "grade/judge/examination.hpp"
#include "grade/judge/questions.hpp"
#include "sandbox/layers.hpp"

namespace minimax::grade {

/// An answer that was worked by hand.
struct MarkedAnswer {
  std::size_t line;  ///< from 1
  std::string text;  ///< as the student wrote it
  Judgement judgement;
};

/// All texts may hold anything that a student wrote or printed, in UTF-8.
struct Marked {
  std::string file;                            ///< as it was found; empty where nothing was
  Report report;                               ///< for answers: its verdict, reason and notes
  std::vector<MarkedAnswer> answers = {};      ///< of a file of answers
  std::vector<MarkedQuestion> questions = {};  ///< where it is known what was asked
  bool is_program = false;
  bool is_reference = false;                      ///< it is the course's own program
  std::optional<sandbox::Layers> isolation = {};  ///< where a program was run
  std::optional<std::uint64_t> seed = {};         ///< of the random trees that a program was run on
  /// Where a run may be resumed: of the program and of all that it was judged by.
  std::string fingerprint = {};
  std::string student = {};                ///< the id in the list of the class; empty without one
  std::string student_name = {};           ///< as it stands there; empty where it does not
  std::vector<std::string> left_out = {};  ///< other files that were handed in and do not count
};

/// What was found about a class.
struct MarkedClass {
  std::optional<Marked> reference = {};  ///< the course's own program, where there is one
  std::vector<Marked> submissions;
};

/// What it is called: a student who has handed in nothing has no file.
inline const std::string& name_of(const Marked& marked) {
  return marked.file.empty() ? marked.student : marked.file;
}

/// Whether a student of the list has handed in nothing.
inline bool is_absent(const Marked& marked) {
  return marked.file.empty() && !marked.student.empty();
}

/// Whether there was a list of the class.
inline bool tell_students(std::span<const Marked> submissions) {
  return std::ranges::any_of(submissions, [](const Marked& each) { return !each.student.empty(); });
}

/// Whether one of the answers says what the verdict comes from; else there is none, or the text as
/// a whole is at fault.
inline bool is_told_by_answers(const Marked& marked) {
  const auto is_unread = [](const MarkedAnswer& each) {
    return each.judgement.outcome == Outcome::unread;
  };
  if (marked.report.verdict != Verdict::error) return !marked.answers.empty();
  return std::any_of(marked.answers.begin(), marked.answers.end(), is_unread);
}

inline bool is_told_by_questions(const Marked& marked) {
  return !marked.questions.empty() && marked.report.verdict != Verdict::error;
}

inline bool is_right(const Marked& marked) {
  return marked.report.verdict == Verdict::pass;
}

}  // namespace minimax::grade
