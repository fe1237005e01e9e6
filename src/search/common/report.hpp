// How a search has found what it found.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "search/common/algorithm.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// What a game that others program was asked while a search ran.
struct Askings {
  struct Predicate {
    std::string name;  ///< as messages name it
    std::uint64_t calls = 0;
    std::chrono::duration<double> time = {};  ///< of all calls together
  };
  /// How many different positions something was asked about for the first time.
  std::uint64_t positions = 0;
  std::vector<Predicate> predicates;
};

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
  /// Of a program: by the thread that searches, and by those that help it.
  std::optional<Askings> askings = std::nullopt;
};

}  // namespace minimax
