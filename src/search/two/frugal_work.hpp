// What a frugal search is going to need, for those who help it.
#pragma once

#include <algorithm>
#include <cmath>
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

namespace minimax {

/// The positions on the path of a search whose successors it is looking at, in its order. Of one
/// where none of them will decide, all are needed: a helper takes one that the search has not
/// begun, and searches it with the same window. It is the one that will most likely be needed, and
/// of several the nearest to the root, so that the helper is busy for long. Where it was mistaken,
/// it has asked in vain.
template <ScaledGame G>
class FrugalWork {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  struct Successor {
    Position position;
    std::uint64_t move;
    double odds;  ///< log odds, beside those of others in such a place, that it decides
  };
  /// A position whose successors are searched, one after the other.
  struct Node {
    std::vector<Successor> successors;
    Plies remaining;  ///< below each of them
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
  /// Whether the search has not come there yet.
  bool is_ahead(const Item& item) const;
  /// The search is over.
  void stop();

 private:
  struct Entered {
    Node node;
    std::uint64_t number;
    std::size_t begun = 0;  // so many successors by the search
    std::size_t next = 0;   // which nobody has taken, up to `end`
    std::size_t end;
  };

  // How often the search goes on to the next successor, after so many, where one of them is
  // expected to decide and where none is. What was expected may be wrong, and then so it is for a
  // whole search: so the last nodes count most.
  class Rates {
   public:
    void add(const Entered& at, bool goes_on) {
      double& rate = rates_[at.node.is_expected_to_decide][place(at.begun)];
      rate += ((goes_on ? 1 : 0) - rate) / memory;
    }
    double odds_to_stop(const Entered& at, std::size_t after) const {
      constexpr double least = 0.02;
      const double rate =
          std::clamp(rates_[at.node.is_expected_to_decide][place(after)], least, 1 - least);
      return std::log((1 - rate) / rate);
    }

   private:
    static constexpr std::size_t places = 5;
    static constexpr double memory = 16;

    static std::size_t place(std::size_t after) { return std::min(after, places) - 1; }

    double rates_[2][places] = {{.93, .93, .93, .93, .93}, {.3, .3, .3, .3, .3}};
  };

  void enter(Node node);
  void leave();
  void go_on();
  double need(const Entered& at) const;
  std::optional<Item> find();
  Item item(std::size_t ply);

  const std::shared_ptr<const FrugalMemory<G>> memory_;
  mutable std::mutex mutex_;  // guards all of the following
  std::condition_variable changed_;
  unsigned waiting_ = 0;
  std::vector<Entered> path_;
  Rates rates_;
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
bool FrugalWork<G>::is_ahead(const Item& item) const {
  const std::lock_guard lock(mutex_);
  return !is_over_ && item.ply < path_.size() && path_[item.ply].number == item.node &&
         path_[item.ply].begun <= item.index;
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
  const std::size_t end = node.successors.size();
  path_.push_back({.node = std::move(node), .number = ++count_, .end = end});
}

template <ScaledGame G>
void FrugalWork<G>::leave() {
  const std::lock_guard lock(mutex_);
  const Entered& at = path_.back();
  if (at.begun > 0 && at.begun < at.node.successors.size()) rates_.add(at, false);
  path_.pop_back();
}

template <ScaledGame G>
void FrugalWork<G>::go_on() {
  const std::lock_guard lock(mutex_);
  Entered& at = path_.back();
  if (at.begun > 0) rates_.add(at, true);
  ++at.begun;
  at.next = std::max(at.next, at.begun);
  if (waiting_ > 0) changed_.notify_one();
}

// How likely it is that the next successor will be needed: that none decides which comes before.
template <ScaledGame G>
double FrugalWork<G>::need(const Entered& at) const {
  double need = 1;
  for (std::size_t after = std::max<std::size_t>(at.begun, 1); after <= at.next; ++after)
    need /= 1 + std::exp(rates_.odds_to_stop(at, after) + at.node.successors[after - 1].odds);
  return need;
}

template <ScaledGame G>
auto FrugalWork<G>::find() -> std::optional<Item> {
  std::optional<std::size_t> best;
  double most = 0;
  for (std::size_t ply = 0; ply < path_.size(); ++ply) {
    if (path_[ply].next >= path_[ply].end) continue;
    if (const double need = this->need(path_[ply]); need > most) {
      most = need;
      best = ply;
    }
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
