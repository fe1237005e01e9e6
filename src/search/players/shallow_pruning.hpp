// Shallow pruning (Korf 1991, "Multi-player alpha-beta pruning", Artificial Intelligence 48): max^n
// that leaves out what cannot matter where the payoffs are bounded.
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <utility>

#include "game/game.hpp"
#include "search/common/answer.hpp"
#include "search/common/control.hpp"
#include "search/common/observer.hpp"
#include "search/players/maxn.hpp"
#include "search/players/payoffs.hpp"

namespace minimax {

/// Payoffs that can be summed. Payoff{} is nought.
template <class G>
concept SummedGame = PlayersGame<G> && std::default_initializable<typename G::Payoff> &&
    requires(const typename G::Payoff& a, const typename G::Payoff& b) {
  { a + b } -> std::convertible_to<typename G::Payoff>;
};

/// The sum, which is not rounded: payoffs that would be are told as exact numbers by exact().
template <class Payoff>
Payoff exact_sum(const Payoff& a, const Payoff& b) {
  if constexpr (requires { exact(a); }) {
    return exact(a) + exact(b);
  } else {
    return a + b;
  }
}

/// What is cut off where no payoff is negative and those of a position sum to no more than a bound.
///
/// Shallow pruning. Let player k move in P and have found a successor that gives it b, and let
/// another player m move in the next successor Q and have found one that gives it x, with
/// b + x > bound. Then k does not take Q, whatever the rest of Q's successors is worth:
///   - The payoffs v of Q have v[m] >= x, since m takes no less.
///   - Were v[k] >= b, then v[k] + v[m] >= b + x > bound, and as no other entry is negative the sum
///     of v would be above the bound. But v is what a position was valued at, and was checked, or
///     would have been.
///   - So v[k] < b: k prefers what it has, under either rule of ties.
/// What the search returns for Q instead is the best that m has found. That too is the static
/// payoffs of some position with entry x for m, so the same holds of it: k does not take it.
/// Where b + x = bound, the same steps give v[k] <= b. Such a Q is not taken where the first of
/// equally good successors is, and is cut off then; but under the rule `last` it may be.
///
/// Hence by induction every position that is not cut off has the payoffs and the line of plain
/// max^n: those of its successors that were cut off are taken neither here nor there, and the
/// others have theirs. A bound is handed from a position to its immediate successors only: Korf
/// shows that deep pruning, by the bound of a farther predecessor, may change the payoffs.
///
/// Immediate pruning: who has the whole bound finds nothing better. Under the rule `last` it may
/// find something as good, and nothing is cut off.
///
/// Sums are only compared. For b + x > bound addition needs no more than be monotone, as that of
/// rounded floating-point numbers is. For b + x = bound it has to be exact: else v[k] may be
/// greater by what is lost in rounding. Where std::numeric_limits does not say so, that is not cut
/// off. Twice the bound must not overflow.
template <class Payoff>
class SumBound {
 public:
  /// Averages may be rounded, and then sum to more than the bound.
  static constexpr bool is_for_chance = false;

  /// The constant sum of the payoffs, or an upper bound of it.
  explicit SumBound(Payoff bound) : bound_(std::move(bound)) {}

  /// Throws PayoffsError<Position>. Sums as it goes, so that nothing above twice the bound occurs.
  template <class Position>
  void check(const Position& position, const auto& payoffs) const {
    for (const Payoff& payoff : payoffs) {
      if (payoff < Payoff{}) throw PayoffsError(PayoffsProblem::negative, position);
    }
    Payoff sum{};
    for (const Payoff& payoff : payoffs) {
      if (!(bound_ < payoff)) sum = exact_sum(sum, payoff);
      if (bound_ < payoff || bound_ < sum)
        throw PayoffsError(PayoffsProblem::sum_over_bound, position);
    }
  }
  bool is_greatest(const Payoff& payoff) const { return !(payoff < bound_); }
  bool refutes(const Payoff& own, const Payoff& elsewhere, Ties ties) const {
    const Payoff sum = exact_sum(own, elsewhere);
    return bound_ < sum || (is_exact && ties == Ties::first && !(sum < bound_));
  }

 private:
  static constexpr bool is_exact = std::numeric_limits<Payoff>::is_exact;

  Payoff bound_;
};

/// Max^n with shallow pruning: the payoffs and the line of MaxN for the same rule of ties.
///
/// The static payoffs of every position that is valued are checked: where one is negative, or their
/// sum is above the bound, PayoffsError<Position> is thrown; and so it is where chance moves. What
/// is cut off is neither valued nor checked, and a cycle that lies there is not noticed.
template <SummedGame G, class Observer = NoObserver>
class ShallowMaxN {
 public:
  using Position = typename G::Position;
  using Payoff = typename G::Payoff;

  /// The bound is the constant sum of the payoffs, or an upper bound of it; twice of it must be a
  /// Payoff. The game must outlive the search, and must not change.
  ShallowMaxN(G& game, Payoff bound, PlayersOptions options = {}, Interrupt interrupt = {},
              Observer observer = {})
      : search_(game, options, interrupt, std::move(observer), SumBound(std::move(bound))) {}

  /// As MaxN::answer().
  PlayersAnswer<G> answer(const Position& root, Ties ties = Ties::last) {
    return search_.answer(root, ties);
  }
  /// As MaxN::payoffs().
  Payoffs<G> payoffs(const Position& root, Ties ties = Ties::last) {
    return search_.payoffs(root, ties);
  }

  /// A position that was cut off may be visited again.
  const Statistics& statistics() const noexcept { return search_.statistics(); }
  std::uint64_t horizon_uses() const noexcept { return search_.horizon_uses(); }

 private:
  MaxN<G, Observer, SumBound<Payoff>> search_;
};

}  // namespace minimax
