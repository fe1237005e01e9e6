// Which options are for which kind of game.
#pragma once

#include "cli/search_flags.hpp"
#include "game/game_kind.hpp"
#include "search/answers.hpp"

namespace minimax {

/// Throws UsageError where an option is given that is not for games of this kind.
void check_options(const SearchFlags& flags, NodesList nodes_list, GameKind kind);

/// Throws UsageError, which says that `what` is not for games of this kind.
[[noreturn]] void refuse(const char* what, GameKind kind);

}  // namespace minimax
