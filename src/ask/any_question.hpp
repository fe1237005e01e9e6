// The question over games of MAX and MIN behind virtual functions, which is compiled once.
#pragma once

#include "ask/two_players_question.hpp"
#include "search/two/any_game.hpp"

namespace minimax {

extern template class TwoPlayersQuestion<AnyGame>;

}  // namespace minimax
