// Questions over games of any kind.
#pragma once

#include <concepts>
#include <memory>
#include <type_traits>

#include "ask/any_question.hpp"
#include "ask/chance_question.hpp"
#include "ask/players_question.hpp"
#include "ask/question.hpp"
#include "ask/surroundings.hpp"
#include "ask/two_players_question.hpp"
#include "game/game_kind.hpp"
#include "search/two/any_game.hpp"

namespace minimax {

/// Over a game that is searched as one of this kind, with options that check_for() lets pass. The
/// game and the surroundings must outlive it. Throws OptionFault.
template <class G>
std::unique_ptr<Question> make_question(G& game, GameKind kind, const Options& options,
                                        Surroundings& surroundings) {
  switch (kind) {
    case GameKind::chance:
      return std::make_unique<ChanceQuestion<G>>(game, options, surroundings);
    case GameKind::players:
      return std::make_unique<PlayersQuestion<G>>(game, options, surroundings);
    case GameKind::two_players:
      break;
  }
  // One that is AnyGame already is as fast as any.
  using Searched = std::conditional_t<std::derived_from<G, AnyGame>, AnyGame, G>;
  return std::make_unique<TwoPlayersQuestion<Searched>>(game, options, surroundings);
}

}  // namespace minimax
