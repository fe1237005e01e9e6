// A search that asks a game about few positions, for games that are dear to ask.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "game/asking.hpp"
#include "game/game.hpp"
#include "game/symmetry.hpp"
#include "game/value_scale.hpp"
#include "search/common/control.hpp"
#include "search/common/plies.hpp"
#include "search/common/repetitions.hpp"
#include "search/common/stack_guard.hpp"
#include "search/common/table.hpp"
#include "search/common/window.hpp"
#include "search/two/frugal_memory.hpp"
#include "search/two/frugal_work.hpp"

namespace minimax {

/// Thrown where a guess was to be made, and the game has none.
struct NoGuess {};

/// Whether positions are worth at least some value, as MTD(f) asks (Plaat, Schaeffer, Pijls and de
/// Bruin 1996), with what costs time but no question to the game: before a successor is asked
/// about, the table is looked up for all of them (enhanced transposition cut-offs, the same), and
/// the most promising is tried first: by what is known of the successors from less deep searches of
/// the same parity, and then by how moves that do the same have done elsewhere (MoveRecords).
///
/// Recursive: throws TooDeep before the stack is used up.
template <ScaledGame G>
class FrugalSearch {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  /// The game must outlive the search, and must not change. `repetition` is as in MinimaxOptions.
  FrugalSearch(G& game, std::shared_ptr<FrugalMemory<G>> memory, std::optional<Value> repetition,
               Interrupt& interrupt)
      : game_(game),
        memory_(std::move(memory)),
        interrupt_(interrupt),
        repetitions_(game_, interrupt_, repetition) {}
  FrugalSearch(const FrugalSearch&) = delete;
  FrugalSearch& operator=(const FrugalSearch&) = delete;

  void start(const Position& root, Plies remaining) {
    repetitions_.start(root, remaining);
    is_on_line_ = false;
  }
  void advance(const Position& position) {
    repetitions_.enter(position);
    is_on_line_ = true;
  }
  bool repeats(const Position& position) const { return repetitions_.at(position); }

  /// The window must be null: no value lies inside of it. Gives a lower bound of the value that is
  /// at least beta, or an upper bound that is at most alpha.
  Value search(const Position& position, Plies remaining, const Window<Value>& window) {
    // Few successors are as good as the one that is played.
    expects_beta_ = !expected_ || (*expected_ < window.beta) == is_on_line_;
    const Value value = search_after({}, position, remaining, window);
    if (!is_on_line_) expected_ = value;
    return value;
  }
  /// As search(), of a position to which these moves lead.
  Value search_after(const MoveContext& context, const Position& position, Plies remaining,
                     const Window<Value>& window) {
    window_ = window;
    return visit(position, remaining, context);
  }

  /// What the value of the root will probably be, for those who help.
  void expect(const Value& value) { expected_ = value; }
  /// Whom to tell from now on what will be searched; null: nobody.
  void tell(FrugalWork<G>* work) noexcept { work_ = work; }
  std::shared_ptr<const FrugalMemory<G>> memory() const noexcept { return memory_; }
  /// The static value of the position where the first moves lead to: where to ask first.
  std::optional<Value> first_guess(const Position& root, Plies remaining);

  /// While it lives, the search is a less deep one, for the sake of the order: positions at its
  /// limit need not have a value, and NoGuess is thrown where one has none.
  class Guessing {
   public:
    explicit Guessing(FrugalSearch& search)
        : search_(search), phase_(search.game_), uses_(search.horizon_uses_) {
      search_.guesses_ = true;
    }
    Guessing(const Guessing&) = delete;
    Guessing& operator=(const Guessing&) = delete;
    ~Guessing() {
      search_.guesses_ = false;
      search_.horizon_uses_ = uses_;
    }
    /// Whether the depth limit has played no part since.
    bool reaches_end() const { return search_.horizon_uses_ == uses_; }

   private:
    FrugalSearch& search_;
    GuessingPhase<G> phase_;
    std::uint64_t uses_;
  };

  const Statistics& statistics() const noexcept { return statistics_; }
  /// See AlphaBeta.
  std::uint64_t horizon_uses() const noexcept { return horizon_uses_; }

 private:
  using Moves = decltype(std::declval<G&>().successors(std::declval<const Position&>()));
  using Index = std::uint32_t;
  using Key = typename Table<G>::Key;
  using Known = typename Table<G>::Known;

  static constexpr Index no_move = Table<G>::no_best;
  struct Found {
    Value value;
    Index best;  // that has decided, or no_move
  };

  /// What a less deep search has shown of a successor, as the mover likes it.
  enum class Standing : std::uint8_t { fails, unknown, decides, decided_before };
  struct Candidate {
    Index index;
    Standing standing;
    std::optional<Value> shown;
    double merit;
    std::uint64_t move;
  };

  /// The path leads through this position while it lives.
  class OnPath {
   public:
    OnPath(Repetitions<G>& repetitions, const Position& position) : repetitions_(repetitions) {
      repetitions_.enter(position);
    }
    OnPath(const OnPath&) = delete;
    OnPath& operator=(const OnPath&) = delete;
    ~OnPath() { repetitions_.leave(); }

   private:
    Repetitions<G>& repetitions_;
  };

  Value visit(const Position& position, Plies remaining, const MoveContext& context);
  Value leaf_value(const Position& position, Plies remaining);
  Value asked_value(const Position& position);
  Found expand(const Position& position, const Moves& moves, Plies remaining, Index before,
               const MoveContext& context);
  std::optional<Found> decided(const Moves& moves, Mover mover, Plies remaining);
  Found best_of(const Moves& moves, Mover mover, Plies remaining,
                const std::vector<Candidate>& order, const MoveContext& context);
  typename FrugalWork<G>::Node node(const Moves& moves, Mover mover, Plies remaining,
                                    const std::vector<Candidate>& order,
                                    const MoveContext& context) const;
  static double odds(const Candidate& candidate);
  std::vector<Candidate> ordered(const Position& position, const Moves& moves, Mover mover,
                                 Plies remaining, Index before, const MoveContext& context);
  void look_up(Candidate& candidate, const Position& successor, Mover mover, Plies remaining) const;
  static bool comes_before(const Candidate& a, const Candidate& b, Mover mover);

  std::optional<Value> settled(const Known& known) const {
    if (!(known.lower < window_.beta)) return known.lower;
    if (!(window_.alpha < known.upper)) return known.upper;
    return std::nullopt;
  }
  // Whether the value is what the mover wants.
  bool decides(Mover mover, const Value& value) const {
    return (mover == Mover::max) == !(value < window_.beta);
  }
  void count_use(const Known& known) { horizon_uses_ += !known.scope.reaches_end(); }

  G& game_;
  std::shared_ptr<FrugalMemory<G>> memory_;
  Interrupt& interrupt_;
  Repetitions<G> repetitions_;
  StackGuard stack_;
  FrugalWork<G>* work_ = nullptr;
  Window<Value> window_ = full_window<Value>();
  std::optional<Value> expected_;  // of the root
  bool expects_beta_ = true;       // of the window, or else alpha
  bool is_on_line_ = false;        // what is searched are successors of positions of this value
  bool guesses_ = false;
  std::uint64_t horizon_uses_ = 0;
  Statistics statistics_;
};

template <ScaledGame G>
auto FrugalSearch<G>::visit(const Position& position, Plies remaining, const MoveContext& context)
    -> Value {
  interrupt_.poll(position);
  stack_.check();
  if (const auto repetition = repetitions_.value_at(position)) return *repetition;
  ++statistics_.positions;
  const bool is_storable = !repetitions_.depends_on_path(position);
  const auto& shared = remembered(game_, position);
  const Key key(shared);
  Index before = no_move;
  if (is_storable) {
    const auto [entry, best] = memory_->find(key, remaining);
    before = best;
    if (entry) {
      count_use(*entry);
      if (const auto value = settled(*entry)) {
        ++statistics_.table_hits;
        return *value;
      }
    }
  }
  const std::uint64_t uses_before = horizon_uses_;
  const auto store = [&](const Window<Value>& window, const Found& found) {
    const bool reaches_end = horizon_uses_ == uses_before;
    if (is_storable)
      memory_->store(key, remaining, {remaining, reaches_end ? unlimited_plies : remaining}, window,
                     found.value, found.best);
    return found.value;
  };
  if (remaining == 0) return store(full_window<Value>(), {leaf_value(position, 0), no_move});
  const Moves moves = game_.successors(position);
  if (std::size(moves) == 0)
    return store(full_window<Value>(), {leaf_value(position, remaining), no_move});
  return store(window_, expand(position, moves, remaining, before, context));
}

template <ScaledGame G>
auto FrugalSearch<G>::leaf_value(const Position& position, Plies remaining) -> Value {
  if (remaining == 0) ++horizon_uses_;
  ++statistics_.leaves;
  return asked_value(position);
}

template <ScaledGame G>
auto FrugalSearch<G>::asked_value(const Position& position) -> Value {
  if (!guesses_) return game_.value(position);
  const std::optional<Value> value = guess(game_, position);
  if (!value) throw NoGuess();
  return *value;
}

template <ScaledGame G>
auto FrugalSearch<G>::expand(const Position& position, const Moves& moves, Plies remaining,
                             Index before, const MoveContext& context) -> Found {
  const Mover mover = game_.mover(position);
  const OnPath on_path(repetitions_, position);
  if (const auto found = decided(moves, mover, below(remaining))) {
    ++statistics_.table_hits;
    statistics_.cut_offs += std::size(moves) > 1;
    return *found;
  }
  const auto order = ordered(position, moves, mover, remaining, before, context);
  return best_of(moves, mover, below(remaining), order, context);
}

// A successor of which the table knows that it decides.
template <ScaledGame G>
auto FrugalSearch<G>::decided(const Moves& moves, Mover mover, Plies remaining)
    -> std::optional<Found> {
  for (Index i = 0; i < std::size(moves); ++i) {
    const Position& successor = moves[i];
    if (repetitions_.at(successor) || repetitions_.depends_on_path(successor)) continue;
    const auto& shared = remembered(game_, successor);
    const auto entry = memory_->find(Key(shared), remaining).known;
    const auto value = entry ? settled(*entry) : std::nullopt;
    if (!value || !decides(mover, *value)) continue;
    count_use(*entry);
    return Found{*value, i};
  }
  return std::nullopt;
}

// Without one that decides, the best of the bounds is one of the position.
template <ScaledGame G>
auto FrugalSearch<G>::best_of(const Moves& moves, Mover mover, Plies remaining,
                              const std::vector<Candidate>& order, const MoveContext& context)
    -> Found {
  Value best = worst_for<Value>(mover);
  typename FrugalWork<G>::At at(work_,
                                [&] { return node(moves, mover, remaining, order, context); });
  for (const Candidate& each : order) {
    at.go_on();
    const Value value = visit(moves[each.index], remaining, context.after(each.move));
    const bool has_decided = decides(mover, value);
    at.learn(has_decided);
    memory_->add(mover, each.move, context, has_decided);
    if (has_decided) {
      statistics_.cut_offs += &each != &order.back();
      return {value, each.index};
    }
    if (prefers(mover, value, best)) best = value;
  }
  return {best, no_move};
}

template <ScaledGame G>
auto FrugalSearch<G>::node(const Moves& moves, Mover mover, Plies remaining,
                           const std::vector<Candidate>& order, const MoveContext& context) const ->
    typename FrugalWork<G>::Node {
  // Where the value will be as is expected, one successor decides in every other position, and none
  // in those between.
  typename FrugalWork<G>::Node node{{},      {},      remaining,
                                    window_, context, (mover == Mover::max) == expects_beta_};
  node.successors.reserve(order.size());
  node.odds.reserve(order.size());
  for (const Candidate& each : order) {
    node.successors.push_back({moves[each.index], each.move});
    node.odds.push_back(odds(each));
  }
  return node;
}

// What is known of a successor says more than how its move has done elsewhere.
template <ScaledGame G>
double FrugalSearch<G>::odds(const Candidate& candidate) {
  const double of_move = candidate.merit / 6;
  if (candidate.standing == Standing::unknown) return of_move;
  return candidate.standing == Standing::fails ? of_move - 0.5 : of_move + 0.5;
}

template <ScaledGame G>
auto FrugalSearch<G>::ordered(const Position& position, const Moves& moves, Mover mover,
                              Plies remaining, Index before, const MoveContext& context)
    -> std::vector<Candidate> {
  std::vector<Candidate> order;
  order.reserve(std::size(moves));
  for (Index i = 0; i < std::size(moves); ++i) {
    const Position& successor = moves[i];
    const std::uint64_t move = move_key(game_, position, i, successor);
    Candidate each{i, Standing::unknown, std::nullopt, memory_->merit(mover, move, context), move};
    if (i == before)
      each.standing = Standing::decided_before;
    else if (remaining != unlimited_plies)
      look_up(each, successor, mover, below(remaining));
    order.push_back(each);
  }
  std::ranges::stable_sort(
      order, [&](const Candidate& a, const Candidate& b) { return comes_before(a, b, mover); });
  return order;
}

// Static values swing from ply to ply with who has moved last, so every other depth counts.
template <ScaledGame G>
void FrugalSearch<G>::look_up(Candidate& candidate, const Position& successor, Mover mover,
                              Plies remaining) const {
  constexpr Plies most_looks = 8;
  const auto& shared = remembered(game_, successor);
  const Key key(shared);
  for (Plies look = 1; look <= most_looks && 2 * look <= remaining; ++look) {
    const auto known = memory_->find(key, remaining - 2 * look).known;
    if (!known) continue;
    const bool is_max = mover == Mover::max;
    const Value& sure = is_max ? known->lower : known->upper;
    const Value& hoped = is_max ? known->upper : known->lower;
    if (decides(mover, sure)) {
      candidate.standing = Standing::decides;
      candidate.shown = sure;
    } else if (!decides(mover, hoped)) {
      candidate.standing = Standing::fails;
      candidate.shown = hoped;
    }
    return;
  }
}

template <ScaledGame G>
bool FrugalSearch<G>::comes_before(const Candidate& a, const Candidate& b, Mover mover) {
  if (a.standing != b.standing) return a.standing > b.standing;
  if (a.shown && b.shown && *a.shown != *b.shown) return prefers(mover, *a.shown, *b.shown);
  return a.merit > b.merit;
}

template <ScaledGame G>
auto FrugalSearch<G>::first_guess(const Position& root, Plies remaining) -> std::optional<Value> {
  constexpr Plies longest = 64;
  Position at = root;
  for (Plies ply = 0; ply < longest; ++ply) {
    const bool is_limit = ply == remaining;
    if (is_limit || std::size(game_.successors(at)) == 0) return guess(game_, at);
    at = game_.successors(at)[0];
  }
  return std::nullopt;
}

}  // namespace minimax
