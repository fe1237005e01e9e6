// What a program calls the predicates of its game.
#pragma once

#include <cstdint>
#include <optional>

#include "game/game.hpp"
#include "prolog/callback.hpp"
#include "prolog/errors.hpp"
#include "prolog/prolog.hpp"
#include "term/number.hpp"

namespace minimax::prolog {

/// From whose point of view a program values a position.
enum class View : std::uint8_t {
  max,
  mover,  ///< of the one who is to move in it
};

/// What all positions without a value are worth.
struct DefaultValue {
  Number number;
  term_t written;
};

/// The names that stand for the two players, and for chance where it moves too.
struct Players {
  term_t max;
  term_t min;
  std::optional<term_t> chance = std::nullopt;
};

/// By what the roles of a game are played, as minimax/5 documents them; a role that is not mapped
/// is played by the predicate of its own name, where there is one. Its references must outlive it.
struct Interface {
  std::optional<Callback> moves;  ///< of 2 arguments, or of 3: the second is who moves
  std::optional<Callback> move;   ///< one successor an answer
  std::optional<Callback> static_eval;
  std::optional<Callback> utility;
  std::optional<Callback> heuristic;
  std::optional<Callback> max_to_move;
  std::optional<Callback> min_to_move;
  std::optional<Callback> chance_to_move;
  std::optional<Callback> player_to_move;  ///< of several players
  std::optional<Callback> mover;
  std::optional<Callback> last_mover;
  std::optional<Mover> parity;  ///< who moves in the position that is asked for; they take turns
  std::optional<Players> players;
  std::optional<term_t> player_list;  ///< the names of several players
  std::optional<DefaultValue> default_value;
  std::optional<term_t> start;  ///< a goal that sets the game up
  View view = View::max;
  bool variables = false;  ///< positions may hold

  /// Whether anything else than predicates of the roles' own names makes the game.
  bool says_anything() const noexcept {
    return moves || move || static_eval || utility || heuristic || max_to_move || min_to_move ||
           chance_to_move || player_to_move || player_list || mover || last_mover || parity ||
           players || default_value || view != View::max || variables;
  }
  /// Whether a value depends on how many plies are left to the depth limit.
  bool minds_depth() const noexcept {
    const auto minds = [](const std::optional<Callback>& role) {
      return role && role->told_with().depth;
    };
    return minds(static_eval) || minds(utility) || minds(heuristic);
  }
};

/// Reads what library(minimax/interfaces) makes of two lists of Role = What or Role(What), where
/// the first one goes before the second role by role. `game` is the module of the game, in which
/// all is called that is not qualified. Throws PendingException with an error where a list is
/// wrong.
Interface read_interface(term_t first, term_t second, module_t game, Caller caller);

/// That of the games of a module: what its directives say, and before that what the list says, if
/// there is one. Throws as read_interface() does.
Interface interface_of(module_t module, std::optional<term_t> own, Caller caller);

/// Runs the goal that sets the game of the module up, if there is one. Throws PendingException,
/// also where it fails.
void run_start(module_t module, const Interface& interface);

}  // namespace minimax::prolog
