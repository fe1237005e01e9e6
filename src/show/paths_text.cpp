#include "show/paths_text.hpp"

#include <fmt/format.h>

#include "base/text_table.hpp"
#include "term/writer.hpp"

namespace minimax {

std::string reached_head() {
  return fmt::format("{:>5} {:>20} {:>15}\n", "plies", "paths", "positions");
}

std::string reached_line(const ReachedPly& reached) {
  return fmt::format("{:>5} {:>20} {:>15}\n", reached.plies, reached.paths.text(),
                     reached.positions);
}

std::string paths_by_text(const std::vector<PathsBy>& rows, const TermTable& terms,
                          const OperatorTable& operators) {
  std::vector<std::vector<std::string>> lines = {{"first", "paths"}};
  for (const PathsBy& row : rows)
    lines.push_back(
        {write_quoted(terms, row.move.value_or(row.successor), operators), row.paths.text()});
  return table_of({Align::left, Align::right}, lines);
}

}  // namespace minimax
