// From what a game has said of its positions to a table of what they are worth.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "base/work_files.hpp"
#include "endgame/work_log.hpp"
#include "search/common/storage.hpp"
#include "term/number.hpp"

namespace minimax {

/// What is in a table.
struct TableSummary {
  struct Row {
    std::string value;
    std::size_t positions = 0;
    /// The greatest; 0 where there is none.
    std::uint32_t distance = 0;
  };

  std::size_t positions = 0;
  std::size_t known_before = 0;  ///< of these, asked about by a run that had been ended
  std::vector<Row> values;       ///< from the greatest to the least
};

/// What a table is made of.
struct Asked {
  WorkLog& log;                         ///< whole: all positions that are known were asked about
  const std::set<std::string>& values;  ///< of all leaves
  const Number& draw;                   ///< what play without end is worth
  const std::string& source;            ///< where the game comes from, for people
  std::uint64_t fingerprint;
};

/// The bytes of the table, worked out in this storage. Throws NoTable, and what the storage throws.
std::vector<char> work_out(const Asked& asked, TableSummary& summary, InMemory& storage);
WorkFiles::Array<char> work_out(const Asked& asked, TableSummary& summary, WorkFiles& storage);

}  // namespace minimax
