// Which steps of a search are told, and what is told of the others.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "game/position_map.hpp"
#include "search/common/trace_step.hpp"
#include "show/trace_end.hpp"
#include "term/term.hpp"

namespace minimax {

/// Ends a search whose steps are not counted any further.
struct EndlessTrace {};

/// Of the steps of a search the first ones are told, and those behind them are counted.
class ToldSteps {
 public:
  explicit ToldSteps(std::uint64_t most) : most_(most) {}

  /// The next step: whether it is told. Throws EndlessTrace.
  bool take(TraceStep step, TermId position);
  std::uint64_t left_out() const noexcept { return left_out_; }
  /// By whether one of the steps has valued them statically.
  SplitFrontier split(const std::vector<TermId>& frontier) const;

 private:
  // Where a position is reached on many paths, a trace has more steps than anybody waits for: so
  // many are counted behind those that are told.
  static constexpr std::uint64_t most_counted = 10'000'000;

  std::uint64_t most_;
  std::uint64_t told_ = 0;
  std::uint64_t left_out_ = 0;
  PositionMap<TermId, bool> evaluated_;
};

/// A line of how many steps were not told, and how to be told more of them; empty where all were.
std::string left_out_text(std::uint64_t left_out, bool is_at_least, const char* option);

}  // namespace minimax
