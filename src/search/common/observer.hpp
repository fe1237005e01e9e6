// Watching a search at work.
#pragma once

#include <cstddef>

#include "game/game.hpp"
#include "search/common/plies.hpp"
#include "search/common/trace_step.hpp"

namespace minimax {

/// That of a search without windows.
struct NoWindow {};

/// What a search tells as it goes, in the order in which it happens: each of them those steps that
/// it has. Between entered() and returned() of a position lies all that happens below it; an
/// exception ends the search without returned().
///
/// Found is what a search knows of a position: its value, bounds of its value, or the payoffs of
/// all players.
template <class O, class Position, class Found, class Window = NoWindow>
concept SearchObserver = requires(O& observer, const Position& position, const Found& found,
                                  const Window& window, Plies remaining, Mover mover,
                                  std::size_t index, TraceStep step) {
  /// The position is looked at, with the window that was handed to it.
  observer.entered(position, remaining, window);
  /// It is neither valued statically nor a repetition nor known: its successors are looked at.
  observer.expanded(position, mover);
  /// It is valued statically: as a leaf, or at the depth limit.
  observer.evaluated(position, found);
  /// It repeats on its own path.
  observer.repeated(position, found);
  /// Enough of it was known, from a table or a probe.
  observer.known(position, found);
  /// The successor with this index gives the mover something better: the window is this one now.
  observer.narrowed(position, mover, index, window);
  /// Likewise, without windows: it is the one that the mover takes so far.
  observer.chosen(position, mover, index, found);
  /// Chance moves: the successor with this index is worth that.
  observer.weighed(position, index, found);
  /// Chance moves: what is known of the successor with this index leaves that for the position.
  observer.bounded(position, index, found);
  /// A step that is told and changes nothing of what is known; it has to do with the successor with
  /// this index.
  observer.told(step, position, index);
  /// The rest of the successors is cut off: those that `is_seen(index)` is false of.
  observer.cut_off(position, mover, [](std::size_t) { return true; });
  /// The search of the position ends, with what is known of it now. Where max^n was cut off, these
  /// are the payoffs of the successor that was taken so far, which need not be those of the
  /// position.
  observer.returned(position, found);
};

/// Costs nothing. An observer that is derived from it tells what it wants to.
struct NoObserver {
  void entered(const auto&, Plies, const auto&) const {}
  void expanded(const auto&, Mover) const {}
  void evaluated(const auto&, const auto&) const {}
  void repeated(const auto&, const auto&) const {}
  void known(const auto&, const auto&) const {}
  void narrowed(const auto&, Mover, std::size_t, const auto&) const {}
  void chosen(const auto&, Mover, std::size_t, const auto&) const {}
  void weighed(const auto&, std::size_t, const auto&) const {}
  void bounded(const auto&, std::size_t, const auto&) const {}
  void told(TraceStep, const auto&, std::size_t) const {}
  void cut_off(const auto&, Mover, const auto&) const {}
  void returned(const auto&, const auto&) const {}
};

}  // namespace minimax
