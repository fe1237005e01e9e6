// What is known of a chance position while its successors become known.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/chance/expectation.hpp"
#include "search/common/window.hpp"

namespace minimax {

/// Whether a value within these bounds cannot lie in the window, whose ends belong to it.
template <class Value>
bool misses(const Bounds<Value>& bounds, const Window<Value>& window) {
  return bounds.upper < window.alpha || window.beta < bounds.lower;
}

/// Bounds of the values of the successors that can be reached, counted from 0, and of the expected
/// value.
template <ChanceGame G>
class ChanceBounds {
 public:
  using Value = typename G::Payoff;

  /// There must be a successor. The value of each lies within the bounds `each`.
  ChanceBounds(std::vector<PossibleSuccessor<G>> successors, const Bounds<Value>& each)
      : successors_(std::move(successors)), known_(successors_.size(), each), value_(sums()) {}

  std::size_t size() const { return successors_.size(); }
  /// Among all successors of the position.
  std::size_t index(std::size_t i) const { return successors_[i].index; }
  const Bounds<Value>& of(std::size_t i) const { return known_[i]; }
  /// Of the expected value: exact where all successors are, and then the very value that plain
  /// expectiminimax gives.
  const Bounds<Value>& value() const { return value_; }

  /// The values of the successor with which the expected value can lie in the window; needs that it
  /// can. `slack` is what rounding may be wrong by, where it is.
  Window<Value> window_for(std::size_t i, const Window<Value>& window,
                           const std::optional<Value>& slack) const;
  /// The value of the successor lies within these bounds too.
  void narrow(std::size_t i, const Bounds<Value>& found);

 private:
  Bounds<Value> sums() const;

  std::vector<PossibleSuccessor<G>> successors_;
  std::vector<Bounds<Value>> known_;
  Bounds<Value> value_;
};

template <ChanceGame G>
auto ChanceBounds<G>::sums() const -> Bounds<Value> {
  ExpectedValue<Value> lower;
  ExpectedValue<Value> upper;
  for (std::size_t i = 0; i < size(); ++i) {
    lower.add(successors_[i].probability, known_[i].lower);
    upper.add(successors_[i].probability, known_[i].upper);
  }
  return {lower.value(), upper.value()};
}

// Were the others worth the most that they can be, the successor would have to be worth alpha at
// the least; likewise for beta.
template <ChanceGame G>
auto ChanceBounds<G>::window_for(std::size_t i, const Window<Value>& window,
                                 const std::optional<Value>& slack) const -> Window<Value> {
  const auto& probability = successors_[i].probability;
  Value down = window.alpha - value_.upper;
  Value up = window.beta - value_.lower;
  if (slack) {
    down = down - *slack;
    up = up + *slack;
  }
  const Value down_here = down / probability;
  const Value up_here = up / probability;
  const auto& [lower, upper] = known_[i];
  return {std::max<Value>(upper + down_here, lower), std::min<Value>(lower + up_here, upper)};
}

template <ChanceGame G>
void ChanceBounds<G>::narrow(std::size_t i, const Bounds<Value>& found) {
  const Bounds<Value> before = std::exchange(known_[i], known_[i].meet(found));
  if constexpr (Rounding<Value>::is_exact) {
    const auto& probability = successors_[i].probability;
    const Value more = known_[i].lower - before.lower;
    const Value less = before.upper - known_[i].upper;
    value_.lower = value_.lower + Value(probability * more);
    value_.upper = value_.upper - Value(probability * less);
  } else {
    // Rounding keeps order: summed alike, no bound crosses the sum of the true values.
    value_ = sums();
  }
}

}  // namespace minimax
