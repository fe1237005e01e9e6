// What was found about a class, for people.
#pragma once

#include <span>
#include <string>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// Answers worked by hand, and what could not be run, are told of one by one. Of programs, one is
/// told of in full; several are a table, with the counts and a summary by misconception below it;
/// with `verbose`, each is told of in full above these.
std::string class_text(std::span<const Marked> submissions, bool verbose);

}  // namespace minimax::grade
