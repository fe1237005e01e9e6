#include "endgame/opened_tables.hpp"

#include <cstddef>
#include <deque>
#include <mutex>

namespace minimax {

namespace {

using OpenedTable = std::shared_ptr<const EndgameTable>;

constexpr std::size_t most_open = 4;

}  // namespace

std::shared_ptr<const EndgameTable> opened_table(const std::string& path) {
  static std::mutex mutex;
  static std::deque<OpenedTable> tables;  // the last that was opened comes first
  const std::scoped_lock lock(mutex);
  for (const OpenedTable& table : tables) {
    if (table->path() == path && table->is_at(path)) return table;
  }
  std::erase_if(tables, [&](const OpenedTable& table) { return table->path() == path; });
  auto table = std::make_shared<const EndgameTable>(path);
  tables.push_front(table);
  if (tables.size() > most_open) tables.pop_back();
  return table;
}

}  // namespace minimax
