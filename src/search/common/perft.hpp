// How many ways there are to play so many plies: "perft", which programs of chess test their
// generators of moves with (Chess Programming Wiki,
// "Perft").
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <unordered_map>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// How many paths of exactly so many plies begin at the root: one of no plies; those that come to
/// a leaf before do not count. By walking each of them but for the last ply, whose successors are
/// counted only: what a generator of moves is measured with. The count must not exceed 64 bits. As
/// deep a recursion as there are plies.
template <GameTree G>
std::uint64_t perft(G& game, const typename G::Position& root, Plies plies) {
  if (plies == 0) return 1;
  auto&& successors = game.successors(root);
  if (plies == 1) return std::size(successors);
  std::uint64_t paths = 0;
  for (const auto& successor : successors) paths += perft(game, successor, plies - 1);
  return paths;
}

/// The same for any plies at once, ply by ply: of a position that several paths of one length lead
/// to, the successors are asked for once a ply. It remembers the positions of a ply. Needs no
/// stack. Count is a number that can be added to, with 0 and 1; where it has a bound, the counts
/// must not exceed it. Of a game it needs no more than its successors.
template <class G, class Count>
class PathCount {
 public:
  using Position = typename G::Position;

  /// Of the paths from the root; before any ply there is one. The game must outlive this.
  PathCount(G& game, const Position& root, Interrupt interrupt = {})
      : game_(game), interrupt_(interrupt), last_{{root, Count(1)}} {}

  /// After one ply more: how many paths there are. Throws SearchStopped.
  Count next() {
    Count paths(0);
    std::vector<Reached> reached;
    std::unordered_map<Position, std::size_t> places;
    for (const Reached& from : last_) {
      interrupt_.poll(from.position);
      for (const Position& successor : game_.successors(from.position)) {
        paths += from.paths;
        const auto [place, is_new] = places.emplace(successor, reached.size());
        if (is_new)
          reached.push_back({successor, from.paths});
        else
          reached[place->second].paths += from.paths;
      }
    }
    last_ = std::move(reached);
    return paths;
  }
  /// How many different positions these paths end at.
  std::size_t positions() const noexcept { return last_.size(); }

 private:
  struct Reached {
    Position position;
    Count paths;
  };

  G& game_;
  Interrupt interrupt_;
  std::vector<Reached> last_;
};

}  // namespace minimax
