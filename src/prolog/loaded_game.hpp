// A fact game, asked from Prolog.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "facts/fact_bounds.hpp"
#include "facts/fact_game.hpp"
#include "game/game.hpp"
#include "game/mover.hpp"
#include "game/payoff.hpp"
#include "prolog/prolog.hpp"
#include "prolog/term_reader.hpp"
#include "prolog/term_writer.hpp"
#include "term/number.hpp"

namespace minimax::prolog {

/// Models Game over a fact game that other threads may be searching too. The names are those of
/// PrologGame.
class LoadedGame {
 public:
  using Position = TermId;
  using Value = Rank;
  using Payoff = minimax::Payoff;
  using Probability = minimax::Payoff;

  /// Whether the search may know that no two paths meet, and do without a table then: it finds the
  /// same, but may look at other positions on its way, and so at another fault of the game first.
  enum class Paths : std::uint8_t { known, unknown };

  explicit LoadedGame(std::shared_ptr<const FactGame> game, Paths paths = Paths::known)
      : game_(std::move(game)), paths_(paths) {}

  std::span<const TermId> successors(TermId position) const noexcept {
    return game_->successors(position);
  }
  Mover mover(TermId position) const { return game_->mover(position); }
  Rank value(TermId position) const { return game_->value(position); }
  std::optional<Rank> estimate(TermId position) const { return game_->estimate(position); }
  Declaration declaration(TermId position) const noexcept { return game_->declaration(position); }
  bool may_transpose(TermId root) const noexcept {
    return paths_ == Paths::unknown || game_->may_transpose(root);
  }

  /// Nothing where the term is no position of the game. Throws TermError.
  std::optional<TermId> position(term_t term) {
    const std::optional<TermId> found = reader_.find(game_->terms(), term);
    return found && game_->is_position(*found) ? found : std::nullopt;
  }
  Rank value_of(const Number& number) const { return game_->value_of(number); }
  /// Needs a value that a position of the game has.
  Number number(Rank value) const { return game_->number(value); }

  /// Of games in which chance moves, or several players.
  Payoff merit(TermId position) const { return game_->merit(position); }
  const Probability& probability(TermId position, std::size_t index) const {
    return game_->probability(position, index);
  }
  std::size_t players() const noexcept { return game_->players(); }
  std::span<const Payoff> payoffs(TermId position) const { return game_->payoffs(position); }
  Rank value(TermId position, std::size_t player) const { return game_->value(position, player); }

  const FactGame& facts() const noexcept { return *game_; }

  void put_position(term_t to, TermId position) { writer_.put(to, game_->terms(), position); }
  /// Needs a position that has a static value.
  void put_value(term_t to, TermId position) {
    writer_.put(to, game_->terms(), *game_->written_value(position));
  }
  void put_player(term_t to, std::size_t index) {
    writer_.put(to, game_->terms(), game_->player_name(index));
  }

 private:
  std::shared_ptr<const FactGame> game_;
  Paths paths_;
  TermReader reader_;
  TermWriter writer_;
};

inline std::optional<Bounds<Payoff>> known_bounds(const LoadedGame& game) {
  return minimax::known_bounds(game.facts());
}
inline std::optional<Payoff> known_sum(const LoadedGame& game) {
  return minimax::known_sum(game.facts());
}
inline bool may_round(const LoadedGame& game) {
  return minimax::may_round(game.facts());
}

}  // namespace minimax::prolog
