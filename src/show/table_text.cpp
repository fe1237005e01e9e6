#include "show/table_text.hpp"

#include <fmt/format.h>

#include <vector>

#include "base/text_table.hpp"

namespace minimax {

// Of so many different values nobody reads a table.
constexpr std::size_t most_values = 40;

std::string table_text(const TabledFile& table) {
  const TableSummary& summary = table.summary;
  std::vector<std::vector<std::string>> rows = {{"value", "positions", "plies at the most"}};
  for (const TableSummary::Row& row : summary.values) {
    if (row.positions == 0) continue;
    const bool is_draw = row.value == table.draw;
    rows.push_back(
        {row.value, std::to_string(row.positions), is_draw ? "-" : std::to_string(row.distance)});
  }
  std::string text = fmt::format("{} holds {} positions", table.path, summary.positions);
  if (summary.known_before > 0)
    text += fmt::format(", of which {} were known before", summary.known_before);
  text += "\n";
  if (rows.size() > most_values + 1)
    return text + fmt::format("They have {} values.\n", rows.size() - 1);
  return text + "\n" + table_of({Align::right, Align::right, Align::right}, rows);
}

}  // namespace minimax
