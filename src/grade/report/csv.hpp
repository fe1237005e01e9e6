// What was found, for spreadsheets.
#pragma once

#include <span>
#include <string>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// By RFC 4180, in UTF-8: a line of headings, then a record a submission. Where there is a list of
/// the class, its id comes first. A cell that a spreadsheet would take for a formula begins with an
/// apostrophe.
std::string csv_of(std::span<const Marked> submissions);

/// So, a record for each file of feedback: of which student, about which file, and its path.
std::string manifest_of(std::span<const Marked> submissions, std::span<const std::string> paths);

}  // namespace minimax::grade
