// What is written for spreadsheets, by RFC 4180.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace minimax {

/// A record with these cells, in quotation marks where they need them, and the end of the line.
std::string csv_record(std::span<const std::string> cells);

/// Whether a spreadsheet would take a cell with this text for a formula.
bool looks_like_formula(std::string_view text);

/// The text as one of a cell that nobody takes for a formula: with an apostrophe before it, where
/// one would.
std::string csv_text(std::string text);

}  // namespace minimax
