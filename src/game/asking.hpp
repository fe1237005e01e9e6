// What it costs to ask a game, and what a game can tell beside its rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "game/game.hpp"

namespace minimax {

/// Whether to ask about a new position takes so long that a search had better think than ask, and
/// what was asked before costs next to nothing. A game says so; else it is not.
template <class G>
bool is_dear(const G& game) {
  if constexpr (requires { game.is_dear(); }) {
    return game.is_dear();
  } else {
    return false;
  }
}

/// What the move to the successor with this index does: moves of equal numbers do the same in two
/// positions, as far as one can tell. A game that does not know is taken to list like moves in like
/// order.
template <GameTree G>
std::uint64_t move_key(G& game, const typename G::Position& position, std::size_t index,
                       const typename G::Position& successor) {
  if constexpr (requires { game.move_key(position, index, successor); }) {
    return game.move_key(position, index, successor);
  } else {
    return index;
  }
}

/// The static value of a position that the game is not obliged to value: what value() gives, or
/// nothing where that would fail. A failure leaves no trace, and the game can still be asked.
template <Game G>
std::optional<typename G::Value> guess(G& game, const typename G::Position& position) {
  if constexpr (requires { game.guess(position); }) {
    return game.guess(position);
  } else {
    try {
      return game.value(position);
    } catch (const NoStaticValue&) {
      return std::nullopt;
    }
  }
}

/// While it lives, a game is asked for guesses about positions that nobody would have asked it
/// about else: who may never come back from there minds that now.
template <class G>
class GuessingPhase {
 public:
  explicit GuessingPhase(G& game) : game_(game) {
    if constexpr (can_mind) game_.begin_guessing();
  }
  ~GuessingPhase() {
    if constexpr (can_mind) game_.end_guessing();
  }
  GuessingPhase(const GuessingPhase&) = delete;
  GuessingPhase& operator=(const GuessingPhase&) = delete;

 private:
  static constexpr bool can_mind = requires(G & game) {
    game.begin_guessing();
    game.end_guessing();
  };

  G& game_;
};

/// Threads, each with a game of its own that has the same positions as another one, where it is of
/// the same game: what one of them was answered, all know, and none asks what another is asking.
template <class G>
class AskingThreads {
 public:
  AskingThreads() = default;
  AskingThreads(const AskingThreads&) = delete;
  AskingThreads& operator=(const AskingThreads&) = delete;
  virtual ~AskingThreads() = default;

  /// Each calls work(game) as soon as it has come back from the work before, which it may not do.
  virtual void start(std::function<void(G&)> work) = 0;
};

/// Those that ask the same as this game, and have nothing else to do; null where there are none.
template <class G>
AskingThreads<G>* asking_threads(G& game) {
  if constexpr (requires { game.asking_threads(); }) {
    return game.asking_threads();
  } else {
    return nullptr;
  }
}

}  // namespace minimax
