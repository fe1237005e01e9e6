// What a frugal search has found so far.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "base/spin_lock.hpp"
#include "game/game.hpp"
#include "search/common/move_records.hpp"
#include "search/common/plies.hpp"
#include "search/common/table.hpp"
#include "search/common/window.hpp"

namespace minimax {

/// Bounds of values, and how moves have done. One search adds to it; those of other threads that
/// help it may look at it meanwhile.
template <ScaledGame G>
class FrugalMemory {
 public:
  using Value = typename G::Value;
  using Key = typename Table<G>::Key;
  using Found = typename Table<G>::Found;

  explicit FrugalMemory(std::shared_ptr<Table<G>> table) : table_(std::move(table)) {}
  /// That of a helper, who knows beside it what the search does that is helped, and goes by how
  /// moves have done there.
  FrugalMemory(std::shared_ptr<Table<G>> table, std::shared_ptr<const FrugalMemory> helped)
      : table_(std::move(table)), helped_(std::move(helped)) {}

  /// Whether the bounds are in this table, which nobody else may use then.
  bool is_over(const std::shared_ptr<Table<G>>& table) const noexcept { return table_ == table; }
  void forget_moves() {
    const Locked locked(lock_);
    records_ = {};
  }

  Found find(const Key& key, Plies remaining) const {
    Found found = find_own(key, remaining);
    if (!helped_) return found;
    const Found there = helped_->find_own(key, remaining);
    if (there.known) found.known = there.known;
    if (there.best != Table<G>::no_best) found.best = there.best;
    return found;
  }
  void store(const Key& key, Plies remaining, Scope scope, const Window<Value>& window,
             const Value& value, std::uint32_t best) {
    const Locked locked(lock_);
    table_->store(key, remaining, scope, window, value, best);
  }

  double merit(Mover mover, std::uint64_t move, const MoveContext& context) const {
    if (helped_) return helped_->merit(mover, move, context);
    const Locked locked(lock_);
    return records_.merit(mover, move, context);
  }
  void add(Mover mover, std::uint64_t move, const MoveContext& context, bool has_decided) {
    if (helped_) return;
    const Locked locked(lock_);
    records_.add(mover, move, context, has_decided);
  }

 private:
  Found find_own(const Key& key, Plies remaining) const {
    const Locked locked(lock_);
    return table_->find(key, remaining);
  }

  mutable SpinLock lock_{};
  std::shared_ptr<Table<G>> table_;
  MoveRecords records_;
  std::shared_ptr<const FrugalMemory> helped_;
};

}  // namespace minimax
