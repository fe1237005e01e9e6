// Who moves, from what a file or a program declares.
#pragma once

#include <optional>

#include "game/game.hpp"
#include "game/game_error.hpp"

namespace minimax {

/// For people. Players have names that the game knows.
constexpr const char* title_of(Mover mover) noexcept {
  if (is_player(mover)) return "a player";
  return mover == Mover::max ? "MAX" : mover == Mover::min ? "MIN" : "chance";
}

/// Which of max_to_move/1, min_to_move/1, chance_to_move/1 and player_to_move/2 hold of a position.
struct Declaration {
  bool max = false;
  bool min = false;
  bool chance = false;
  std::optional<Mover> player = {};  ///< is_player() of it

  bool none() const noexcept { return !max && !min && !chance && !player; }
  /// Whether more than one is declared.
  bool both() const noexcept { return max + min + chance + player.has_value() > 1; }
  /// The one that is declared; nothing where none is or several are.
  std::optional<Mover> mover() const noexcept {
    if (both()) return std::nullopt;
    if (max) return Mover::max;
    if (min) return Mover::min;
    return chance ? std::optional(Mover::chance) : player;
  }
};

/// That of MAX, MIN or chance alone.
constexpr Declaration declaration_of(Mover mover) noexcept {
  return {.max = mover == Mover::max, .min = mover == Mover::min, .chance = mover == Mover::chance};
}

/// Who moves in a position without a declaration of its own: the opponent of the one who moves in
/// all of its successors, MAX or MIN. Nothing where a successor is declared otherwise, twice or not
/// at all.
class MoverOfSuccessors {
 public:
  void add(Declaration successor) noexcept {
    const std::optional<Mover> mover = successor.mover();
    agree_ = agree_ && (mover == Mover::max || mover == Mover::min) && (!mover_ || mover_ == mover);
    mover_ = mover;
  }
  std::optional<Mover> deduced() const noexcept {
    return agree_ && mover_ ? std::optional(opponent(*mover_)) : std::nullopt;
  }

 private:
  std::optional<Mover> mover_;
  bool agree_ = true;
};

/// Who moves in a position of a game that knows declarations: its own decides, where it has none
/// its successors' do. Throws GameError.
template <class G, class Position>
Mover declared_mover(G& game, const Position& position) {
  const Declaration own = game.declaration(position);
  if (own.both()) throw GameError(GameError::Kind::both_movers, position);
  if (const auto mover = own.mover()) return *mover;
  MoverOfSuccessors successors;
  for (const Position& successor : game.successors(position))
    successors.add(game.declaration(successor));
  if (const auto mover = successors.deduced()) return *mover;
  throw GameError(GameError::Kind::no_mover, position);
}

}  // namespace minimax
