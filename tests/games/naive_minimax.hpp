// The definition of minimax as short as it can be written: the searches are held against it.
#pragma once

#include <algorithm>
#include <vector>

#include "game/game.hpp"
#include "search/common/answer.hpp"
#include "search/two/minimax.hpp"

namespace minimax {

/// Follows every path by recursion and remembers nothing.
template <Game G>
class NaiveMinimax {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  explicit NaiveMinimax(G& game, MinimaxOptions<Value> options = {}, Ties ties = Ties::last)
      : game_(game), options_(options), ties_(ties) {}

  Answer<G> answer(const Position& root) { return answer(root, {}); }

 private:
  Answer<G> answer(const Position& position, std::vector<Position> path) {
    if (options_.repetition && std::ranges::find(path, position) != path.end())
      return {*options_.repetition, {}, true};
    const bool at_limit = options_.depth && path.size() == *options_.depth;
    if (at_limit || std::size(game_.successors(position)) == 0) return {game_.value(position), {}};
    path.push_back(position);
    return best(position, path);
  }

  Answer<G> best(const Position& position, const std::vector<Position>& path) {
    const Mover mover = game_.mover(position);
    std::vector<Answer<G>> answers;
    for (const Position& successor : game_.successors(position)) {
      Answer<G> next = answer(successor, path);
      next.line.insert(next.line.begin(), successor);
      const bool better = answers.empty() || prefers(mover, next.value, answers.back().value);
      const bool equal = !answers.empty() && next.value == answers.back().value;
      if (better) answers.clear();
      if (better || equal) answers.push_back(next);
    }
    return ties_ == Ties::last ? answers.back() : answers.front();
  }

  G& game_;
  MinimaxOptions<Value> options_;
  Ties ties_;
};

}  // namespace minimax
