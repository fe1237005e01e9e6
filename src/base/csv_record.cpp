#include "base/csv_record.hpp"

#include <utility>

namespace minimax {

namespace {

// Some programs take semicolons and tabs for what stands between cells.
void append_cell(std::string& record, std::string_view text) {
  if (text.find_first_of("\",;\t\r\n") == std::string_view::npos) {
    record += text;
    return;
  }
  record += '"';
  for (const char each : text) {
    if (each == '"') record += '"';
    record += each;
  }
  record += '"';
}

}  // namespace

std::string csv_record(std::span<const std::string> cells) {
  std::string record;
  for (const std::string& cell : cells) {
    if (&cell != cells.data()) record += ',';
    append_cell(record, cell);
  }
  return record + "\r\n";
}

// Also what a spreadsheet begins to read behind, such as a carriage return.
bool looks_like_formula(std::string_view text) {
  if (text.empty()) return false;
  if (std::string_view("=+-@\t\r\n").find(text.front()) != std::string_view::npos) return true;
  for (const std::string_view full_width : {"\uff1d", "\uff0b", "\uff0d", "\uff20"}) {
    if (text.starts_with(full_width)) return true;
  }
  return false;
}

std::string csv_text(std::string text) {
  if (looks_like_formula(text)) text.insert(0, "'");
  return text;
}

}  // namespace minimax
