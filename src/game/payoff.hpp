// Values of games in which chance moves, or several players.
#pragma once

#include <compare>
#include <cstdint>
#include <utility>

#include "term/number.hpp"

namespace minimax {

/// A finite number that can be averaged. Of integers and rationals the result is exact; where a
/// float takes part it is the float that SWI-Prolog's is/2 gives. Two are equal that compare equal
/// as numbers: 2 and 2.0.
class Payoff {
 public:
  Payoff() = default;
  explicit Payoff(std::int64_t value) : number_(value) {}
  /// Needs a number that is neither infinite nor NaN.
  explicit Payoff(Number number) : number_(std::move(number)) {}

  const Number& number() const noexcept { return number_; }

  friend Payoff operator*(const Payoff& a, const Payoff& b);
  friend Payoff operator+(const Payoff& a, const Payoff& b);
  friend Payoff operator-(const Payoff& a, const Payoff& b);
  /// Needs a divisor that is not 0. Of integers the quotient is exact.
  friend Payoff operator/(const Payoff& a, const Payoff& b);
  friend bool operator==(const Payoff& a, const Payoff& b) {
    return compare(a.number_, b.number_) == 0;
  }
  friend std::partial_ordering operator<=>(const Payoff& a, const Payoff& b) {
    return compare(a.number_, b.number_);
  }

 private:
  Number number_;
};

/// Averages of floats may be too large to be finite.
bool is_finite(const Payoff& payoff);

/// The same number; a float as the rational that it is, so that sums are exact.
Payoff exact(const Payoff& payoff);

/// Whether probabilities sum to 1: exactly where they are rationals, within 1e-9 where a float is
/// among them.
bool is_one(const Payoff& sum);

}  // namespace minimax
