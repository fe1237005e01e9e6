// A game of facts, as searches of chance and of several players see it.
#pragma once

#include "facts/fact_game.hpp"
#include "game/exact_payoffs.hpp"
#include "game/game_view.hpp"

namespace minimax {

using ChanceFacts = ChanceView<FactGame>;
using PlayerFacts = PlayersView<FactGame>;

static_assert(ChanceGame<ChanceFacts> && RankedPlayersGame<PlayerFacts>);
static_assert(PlayersGame<ExactPayoffs<PlayerFacts>>);

}  // namespace minimax
