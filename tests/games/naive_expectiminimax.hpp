// The definition of expectiminimax as short as it can be written: the searches are held against it.
#pragma once

#include <cstddef>
#include <iterator>
#include <optional>
#include <vector>

#include "game/game.hpp"
#include "search/chance/answer.hpp"
#include "search/common/answers.hpp"

namespace minimax {

/// Follows every path by recursion and remembers nothing.
template <ChanceGame G>
class NaiveExpectiminimax {
 public:
  using Position = typename G::Position;
  using Value = typename G::Payoff;

  NaiveExpectiminimax(G& game, std::optional<int> depth, ChanceLine line)
      : game_(game), depth_(depth), is_likeliest_(line == ChanceLine::likeliest) {}

  Value value(const Position& position, int ply = 0) { return node(position, ply, false).value; }

  std::vector<ChanceAnswer<G>> answers(const Position& root, TieRule rule) {
    const Node at_root = node(root, 0, rule == TieRule::first);
    ChanceAnswer<G> only{at_root.value, std::nullopt, {}};
    if (is_leaf(root, 0)) return {only};
    if (game_.mover(root) == Mover::chance) {
      if (is_likeliest_) only.line = at_root.line;
      return {only};
    }
    only = {at_root.value, at_root.line[0], at_root.line};
    if (rule != TieRule::all) return {only};
    std::vector<ChanceAnswer<G>> answers;
    for (const Position& successor : game_.successors(root)) {
      Node next = node(successor, 1, false);
      bool is_new = next.value == at_root.value;
      for (const auto& answer : answers) is_new = is_new && *answer.best != successor;
      if (!is_new) continue;
      answers.push_back({at_root.value, successor, line_from(successor, 1, next)});
    }
    return answers;
  }

 private:
  struct Node {
    Value value;
    std::vector<Position> line;  // below the position
  };

  bool is_leaf(const Position& position, int ply) {
    return ply == depth_ || std::size(game_.successors(position)) == 0;
  }

  std::vector<Position> line_from(const Position& position, int ply, const Node& node) {
    std::vector<Position> line = {position};
    const bool ends =
        !is_likeliest_ && !is_leaf(position, ply) && game_.mover(position) == Mover::chance;
    if (!ends) line.insert(line.end(), node.line.begin(), node.line.end());
    return line;
  }

  Node node(const Position& position, int ply, bool first) {
    if (is_leaf(position, ply)) return {game_.merit(position), {}};
    return game_.mover(position) == Mover::chance ? average(position, ply, first)
                                                  : best(position, ply, first);
  }

  Node average(const Position& position, int ply, bool first) {
    Node found{Value(0), {}};
    typename G::Probability likeliest(0);
    const auto& successors = game_.successors(position);
    for (std::size_t i = 0; i < std::size(successors); ++i) {
      const typename G::Probability probability = game_.probability(position, i);
      if (probability == 0) continue;
      const Node next = node(successors[i], ply + 1, first);
      found.value += probability * next.value;
      if (likeliest < probability) {
        likeliest = probability;
        found.line = line_from(successors[i], ply + 1, next);
      }
    }
    return found;
  }

  Node best(const Position& position, int ply, bool first) {
    const Mover mover = game_.mover(position);
    std::optional<Node> found;
    for (const Position& successor : game_.successors(position)) {
      const Node next = node(successor, ply + 1, first);
      const bool is_better =
          found && (mover == Mover::max ? found->value < next.value : next.value < found->value);
      const bool is_last = found && !first && found->value == next.value;
      if (!found || is_better || is_last) found = {next.value, line_from(successor, ply + 1, next)};
    }
    return *found;
  }

  G& game_;
  std::optional<int> depth_;
  bool is_likeliest_;
};

}  // namespace minimax
