// Which game a predicate is to search.
#pragma once

#include <cstdint>
#include <optional>

#include "game/game_kind.hpp"
#include "prolog/errors.hpp"
#include "prolog/interface.hpp"
#include "prolog/options.hpp"
#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// Which games a predicate is for.
enum class Asked : std::uint8_t {
  two_players,  ///< without chance
  minimax,      ///< of two players, with chance or without
  with_chance,  ///< likewise, and all are searched as games with chance
  players,      ///< of several players
  any,          ///< of whatever kind they are
};

struct AskedGame {
  GameKind kind;                       ///< as what it is to be searched
  std::optional<Interface> interface;  ///< of a program; nothing for a loaded game
};

/// Throws PendingException with an error where the predicate is not for games of that kind, or an
/// option is not.
AskedGame asked_game(Asked asked, module_t module, term_t position, const PredicateOptions& options,
                     Caller caller);

}  // namespace minimax::prolog
