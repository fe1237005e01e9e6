// What a search needs to know of a game beside the options.
#pragma once

#include <fmt/format.h>

#include <optional>

#include "ask/option_faults.hpp"
#include "ask/option_table.hpp"
#include "ask/options.hpp"
#include "ask/too_large_for_floats.hpp"
#include "game/payoff.hpp"
#include "search/chance/payoff_rounding.hpp"
#include "search/chance/solver.hpp"

namespace minimax {

/// What all values lie between, for Star1 and Star2: as the option says, or else as
/// known_bounds(game) tells where that is known; check_bounds(game, bounds) throws where the game
/// is known to have others. Where a float may be among the values and probabilities, as
/// may_round(game) tells, with room for rounding. Nothing for other algorithms. Throws OptionFault
/// and TooLargeForFloats.
template <class G>
std::optional<Bounds<Payoff>> bounds_for(G& game, const Options& options) {
  if (!star_kind(options.algorithm)) return std::nullopt;
  std::optional<Bounds<Payoff>> bounds = options.value_range;
  if (bounds)
    check_bounds(game, *bounds);
  else
    bounds = known_bounds(game);
  if (!bounds)
    throw OptionFault(OptionFault::Kind::missing, "value_range",
                      fmt::format("{{algorithm={}}} needs to know what all values lie between",
                                  name_of(options.algorithm)),
                      "rules do not tell: give {value_range:}");
  if (!may_round(game)) return bounds;
  if (const auto roomy = with_room_for_rounding(*bounds)) return roomy;
  throw TooLargeForFloats();
}

/// What the payoffs of a position sum to at the most, for shallow pruning: as the option says, or
/// else as known_sum(game) tells where that is known; check_sum(game, sum) throws where the game is
/// known to have more. Nothing for other algorithms. Throws OptionFault.
template <class G>
std::optional<Payoff> sum_for(G& game, const Options& options) {
  if (options.algorithm != Algorithm::shallow) return options.payoff_sum;
  if (options.payoff_sum) {
    check_sum(game, *options.payoff_sum);
    return options.payoff_sum;
  }
  if (const std::optional<Payoff> known = known_sum(game)) return known;
  throw OptionFault(
      OptionFault::Kind::missing, "payoff_sum",
      "{algorithm=shallow} needs to know what the payoffs of a position sum to at the most",
      "rules do not tell: give {payoff_sum:}");
}

}  // namespace minimax
