// What is told side by side.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace minimax::grade {

/// A label and what it is for.
using Labelled = std::pair<std::string, std::string>;

/// A line each, without an end behind the last one: the texts begin below each other, so many
/// blanks behind the longest label.
std::string labelled_lines(const std::vector<Labelled>& lines, std::size_t gap,
                           const std::string& indent = "");

}  // namespace minimax::grade
