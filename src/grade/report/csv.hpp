// What was found, for spreadsheets.
#pragma once

#include <span>
#include <string>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// By RFC 4180, in UTF-8: a line of headings, then a record a submission. A cell that a spreadsheet
/// would take for a formula begins with an apostrophe.
std::string csv_of(std::span<const Marked> submissions);

}  // namespace minimax::grade
