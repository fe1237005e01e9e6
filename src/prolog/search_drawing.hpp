// The drawing and the film of a search on behalf of a Prolog predicate.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
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

/// A search that is drawn, on the tree of the whole game.
struct DrawnSearch {
  TermId root;
  const Options& options;
  GameKind kind;
  module_t module;
  const QuestionWith& question;
  term_t around;  ///< a position that it is drawn around; 0: all is drawn
};

/// The position that it is to be drawn around is not in the tree.
class NotInTree : public std::runtime_error {
 public:
  NotInTree() : std::runtime_error("it is not in the tree that is drawn") {}
};

/// Positions are called what show_position/1 of the module prints, or by their terms. Throws
/// TooManyDrawn, NoSuchStep, NotInTree, PendingException, and what the searches throw.
Drawing drawn_search(GameTerms& game, const DrawnSearch& search);

/// The film of it: see FilmBuilder::json(); and the tree as facts: see TreeFacts. Likewise.
struct Filmed {
  std::string position;               ///< where it begins
  std::optional<std::string> around;  ///< what it is drawn around
  std::string film;
  std::string facts;
};
Filmed filmed_search(GameTerms& game, const DrawnSearch& search);

}  // namespace minimax::prolog
