// Games of several players, written as facts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/games/players_graph.hpp"

namespace minimax {

inline std::string fact_name(int position) {
  return "p" + std::to_string(position);
}

/// The facts of a game; its payoffs are written as numbers of several kinds.
inline std::string facts_of(const PlayersGraph<int>& game) {
  std::string text = "players([";
  for (std::size_t i = 0; i < game.players(); ++i)
    text += (i == 0 ? "" : ",") + ("x" + std::to_string(i));
  text += "]).\n";
  for (int i = 0; i < static_cast<int>(game.size()); ++i) {
    const std::string position = fact_name(i);
    std::string successors;
    for (const int successor : game.successors(i))
      successors += (successors.empty() ? "" : ",") + fact_name(successor);
    text += "player_to_move(" + position + ", x" + std::to_string(player_index(game.mover(i))) +
            "). moves(" + position + ", [" + successors + "]). static_eval(" + position + ", [";
    for (std::size_t player = 0; player < game.players(); ++player) {
      const std::string payoff = std::to_string(game.payoffs(i)[player]);
      const std::vector<std::string> forms = {payoff, payoff + ".0", payoff + "*1"};
      text += (player == 0 ? "" : ",") + forms[(static_cast<std::size_t>(i) + player) % 3];
    }
    text += "]).\n";
  }
  return text;
}

}  // namespace minimax
