// What a search of a game with chance answers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/position_map.hpp"
#include "search/chance/expectation.hpp"
#include "search/common/answer.hpp"
#include "search/common/answers.hpp"
#include "search/common/plies.hpp"
#include "search/common/valued_by.hpp"

namespace minimax {

/// How far the line of an answer goes.
enum class ChanceLine : std::uint8_t {
  to_chance,  ///< to the first chance position below the root, or to a leaf
  likeliest,  ///< to a leaf: a chance position is followed by its likeliest successor, and the
              ///< first of equally likely ones
};

template <ChanceGame G>
struct ChanceAnswer {
  /// The expected value under best play.
  typename G::Payoff value;
  /// The best successor of the root; nothing where chance moves there, or it is valued statically.
  std::optional<typename G::Position> best;
  /// The principal variation: it starts with the best successor. Where chance moves at the root it
  /// is empty, or starts with the likeliest successor.
  std::vector<typename G::Position> line;

  bool operator==(const ChanceAnswer&) const = default;
};

/// The value of a position, and what its mover may choose: all best successors in order, a repeated
/// one as often as the game has it. None where chance moves, or the position is valued statically.
template <ChanceGame G>
struct Choice {
  typename G::Payoff value;
  std::vector<typename G::Position> best;

  const typename G::Position& successor(Ties ties) const {
    return ties == Ties::last ? best.back() : best.front();
  }
};

/// Takes lines from a search, which has
///   choice(position, remaining, value): the Choice of a position, whose value is told where it is
///                                       known already,
///   start(root):                        to be called before a choice from another root,
///   advance(position):                  the path leads through the position from now on.
template <ChanceGame G, class Search>
class ChanceLineFinder {
 public:
  using Position = typename G::Position;
  using Value = typename G::Payoff;

  ChanceLineFinder(G& game, Search& search, Plies plies, ChanceLine kind)
      : game_(game), search_(search), plies_(plies), kind_(kind) {}

  /// With TieRule::all an answer for each of the best successors of the root, in order and each but
  /// once; below them the last of equally good successors is taken.
  std::vector<ChanceAnswer<G>> answers(const Position& root, TieRule rule);

 private:
  ChanceAnswer<G> answer(const Position& root, const Value& value, const Position& best, Ties ties);
  void follow(Position at, Plies remaining, std::optional<Value> value, Ties ties,
              std::vector<Position>& line);
  Position likeliest(const Position& position) {
    const auto moves = game_.successors(position);
    return moves[likeliest_successor(game_, position, std::size(moves))];
  }

  G& game_;
  Search& search_;
  Plies plies_;
  ChanceLine kind_;
};

template <ChanceGame G, class Search>
auto ChanceLineFinder<G, Search>::answers(const Position& root, TieRule rule)
    -> std::vector<ChanceAnswer<G>> {
  search_.start(root);
  const Choice<G> choice = search_.choice(root, plies_, std::nullopt);
  const Ties ties = ties_of(rule);
  if (choice.best.empty()) {
    ChanceAnswer<G> only{choice.value, std::nullopt, {}};
    if (kind_ == ChanceLine::likeliest && !is_static(game_, root, plies_)) {
      search_.advance(root);
      follow(likeliest(root), below(plies_), std::nullopt, ties, only.line);
    }
    return {only};
  }
  if (rule != TieRule::all) return {answer(root, choice.value, choice.successor(ties), ties)};
  std::vector<ChanceAnswer<G>> answers;
  PositionMap<Position, bool> given;
  for (const Position& best : choice.best) {
    if (given.find(best)) continue;
    given.set(best, true);
    answers.push_back(answer(root, choice.value, best, ties));
  }
  return answers;
}

template <ChanceGame G, class Search>
auto ChanceLineFinder<G, Search>::answer(const Position& root, const Value& value,
                                         const Position& best, Ties ties) -> ChanceAnswer<G> {
  ChanceAnswer<G> answer{value, best, {}};
  search_.start(root);
  search_.advance(root);
  follow(best, below(plies_), value, ties, answer.line);
  return answer;
}

// Adds the position and what follows it.
template <ChanceGame G, class Search>
void ChanceLineFinder<G, Search>::follow(Position at, Plies remaining, std::optional<Value> value,
                                         Ties ties, std::vector<Position>& line) {
  for (;; remaining = below(remaining)) {
    line.push_back(at);
    if (is_static(game_, at, remaining)) return;
    const bool is_chance = game_.mover(at) == Mover::chance;
    if (is_chance && kind_ == ChanceLine::to_chance) return;
    if (is_chance) {
      search_.advance(at);
      at = likeliest(at);
      value.reset();
    } else {
      const Choice<G> choice = search_.choice(at, remaining, value);
      search_.advance(at);
      at = choice.successor(ties);
      value = choice.value;
    }
  }
}

}  // namespace minimax
