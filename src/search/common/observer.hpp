// Watching a search at work.
#pragma once

#include <concepts>
#include <cstddef>

#include "game/game.hpp"
#include "search/chance/expectation.hpp"
#include "search/common/plies.hpp"
#include "search/common/window.hpp"

namespace minimax {

/// What a window search tells as it goes, in the order in which it happens. Between entered() and
/// returned() of a position lies all that happens below it.
template <class O, class G>
concept SearchObserver = requires(O& observer, const typename G::Position& position,
                                  const typename G::Value& value,
                                  const Window<typename G::Value>& window, Plies remaining,
                                  Mover mover, std::size_t index) {
  /// The position is looked at with this window.
  observer.entered(position, remaining, window);
  /// It is neither valued statically nor a repetition nor known: its successors are looked at.
  observer.expanded(position, mover);
  /// It is valued statically: as a leaf, or at the depth limit.
  observer.evaluated(position, value);
  /// It repeats on its own path.
  observer.repeated(position, value);
  /// The table knew enough of it.
  observer.known(position, value);
  /// The successor with this index gives its mover something better: the window is this one now.
  observer.narrowed(position, mover, index, window);
  /// The rest of its successors is cut off: those that `is_seen(index)` is false of.
  observer.cut_off(position, mover, window, [](std::size_t) { return true; });
  /// The search of the position ends.
  observer.returned(position, value);
};

/// What a window search of a game with chance tells as it goes. Between entered() and returned() of
/// a position lies all that happens below it. The ends of a window belong to it.
template <class O, class G>
concept ChanceObserver = requires(O& observer, const typename G::Position& position,
                                  const typename G::Value& value,
                                  const Bounds<typename G::Value>& bounds,
                                  const Window<typename G::Value>& window, Plies remaining,
                                  Mover mover, std::size_t index) {
  /// As in SearchObserver. The window is the one that was handed to the position.
  observer.entered(position, remaining, window);
  observer.expanded(position, mover);
  observer.evaluated(position, value);
  observer.narrowed(position, mover, index, window);
  observer.cut_off(position, mover, window, [](std::size_t) { return true; });
  /// The table or a probe knew enough of it: its value lies within these bounds.
  observer.known(position, bounds);
  /// Chance moves in the position: of its successor with this index, the first successor alone is
  /// looked at now.
  observer.probing(position, index);
  /// Chance moves in the position: what is known of its successor with this index leaves these
  /// bounds for the value of the position.
  observer.bounded(position, index, bounds);
  /// The search of the position ends: its value lies within these bounds.
  observer.returned(position, bounds);
};

/// What plain expectiminimax tells as it goes. Between entered() and returned() of a position lies
/// all that happens below it.
template <class O, class G>
concept ExpectiminimaxObserver = requires(O& observer, const typename G::Position& position,
                                          const typename G::Value& value, Plies remaining,
                                          Mover mover, std::size_t index) {
  /// The position is looked at.
  observer.entered(position, remaining);
  /// As in SearchObserver.
  observer.expanded(position, mover);
  observer.evaluated(position, value);
  /// The value was known from before.
  observer.known(position, value);
  /// MAX or MIN moves: the successor with this index is better than those before it.
  observer.chosen(position, mover, index, value);
  /// Chance moves: the successor with this index has this value.
  observer.weighed(position, index, value);
  /// The search of the position ends.
  observer.returned(position, value);
};

/// Costs nothing.
struct NoObserver {
  void entered(const auto&, Plies) const {}
  void entered(const auto&, Plies, const auto&) const {}
  void expanded(const auto&, Mover) const {}
  void evaluated(const auto&, const auto&) const {}
  void repeated(const auto&, const auto&) const {}
  void known(const auto&, const auto&) const {}
  void narrowed(const auto&, Mover, std::size_t, const auto&) const {}
  void cut_off(const auto&, Mover, const auto&, const auto&) const {}
  void chosen(const auto&, Mover, std::size_t, const auto&) const {}
  void weighed(const auto&, std::size_t, const auto&) const {}
  void probing(const auto&, std::size_t) const {}
  void bounded(const auto&, std::size_t, const auto&) const {}
  void returned(const auto&, const auto&) const {}
};

}  // namespace minimax
