#include "base/text_table.hpp"

#include <algorithm>
#include <cstddef>

#include "base/width.hpp"

namespace minimax {

std::string table_of(const std::vector<Align>& columns,
                     const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths(columns.size());
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  }
  std::string text;
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::size_t blanks = widths[i] - width(row[i]);
      const bool is_last = i + 1 == row.size();
      if (columns[i] == Align::right) text.append(blanks, ' ');
      text += row[i];
      if (columns[i] == Align::left && !is_last) text.append(blanks, ' ');
      if (!is_last) text += "  ";
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

}  // namespace minimax
