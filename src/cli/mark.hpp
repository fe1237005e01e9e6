// Marking one submission.
#pragma once

#include <string>

#include "cli/submissions.hpp"
#include "facts/source.hpp"
#include "report/marked.hpp"
#include "verify/judge.hpp"
#include "verify/reference.hpp"

namespace minimax {

/// Answers that were worked by hand, with what is wrong with their text for people.
struct MarkedSheet {
  report::Marked marked;
  std::string messages;
  bool is_program;  ///< the file holds rules: these are no answers
};

MarkedSheet mark_answers(const Source& source, verify::Reference& reference, verify::Rules rules);

/// A file that cannot be judged at all.
report::Marked mark_problem(const SubmittedFile& file);

}  // namespace minimax
