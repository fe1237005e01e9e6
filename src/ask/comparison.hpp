// Several algorithms on one tree.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ask/result.hpp"
#include "search/two/strategy.hpp"

namespace minimax {

struct Comparison {
  struct Row {
    std::string algorithm;
    std::optional<Result> result;  ///< nothing where it has none
    std::string note;              ///< why
    /// False where the algorithm is not for this very game, or lacks an option.
    bool is_suitable = true;
    /// How long each of its searches took that had a result, from the shortest on: more than one
    /// where they are repeated. The result is that of the first.
    std::vector<std::chrono::duration<double>> times = {};

    /// Where there are times; of an even number that between the two in the middle.
    std::chrono::duration<double> median() const {
      const std::size_t middle = times.size() / 2;
      return times.size() % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2;
    }
  };
  std::vector<Row> rows;
  /// How often each search was run.
  std::uint64_t repeat = 1;
  /// Of the full tree; nothing where no search without cut-offs is among them.
  std::optional<std::uint64_t> all_leaves;
  /// The proof of the value, see StrategyFinder; nothing where none was made.
  std::optional<ProofSize> proof;
};

}  // namespace minimax
