// The positions below a root that are valued statically.
#pragma once

#include <algorithm>
#include <iterator>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "game/game.hpp"
#include "search/plies.hpp"

namespace minimax {

/// What a search without cut-offs values statically: the leaves, and the positions at the depth
/// limit. Each once, in the order of the tree. Needs no stack.
template <Game G>
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
      if (top.next == std::size(game_.successors(top.position))) {
        if (minds_path_) on_path_.erase(top.position);
        open_.pop_back();
        continue;
      }
      const Position successor = game_.successors(top.position)[top.next++];
      visit(successor, minimax::below(top.remaining));
    }
    return std::move(found_);
  }

 private:
  struct Open {  // a position whose successors are being visited
    Position position;
    Plies remaining;
    std::size_t next;  // successor
  };

  void visit(const Position& position, Plies remaining) {
    if (!is_new(position, remaining)) return;
    if (remaining == 0 || std::size(game_.successors(position)) == 0) {
      if (is_found_.insert(position).second) found_.push_back(position);
      return;
    }
    if (minds_path_) on_path_.insert(position);
    open_.push_back({position, remaining, 0});
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
