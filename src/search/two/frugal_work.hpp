// What a frugal search is going to need, for those who help it.
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/common/move_records.hpp"
#include "search/common/plies.hpp"
#include "search/common/window.hpp"
#include "search/two/frugal_memory.hpp"
#include "search/two/path_odds.hpp"

namespace minimax {

/// The positions on the path of a search whose successors it is looking at, in its order. A helper
/// takes a successor that the search has not begun, and searches it with the same window: the one
/// that will most likely be needed, and of several the nearest to the root, so that the helper is
/// busy for long. As soon as another one is clearly more likely to be needed, the helper leaves
/// what it has. Where it was mistaken, it has asked in vain.
template <ScaledGame G>
class FrugalWork {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  struct Successor {
    Position position;
    std::uint64_t move;
  };
  /// A position whose successors are searched, one after the other.
  struct Node {
    std::vector<Successor> successors;
    std::vector<double> odds;  ///< of each, as PathOdds has them
    Plies remaining;           ///< below each of them
    Window<Value> window;
    MoveContext context;
    bool is_expected_to_decide;  ///< one of them is
  };
  /// A successor that somebody is to look at before the search does.
  struct Item {
    Position position;
    Plies remaining;
    Window<Value> window;
    MoveContext context;
    std::uint64_t node;
    std::size_t ply;
    std::size_t index;
  };

  explicit FrugalWork(std::shared_ptr<const FrugalMemory<G>> memory) : memory_(std::move(memory)) {}
  FrugalWork(const FrugalWork&) = delete;
  FrugalWork& operator=(const FrugalWork&) = delete;

  /// Of the search.
  const std::shared_ptr<const FrugalMemory<G>>& memory() const noexcept { return memory_; }

  /// While it lives, the search is at a node: of no work where that is null.
  class At {
   public:
    template <class MakeNode>
    At(FrugalWork* work, MakeNode make_node) : work_(work) {
      if (work_) work_->enter(make_node());
    }
    At(const At&) = delete;
    At& operator=(const At&) = delete;
    ~At() {
      if (work_) work_->leave();
    }
    /// It begins with the next successor.
    void go_on() {
      if (work_) work_->go_on();
    }

   private:
    FrugalWork* work_;
  };

  /// Waits until there is something to do. Nothing where the search is over.
  std::optional<Item> take();
  /// Whether to go on with it: not where the search has come there, nor where another one is more
  /// likely to be needed, which is when it can be taken again.
  bool keep(const Item& item);
  /// The search is over.
  void stop();

 private:
  struct Entered {
    Node node;
    std::uint64_t number;
    std::size_t next = 0;  // which nobody has taken, up to `end`
    std::size_t end;

    bool has_more() const noexcept { return next < end; }
  };

  void enter(Node node);
  void leave();
  void go_on();
  bool is_ahead(const Item& item) const;
  std::vector<std::size_t> next() const;
  std::optional<Item> find();
  Item item(std::size_t ply);

  const std::shared_ptr<const FrugalMemory<G>> memory_;
  mutable std::mutex mutex_;  // guards all of the following
  std::condition_variable changed_;
  unsigned waiting_ = 0;
  std::vector<Entered> path_;
  PathOdds odds_;
  std::uint64_t count_ = 0;
  bool is_over_ = false;
};

template <ScaledGame G>
auto FrugalWork<G>::take() -> std::optional<Item> {
  std::unique_lock lock(mutex_);
  while (!is_over_) {
    if (auto item = find()) return item;
    ++waiting_;
    changed_.wait(lock);
    --waiting_;
  }
  return std::nullopt;
}

template <ScaledGame G>
bool FrugalWork<G>::keep(const Item& item) {
  // Who runs to and fro for next to nothing soon meets the search.
  constexpr double enough = 0.9;
  const std::lock_guard lock(mutex_);
  if (!is_ahead(item)) return false;
  if (item.remaining == 0) return true;
  auto indexes = next();
  indexes[item.ply] = item.index;
  const auto needs = odds_.needs(indexes);
  for (std::size_t ply = 0; ply < path_.size(); ++ply) {
    if (!path_[ply].has_more() || needs[item.ply] >= enough * needs[ply]) continue;
    std::size_t& next = path_[item.ply].next;
    next = std::min(next, item.index);
    return false;
  }
  return true;
}

template <ScaledGame G>
void FrugalWork<G>::stop() {
  const std::lock_guard lock(mutex_);
  is_over_ = true;
  changed_.notify_all();
}

template <ScaledGame G>
void FrugalWork<G>::enter(Node node) {
  const std::lock_guard lock(mutex_);
  odds_.enter(std::move(node.odds), node.is_expected_to_decide);
  const std::size_t end = node.successors.size();
  path_.push_back({.node = std::move(node), .number = ++count_, .end = end});
}

template <ScaledGame G>
void FrugalWork<G>::leave() {
  const std::lock_guard lock(mutex_);
  odds_.leave();
  path_.pop_back();
}

template <ScaledGame G>
void FrugalWork<G>::go_on() {
  const std::lock_guard lock(mutex_);
  odds_.go_on();
  std::size_t& next = path_.back().next;
  next = std::max(next, odds_.begun(path_.size() - 1));
  if (waiting_ > 0) changed_.notify_one();
}

// Whether the search has not come there yet.
template <ScaledGame G>
bool FrugalWork<G>::is_ahead(const Item& item) const {
  return !is_over_ && item.ply < path_.size() && path_[item.ply].number == item.node &&
         odds_.begun(item.ply) <= item.index;
}

template <ScaledGame G>
auto FrugalWork<G>::next() const -> std::vector<std::size_t> {
  std::vector<std::size_t> next;
  next.reserve(path_.size());
  for (const Entered& at : path_) next.push_back(at.next);
  return next;
}

template <ScaledGame G>
auto FrugalWork<G>::find() -> std::optional<Item> {
  std::optional<std::size_t> best;
  const auto needs = odds_.needs(next());
  for (std::size_t ply = 0; ply < path_.size(); ++ply) {
    if (path_[ply].has_more() && (!best || needs[ply] > needs[*best])) best = ply;
  }
  return best ? std::optional(item(*best)) : std::nullopt;
}

// Where each successor is one question, the search would always meet the helper at the next one: so
// that begins at the other end.
template <ScaledGame G>
auto FrugalWork<G>::item(std::size_t ply) -> Item {
  Entered& at = path_[ply];
  const std::size_t index = at.node.remaining == 0 ? --at.end : at.next++;
  const Successor& successor = at.node.successors[index];
  return {successor.position,
          at.node.remaining,
          at.node.window,
          at.node.context.after(successor.move),
          at.number,
          ply,
          index};
}

}  // namespace minimax
