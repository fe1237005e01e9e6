// A loaded game as a term of Prolog: <minimax_game>(0x...).
#pragma once

#include <memory>

#include "prolog/loaded_game.hpp"
#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// Makes the variable a handle. The game is freed when Prolog has collected the handle and no
/// search runs on it.
void unify_handle(term_t variable, std::shared_ptr<const LoadedGame> game);

/// Null where the term is no handle.
std::shared_ptr<const LoadedGame> game_of_handle(term_t term);

}  // namespace minimax::prolog
