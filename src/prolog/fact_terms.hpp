// The terms of a game of facts, in Prolog.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "facts/fact_game.hpp"
#include "prolog/game_terms.hpp"
#include "prolog/prolog.hpp"
#include "prolog/term_reader.hpp"
#include "prolog/term_writer.hpp"
#include "term/term.hpp"

namespace minimax::prolog {

class FactTerms final : public GameTerms {
 public:
  /// The game must outlive this; other threads may be searching it too.
  explicit FactTerms(const FactGame& game) : game_(game) {}

  /// Nothing where the term is no position of the game. Throws TermError.
  std::optional<TermId> position_of(term_t term) override {
    const std::optional<TermId> found = reader_.find(game_.terms(), term);
    return found && game_.is_position(*found) ? found : std::nullopt;
  }

  void put_position(term_t to, TermId position) override {
    writer_.put(to, game_.terms(), position);
  }
  void put_value(term_t to, TermId position) override {
    writer_.put(to, game_.terms(), *game_.written_value(position));
  }
  void put_player(term_t to, std::size_t index) override {
    writer_.put(to, game_.terms(), game_.player_name(index));
  }
  std::size_t player_count() override { return game_.players(); }
  Message circumstances(const GameError& error) override { return error.reason; }

 private:
  const FactGame& game_;
  TermReader reader_;
  TermWriter writer_;
};

}  // namespace minimax::prolog
