// The drawing and the film of a search on behalf of a Prolog predicate.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "ask/options.hpp"
#include "ask/question.hpp"
#include "draw/drawing.hpp"
#include "game/game_kind.hpp"
#include "prolog/game_terms.hpp"
#include "prolog/prolog.hpp"
#include "term/term.hpp"

namespace minimax::prolog {

/// Makes the question about a game that these options ask.
using QuestionWith = std::function<std::unique_ptr<Question>(const Options& options)>;

/// A search from a position, on the tree of the whole game. Positions are called what
/// show_position/1 of the module prints, or by their terms. Throws TooManyDrawn, PendingException,
/// and what the searches throw.
Drawing drawn_search(GameTerms& game, TermId root, const Options& options, GameKind kind,
                     module_t module, const QuestionWith& question);

/// The film of it: see FilmBuilder::json(); and the tree as facts: see TreeFacts. Likewise.
struct Filmed {
  std::string position;  ///< where it begins
  std::string film;
  std::string facts;
};
Filmed filmed_search(GameTerms& game, TermId root, const Options& options, GameKind kind,
                     module_t module, const QuestionWith& question);

}  // namespace minimax::prolog
