// Marking one submission.
#pragma once

#include <string>

#include "facts/source.hpp"
#include "grade/judge/judge.hpp"
#include "grade/judge/reference.hpp"
#include "grade/report/marked.hpp"
#include "grade/run/submissions.hpp"

namespace minimax::grade {

/// Answers that were worked by hand, with what is wrong with their text for people.
struct MarkedSheet {
  Marked marked;
  std::string messages;
  bool is_program;  ///< the file holds rules: these are no answers
};

MarkedSheet mark_answers(const Source& source, Reference& reference, Rules rules);

/// A file that cannot be judged at all.
Marked mark_problem(const SubmittedFile& file);

}  // namespace minimax::grade
