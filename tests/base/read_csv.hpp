// Reads what is written for spreadsheets.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace minimax {

using CsvRecords = std::vector<std::vector<std::string>>;

/// By the grammar of RFC 4180; nothing where the text is none.
inline CsvRecords records_in(std::string_view text) {
  CsvRecords records;
  std::vector<std::string> record(1);
  while (!text.empty()) {
    if (text.starts_with('"')) {
      std::size_t end = 1;
      while (end < text.size() && (text[end] != '"' || text.substr(end).starts_with("\"\""))) {
        record.back() += text[end];
        end += text[end] == '"' ? 2 : 1;
      }
      if (end >= text.size()) return {};
      text.remove_prefix(end + 1);
    } else {
      const std::string_view cell = text.substr(0, text.find_first_of(",\r\n\""));
      record.back() = cell;
      text.remove_prefix(cell.size());
    }
    if (text.starts_with(',')) {
      record.emplace_back();
      text.remove_prefix(1);
    } else if (text.starts_with("\r\n")) {
      records.push_back(std::move(record));
      record = std::vector<std::string>(1);
      text.remove_prefix(2);
    } else {
      return {};
    }
  }
  return records;
}

}  // namespace minimax
