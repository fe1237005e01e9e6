// What kind of game a program is.
#pragma once

#include "game/game_kind.hpp"
#include "prolog/errors.hpp"
#include "prolog/interface.hpp"
#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// As far as the interface and which predicates are defined in the module tell: a game of several
/// players has player_to_move/2, and neither MAX nor MIN; else chance moves where there is a
/// predicate that says when. Throws PendingException.
GameKind program_kind(module_t module, const Interface& interface);

/// Throws PendingException with an error where the interface gives roles that are not for games of
/// that kind, or do not go together there.
void check_roles(const Interface& interface, GameKind kind, Caller caller);

/// Throws OptionFault where the positions of the game do not say by themselves what a certificate
/// would prove of them.
void check_certifiable(const Interface& interface);

}  // namespace minimax::prolog
