// The value that a search over Prolog's numbers compares.
#pragma once

#include <compare>
#include <cstdint>

#include "term/number.hpp"

namespace minimax::swipl {

/// A number other than NaN. Refers to a Number that must outlive it, unless the number fits 64
/// bits; so a copy is cheap.
class StaticValue {
 public:
  explicit StaticValue(std::int64_t number) noexcept : small_(number) {}
  explicit StaticValue(const Number& number) noexcept
      : small_(number.is_small() ? number.small() : 0),
        large_(number.is_small() ? nullptr : &number) {}

  friend bool operator==(const StaticValue& a, const StaticValue& b) { return (a <=> b) == 0; }
  friend std::weak_ordering operator<=>(const StaticValue& a, const StaticValue& b) {
    if (!a.large_ && !b.large_) return a.small_ <=> b.small_;
    const std::partial_ordering order = compare(a.number(), b.number());
    return order < 0   ? std::weak_ordering::less
           : order > 0 ? std::weak_ordering::greater
                       : std::weak_ordering::equivalent;
  }

 private:
  Number number() const { return large_ ? *large_ : Number(small_); }

  std::int64_t small_;
  const Number* large_ = nullptr;
};

}  // namespace minimax::swipl
