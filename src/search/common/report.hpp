// How a search has found what it found.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "search/common/algorithm.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// A part of what every solver answers.
struct SearchReport {
  /// Whether no limit of time, positions or memory kept the search from its depth or the end of the
  /// game.
  bool complete = true;
  /// The depth limit in plies under which the answers were found, if any.
  std::optional<Plies> depth = std::nullopt;
  /// The one that was used.
  Algorithm algorithm = Algorithm::minimax;
  /// Of finding the value, and of finding the line to it after that.
  Statistics statistics = {};
  Statistics line_statistics = {};
  /// How many different positions both have come to; nothing where that was not counted.
  std::optional<std::uint64_t> distinct_positions = std::nullopt;
  std::chrono::duration<double> time = {};
};

}  // namespace minimax
