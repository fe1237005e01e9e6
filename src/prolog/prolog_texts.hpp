// The positions of a game as the texts that tables know them by, for predicates.
#pragma once

#include <optional>
#include <string>

#include "endgame/tabled_game.hpp"
#include "prolog/game_terms.hpp"
#include "prolog/prolog.hpp"
#include "prolog/query.hpp"
#include "prolog/term_reader.hpp"
#include "prolog/term_writer.hpp"
#include "syntax/read_term.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"
#include "term/writer.hpp"

namespace minimax::prolog {

/// Written with Prolog's own operators, whatever those of the user are: as the command does.
class PrologTexts final : public PositionTexts {
 public:
  /// The game must outlive this.
  explicit PrologTexts(GameTerms& game) : game_(game) {}

  /// Throws TermError.
  std::string text(TermId position) override {
    const Frame frame;
    const term_t term = new_term();
    game_.put_position(term, position);
    return write_quoted(table_, reader_.intern(table_, term), operators_);
  }
  std::optional<TermId> position(const std::string& text) override try {
    const Frame frame;
    const term_t term = new_term();
    writer_.put(term, table_, read_term(text, table_, operators_));
    return game_.position_of(term);
  } catch (const NotATerm&) {
    return std::nullopt;
  }

 private:
  GameTerms& game_;
  TermTable table_;
  OperatorTable operators_;
  TermReader reader_;
  TermWriter writer_;
};

}  // namespace minimax::prolog
