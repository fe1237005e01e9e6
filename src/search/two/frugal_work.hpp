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
/// takes a successor that neither the search nor another helper has begun, the one that will most
/// likely be needed, and searches it with the same window. As soon as another one is clearly more
/// likely to be needed, the helper leaves what it has. Where it was mistaken, it has asked in vain.
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
    std::vector<double> odds;  ///< of each, for PathOdds
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
    std::uint64_t state;  ///< of all the work, when this was the best to do
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
    /// Whether that one decides.
    void learn(bool decides) {
      if (work_) work_->learn(decides);
    }

   private:
    FrugalWork* work_;
  };

  /// Waits until there is something to do. Nothing where the search is over.
  std::optional<Item> take();
  /// Whether to go on with it: not where the search has come there, or is over; nor where another
  /// one is more likely to be needed: then anybody can take it again, and who gives it back is to
  /// take something else.
  bool keep_or_give_back(Item& item);
  /// The search is over.
  void stop();

 private:
  struct Entered {
    Node node;
    std::uint64_t number;
    std::vector<bool> is_taken;  // of each successor
  };

  static constexpr double nothing = -1;  // less than any need

  void enter(Node node);
  void leave();
  void go_on();
  void learn(bool decides);
  bool is_ahead(const Item& item) const;
  std::vector<std::optional<std::size_t>> untaken() const;
  std::optional<std::size_t> untaken(std::size_t ply) const;
  std::vector<double> needs(const std::vector<std::optional<std::size_t>>& indexes) const;
  bool has_better(const Item& item) const;
  std::optional<Item> find();
  Item item(std::size_t ply, std::size_t index);
  void wake_another();

  const std::shared_ptr<const FrugalMemory<G>> memory_;
  std::mutex mutex_;  // guards all of the following
  std::condition_variable changed_;
  unsigned waiting_ = 0;
  std::vector<Entered> path_;
  PathOdds odds_;              // of the same path
  std::uint64_t entered_ = 0;  // positions
  std::uint64_t state_ = 0;    // counts changes, but for what is given back
  bool is_over_ = false;
};

template <ScaledGame G>
auto FrugalWork<G>::take() -> std::optional<Item> {
  std::unique_lock lock(mutex_);
  while (!is_over_) {
    if (auto item = find()) {
      wake_another();
      return item;
    }
    ++waiting_;
    changed_.wait(lock);
    --waiting_;
  }
  return std::nullopt;
}

template <ScaledGame G>
bool FrugalWork<G>::keep_or_give_back(Item& item) {
  const std::lock_guard lock(mutex_);
  if (item.state == state_ && !is_over_) return true;
  if (!is_ahead(item)) return false;
  if (has_better(item)) {
    path_[item.ply].is_taken[item.index] = false;
    return false;
  }
  item.state = state_;
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
  try {
    std::vector<bool> is_taken(node.successors.size());
    path_.push_back({std::move(node), ++entered_, std::move(is_taken)});
  } catch (...) {
    odds_.leave();
    throw;
  }
  ++state_;
}

template <ScaledGame G>
void FrugalWork<G>::leave() {
  const std::lock_guard lock(mutex_);
  odds_.leave();
  path_.pop_back();
  ++state_;
}

template <ScaledGame G>
void FrugalWork<G>::go_on() {
  const std::lock_guard lock(mutex_);
  odds_.go_on();
  ++state_;
  wake_another();
}

template <ScaledGame G>
void FrugalWork<G>::learn(bool decides) {
  const std::lock_guard lock(mutex_);
  odds_.learn(decides);
  ++state_;
}

// Who finds something to do wakes the next one.
template <ScaledGame G>
void FrugalWork<G>::wake_another() {
  if (waiting_ > 0) changed_.notify_one();
}

// Whether the search has not come there yet.
template <ScaledGame G>
bool FrugalWork<G>::is_ahead(const Item& item) const {
  return !is_over_ && item.ply < path_.size() && path_[item.ply].number == item.node &&
         odds_.begun(item.ply) <= item.index;
}

// Which successor is the next to be taken at each ply.
template <ScaledGame G>
auto FrugalWork<G>::untaken() const -> std::vector<std::optional<std::size_t>> {
  std::vector<std::optional<std::size_t>> untaken(path_.size());
  for (std::size_t ply = 0; ply < path_.size(); ++ply) untaken[ply] = this->untaken(ply);
  return untaken;
}

// Where each successor is one question, the search would always meet the helper at the next one: so
// that begins at the other end.
template <ScaledGame G>
auto FrugalWork<G>::untaken(std::size_t ply) const -> std::optional<std::size_t> {
  const Entered& at = path_[ply];
  const std::size_t begin = odds_.begun(ply), end = at.is_taken.size();
  for (std::size_t i = begin; i < end; ++i) {
    const std::size_t index = at.node.remaining == 0 ? end - 1 - (i - begin) : i;
    if (!at.is_taken[index]) return index;
  }
  return std::nullopt;
}

template <ScaledGame G>
auto FrugalWork<G>::needs(const std::vector<std::optional<std::size_t>>& indexes) const
    -> std::vector<double> {
  std::vector<std::size_t> all(indexes.size());
  for (std::size_t ply = 0; ply < all.size(); ++ply)
    all[ply] = indexes[ply].value_or(odds_.begun(ply));
  std::vector<double> needs = odds_.needs(all);
  for (std::size_t ply = 0; ply < all.size(); ++ply) {
    if (!indexes[ply]) needs[ply] = nothing;
  }
  return needs;
}

// A single question takes no longer than to think of what else there is.
template <ScaledGame G>
bool FrugalWork<G>::has_better(const Item& item) const {
  // Who runs to and fro for next to nothing soon meets the search.
  constexpr double enough = 0.9;
  if (item.remaining == 0) return false;
  auto indexes = untaken();
  indexes[item.ply] = item.index;
  const auto needs = this->needs(indexes);
  return needs[item.ply] < enough * *std::ranges::max_element(needs);
}

template <ScaledGame G>
auto FrugalWork<G>::find() -> std::optional<Item> {
  if (path_.empty()) return std::nullopt;
  const auto indexes = untaken();
  const auto needs = this->needs(indexes);
  const auto best = static_cast<std::size_t>(std::ranges::max_element(needs) - needs.begin());
  return indexes[best] ? std::optional(item(best, *indexes[best])) : std::nullopt;
}

template <ScaledGame G>
auto FrugalWork<G>::item(std::size_t ply, std::size_t index) -> Item {
  Entered& at = path_[ply];
  at.is_taken[index] = true;
  const Successor& successor = at.node.successors[index];
  return {successor.position,
          at.node.remaining,
          at.node.window,
          at.node.context.after(successor.move),
          at.number,
          ply,
          index,
          ++state_};
}

}  // namespace minimax
