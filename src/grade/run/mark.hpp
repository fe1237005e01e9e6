// Marking one submission.
#pragma once

#include <vector>

#include "base/message.hpp"
#include "facts/source.hpp"
#include "grade/judge/judge.hpp"
#include "grade/judge/questions.hpp"
#include "grade/judge/reference.hpp"
#include "grade/report/marked.hpp"
#include "grade/run/submitted_file.hpp"

namespace minimax::grade {

/// Answers that were worked by hand, with what is wrong with their text as notes.
struct MarkedSheet {
  Marked marked;
  bool is_program;     ///< the file holds rules: these are no answers
  bool is_unreadable;  ///< no answer can be read: that may be a program, or not
  /// For the report of such a program, unless it is right: which rule made one of answers.
  Message program_note = {};
};

/// Where questions are given they alone count, each once.
MarkedSheet mark_answers(const Source& source, Reference& reference, Rules rules,
                         const std::vector<Question>& questions);

/// A file that cannot be judged at all.
Marked mark_problem(const SubmittedFile& file);

}  // namespace minimax::grade
