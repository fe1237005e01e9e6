// What was found, as a results.json of Gradescope's autograders.
#pragma once

#include <span>
#include <string>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// One object of one submission, which is what Gradescope's container grades at a time; of several,
/// an object a line. A program has one point to win, a file of answers those of the questions;
/// where it is not known what was asked, it has none. The submission's name is in `extra_data`,
/// which Gradescope keeps and does not read.
std::string gradescope_of(std::span<const Marked> submissions);

}  // namespace minimax::grade
