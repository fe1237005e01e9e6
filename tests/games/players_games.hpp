// Games of several players that several tests look at.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/common/plies.hpp"
#include "tests/games/chance_graph_game.hpp"
#include "tests/games/players_graph.hpp"

namespace minimax {

/// Figure 6.4 of Russell and Norvig, "Artificial Intelligence: A Modern Approach", 2nd edition: A,
/// B and C move in turn.
inline PlayersGraph<int> three_player_game() {
  return PlayersGraph<int>(3, {{{1, 2}, 0},
                               {{3, 4}, 1},
                               {{5, 6}, 1},
                               {{7, 8}, 2},
                               {{9, 10}, 2},
                               {{11, 12}, 2},
                               {{13, 14}, 2},
                               {{}, 0, {1, 2, 6}},
                               {{}, 0, {4, 2, 3}},
                               {{}, 0, {6, 1, 2}},
                               {{}, 0, {7, 4, 1}},
                               {{}, 0, {5, 1, 1}},
                               {{}, 0, {1, 5, 2}},
                               {{}, 0, {7, 7, 1}},
                               {{}, 0, {5, 4, 5}}});
}

/// Positions are the words of a and b of up to three letters; their letters are counted.
struct Words {
  using Position = std::string;
  using Payoff = long;
  using Value = long;

  std::vector<std::string> successors(const std::string& word) const {
    if (word.size() == 3) return {};
    return {word + "a", word + "b"};
  }
  Mover mover(const std::string& word) const { return player(word.size() % 2); }
  std::size_t players() const { return 2; }
  std::vector<long> payoffs(const std::string& word) const {
    return {std::ranges::count(word, 'a'), std::ranges::count(word, 'b')};
  }
  long value(const std::string& word, std::size_t player) const { return payoffs(word)[player]; }
};

inline PayoffsShape random_shape(Random& random) {
  PayoffsShape shape;
  shape.players = static_cast<std::size_t>(random_between(random, 2, 5));
  shape.bound = random_between(random, 1, random_between(random, 0, 1) ? 5 : 20);
  shape.is_constant = random_between(random, 0, 1) == 1;
  return shape;
}

/// A tree of uneven depth, or a graph with shared positions and without cycles, of 2 to 5 players.
template <class P>
PlayersGraph<P> random_players_game(Random& random, const PayoffsShape& shape, int size = 24) {
  const bool is_tree = random_between(random, 0, 1) == 1;
  return with_players(random,
                      is_tree ? random_tree<P>(random, 2 * size, 4)
                              : random_acyclic_graph<P>(random, random_between(random, 1, size), 3),
                      shape);
}
template <class P>
PlayersGraph<P> random_players_game(Random& random) {
  return random_players_game<P>(random, random_shape(random));
}

/// Likewise, with payoffs that can be averaged; in every third position or so chance moves.
template <class P, class V>
PlayersGraph<P, V> random_game_with_chance(Random& random, const PayoffsShape& payoffs_shape,
                                           int size = 24) {
  const PlayersGraph<P> shape = random_players_game<P>(random, payoffs_shape, size);
  std::vector<typename PlayersGraph<P, V>::Entry> entries;
  for (const auto& [successors, player, payoffs, none] : shape.entries()) {
    entries.push_back({successors, player, std::vector<V>(payoffs.begin(), payoffs.end())});
    if (!successors.empty() && random_between(random, 0, 2) == 0)
      entries.back().probabilities = random_probabilities<V>(random, successors.size());
  }
  return PlayersGraph<P, V>(shape.players(), std::move(entries));
}

inline std::optional<Plies> random_depth(Random& random) {
  if (random_between(random, 0, 1)) return std::nullopt;
  return static_cast<Plies>(random_between(random, 0, 6));
}

}  // namespace minimax
