// From a game to the table of all its positions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/work_files.hpp"
#include "endgame/fingerprint.hpp"
#include "endgame/no_table.hpp"
#include "endgame/table_format.hpp"
#include "endgame/tabled_game.hpp"
#include "endgame/work_log.hpp"
#include "endgame/work_out.hpp"
#include "search/common/control.hpp"
#include "search/common/storage.hpp"
#include "term/number.hpp"

namespace minimax {

/// What a table is to be of.
struct TableWishes {
  std::string source;              ///< where the game comes from, for people
  std::uint64_t content = 0;       ///< a checksum of that, by which unfinished work knows it again
  std::vector<std::string> roots;  ///< the texts of those from which all is worked out
  Number draw;                     ///< what play without end is worth
};

/// Asks about each position that the roots reach, once, and writes down what it was told; then
/// works all values out backwards.
class Tabulation {
 public:
  /// All must outlive this.
  Tabulation(TabledGame& game, const TableWishes& wishes, WorkLog& log)
      : game_(game), wishes_(wishes), log_(log) {}

  /// Reads what was asked before. Throws NoTable where that was another game, and FileError.
  void resume();
  std::size_t asked() const noexcept { return asked_; }
  std::size_t asked_before() const noexcept { return asked_before_; }
  /// Asks about the rest; calls tell() after each position. Throws what the game throws, and
  /// SearchStopped; what was asked until then is written down.
  void explore(Interrupt interrupt, const std::function<void()>& tell);
  /// See work_out().
  std::vector<char> table(TableSummary& summary, InMemory& storage);
  WorkFiles::Array<char> table(TableSummary& summary, WorkFiles& storage);

 private:
  using Entry = TabledEntry;

  void begin();
  std::string description();
  void check_description(std::string_view record);
  void read_entry(std::string_view record);
  const Number& known_number(const std::string& text);
  Asked contents() const {
    return {log_, values_, wishes_.draw, wishes_.source, fingerprint_.sum()};
  }
  void note(const Entry& entry);
  std::string record_of(const Entry& entry, std::size_t known) const;
  void explore_next();

  TabledGame& game_;
  const TableWishes& wishes_;
  WorkLog& log_;
  std::vector<std::string> roots_;  // as the table has them, each once
  std::size_t asked_ = 0;
  std::size_t asked_before_ = 0;
  Fingerprint fingerprint_;
  std::set<std::string> values_;           // of leaves
  std::map<std::string, Number> numbers_;  // that were read
};

}  // namespace minimax
