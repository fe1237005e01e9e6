// Games of several players, written as facts.
#pragma once

#include <gmpxx.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/games/players_graph.hpp"

namespace minimax {

inline std::string fact_name(int position) {
  return "p" + std::to_string(position);
}

/// Integers as numbers of several kinds.
inline std::string written_payoff(int payoff, std::size_t form) {
  const std::string text = std::to_string(payoff);
  const std::vector<std::string> forms = {text, text + ".0", text + "*1"};
  return forms[form % 3];
}
/// Rationals, so that averages are exact.
inline std::string written_payoff(const mpq_class& payoff, std::size_t) {
  const std::string text = payoff.get_num().get_str();
  return payoff.get_den() == 1 ? text : text + "r" + payoff.get_den().get_str();
}

template <class V>
std::string facts_of(const PlayersGraph<int, V>& game) {
  std::string text = "players([";
  for (std::size_t i = 0; i < game.players(); ++i)
    text += (i == 0 ? "" : ",") + ("x" + std::to_string(i));
  text += "]).\n";
  for (int i = 0; i < static_cast<int>(game.size()); ++i) {
    const std::string position = fact_name(i);
    const bool is_chance = game.mover(i) == Mover::chance;
    text += is_chance ? "chance_to_move(" + position
                      : "player_to_move(" + position + ", x" +
                            std::to_string(player_index(game.mover(i)));
    text += "). moves(" + position + ", [";
    for (std::size_t j = 0; j < game.successors(i).size(); ++j) {
      text += j == 0 ? "" : ",";
      if (is_chance) text += written_payoff(game.probability(i, j), 0) + "-";
      text += fact_name(game.successors(i)[j]);
    }
    text += "]). static_eval(" + position + ", [";
    for (std::size_t player = 0; player < game.players(); ++player)
      text += (player == 0 ? "" : ",") +
              written_payoff(game.payoffs(i)[player], static_cast<std::size_t>(i) + player);
    text += "]).\n";
  }
  // Where chance alone moves nothing else says that there are players.
  if (text.find("player_to_move") == std::string::npos) text += "player_to_move(nowhere, x0).\n";
  return text;
}

}  // namespace minimax
