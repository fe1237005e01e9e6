// What a student should know about a submission.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// A document: the verdict, where it first goes wrong, the tree that shows it, what the program
/// behaves as if it did, and notes; of answers, each. What the student wrote cannot break out of
/// its place.
std::string markdown_feedback(const Marked& marked);
std::string html_feedback(const Marked& marked);

/// A file name for each submission, without an ending: made of its path, of letters, digits, `.`,
/// `-` and `_` alone, and different from all others where case does not count as well.
std::vector<std::string> feedback_names(std::span<const Marked> submissions);

}  // namespace minimax::grade
