#include "base/text_table.hpp"

#include <algorithm>
#include <cstddef>

#include "base/width.hpp"

namespace minimax {

namespace {

std::size_t columns_of(const std::string& cell) {
  return width(cell);
}

std::size_t columns_of(const StyledText& cell) {
  return width(cell.text());
}

void trim(std::string& line) {
  line.erase(line.find_last_not_of(' ') + 1);
}

void trim(StyledText& line) {
  line = line.part(0, line.text().find_last_not_of(' ') + 1);
}

template <class Text>
Text table(const std::vector<Align>& columns, const std::vector<std::vector<Text>>& rows) {
  std::vector<std::size_t> widths(columns.size());
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], columns_of(row[i]));
  }
  Text text;
  for (const auto& row : rows) {
    Text line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string blanks(widths[i] - columns_of(row[i]), ' ');
      const bool is_last = i + 1 == row.size();
      if (columns[i] == Align::right) line += blanks;
      line += row[i];
      if (columns[i] == Align::left && !is_last) line += blanks;
      if (!is_last) line += "  ";
    }
    trim(line);
    text += line;
    text += "\n";
  }
  return text;
}

}  // namespace

std::string table_of(const std::vector<Align>& columns,
                     const std::vector<std::vector<std::string>>& rows) {
  return table(columns, rows);
}

StyledText styled_table_of(const std::vector<Align>& columns,
                           const std::vector<std::vector<StyledText>>& rows) {
  return table(columns, rows);
}

}  // namespace minimax
