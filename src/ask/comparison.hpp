// Several algorithms on one tree.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "ask/result.hpp"

namespace minimax {

struct Comparison {
  struct Row {
    std::string algorithm;
    std::optional<Result> result;  ///< nothing where it has none
    std::string note;              ///< why
    /// False where the algorithm is not for this very game, or lacks an option.
    bool is_suitable = true;
  };
  std::vector<Row> rows;  ///< plain minimax first: it visits the full tree
  /// The leaves of the proof of the value, see StrategyFinder; nothing where none was made.
  std::optional<std::size_t> proof_leaves;
};

}  // namespace minimax
