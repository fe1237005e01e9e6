// The positions below a root that are valued statically.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// What a search without cut-offs values statically: the leaves, and the positions at the depth
/// limit. Each once, in the order of the tree. Needs no stack. Of a game it needs no more than its
/// successors.
template <class G>
class Frontier {
 public:
  using Position = typename G::Position;

  /// Where `ends_at_repetitions`, a path ends where it comes back to a position on it. The game
  /// must outlive this.
  Frontier(G& game, bool ends_at_repetitions)
      : game_(game), ends_at_repetitions_(ends_at_repetitions) {}

  std::vector<Position> below(const Position& root, Plies remaining) {
    // Only with a limit can a path that comes back lead to what no other one leads to.
    minds_path_ = ends_at_repetitions_ && remaining != unlimited_plies;
    visit(root, remaining);
    while (!open_.empty()) {
      Open& top = open_.back();
      if (top.next == std::size(top.moves)) {
        if (minds_path_) on_path_.erase(top.position);
        open_.pop_back();
        continue;
      }
      const Position successor = top.moves[top.next++];
      visit(successor, minimax::below(top.remaining));
    }
    return std::move(found_);
  }

 private:
  using Moves = decltype(std::declval<G&>().successors(std::declval<const Position&>()));
  struct Open {  // a position whose successors are being visited
    Position position;
    Plies remaining;
    Moves moves;
    std::size_t next = 0;
  };

  void visit(const Position& position, Plies remaining) {
    if (!is_new(position, remaining)) return;
    if (remaining != 0) {
      Moves moves = game_.successors(position);
      if (std::size(moves) != 0) {
        if (minds_path_) on_path_.insert(position);
        open_.push_back({position, remaining, std::forward<Moves>(moves)});
        return;
      }
    }
    if (is_found_.insert(position).second) found_.push_back(position);
  }

  // What is below depends on the path where the path matters.
  bool is_new(const Position& position, Plies remaining) {
    if (minds_path_) return !on_path_.contains(position);
    std::vector<Plies>& visits = visits_[position];
    if (std::ranges::find(visits, remaining) != visits.end()) return false;
    visits.push_back(remaining);
    return true;
  }

  G& game_;
  bool ends_at_repetitions_;
  bool minds_path_ = false;
  std::vector<Open> open_;
  std::unordered_map<Position, std::vector<Plies>> visits_;
  std::unordered_set<Position> on_path_;
  std::unordered_set<Position> is_found_;
  std::vector<Position> found_;
};

}  // namespace minimax
