// Comma-separated values.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace minimax::grade {

/// A record of a text.
struct CsvRecord {
  std::size_t line;                 ///< where it begins, from 1
  std::vector<std::string> fields;  ///< without the quotes and the blanks around them
  const char* problem = nullptr;    ///< of the quotes
};

/// By RFC 4180; semicolons and tabs separate as well, and lines end in any way. Records of which
/// all fields are empty are left out.
std::vector<CsvRecord> csv_records(std::string_view text);

}  // namespace minimax::grade
