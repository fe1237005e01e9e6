// Watching a search of a game of several players at work.
#pragma once

#include <cstddef>
#include <vector>

#include "game/game.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// What max^n tells as it goes, in the order in which it happens. Between entered() and returned()
/// of a position lies all that happens below it; an exception ends the search without returned().
template <class O, class G>
concept PayoffsObserver = requires(O& observer, const typename G::Position& position,
                                   const std::vector<typename G::Payoff>& payoffs, Plies remaining,
                                   Mover mover, std::size_t index) {
  /// The position is looked at.
  observer.entered(position, remaining);
  /// It is neither valued statically nor known: this player moves, and its successors are looked
  /// at.
  observer.expanded(position, mover);
  /// It is valued statically: as a leaf, or at the depth limit.
  observer.evaluated(position, payoffs);
  /// Enough of it was known from before.
  observer.known(position, payoffs);
  /// The successor with this index is the one that its mover takes so far, for these payoffs.
  observer.chosen(position, mover, index, payoffs);
  /// Its successors from the one with this index on are cut off.
  observer.cut_off(position, mover, index);
  /// The search of the position ends. Where it was cut off, these are the payoffs of the successor
  /// that was taken so far; they need not be those of the position.
  observer.returned(position, payoffs);
};

/// Costs nothing.
struct NoPayoffsObserver {
  void entered(const auto&, Plies) const {}
  void expanded(const auto&, Mover) const {}
  void evaluated(const auto&, const auto&) const {}
  void known(const auto&, const auto&) const {}
  void chosen(const auto&, Mover, std::size_t, const auto&) const {}
  void cut_off(const auto&, Mover, std::size_t) const {}
  void returned(const auto&, const auto&) const {}
};

}  // namespace minimax
