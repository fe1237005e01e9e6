// A value that is a number of any kind.
#pragma once

#include <compare>
#include <cstdint>

#include "game/value_scale.hpp"
#include "term/number.hpp"

namespace minimax {

/// A number other than NaN, or a place just below or above one, or beyond them all. Refers to a
/// Number that must outlive it, unless the number fits 64 bits; so a copy is cheap.
class StaticValue {
 public:
  explicit StaticValue(std::int64_t number) noexcept : small_(number) {}
  explicit StaticValue(const Number& number) noexcept : is_large_(!number.is_small()) {
    if (is_large_) {
      large_ = &number;
    } else {
      small_ = number.small();
    }
  }

  /// Needs a value that is a number, and no place beside one.
  Number number() const { return is_large_ ? *large_ : Number(small_); }

  friend bool operator==(const StaticValue& a, const StaticValue& b) { return (a <=> b) == 0; }
  // A search asks for little else.
  friend bool operator<(const StaticValue& a, const StaticValue& b) {
    const bool is_plain = a.end_ == b.end_ && !a.is_large_ && !b.is_large_;
    if (!is_plain) return (a <=> b) < 0;
    return a.small_ < b.small_ || (a.small_ == b.small_ && a.side_ < b.side_);
  }
  friend std::weak_ordering operator<=>(const StaticValue& a, const StaticValue& b) {
    if (a.end_ != b.end_) return a.end_ <=> b.end_;
    if (a.is_large_ || b.is_large_) return compare_large(a, b);
    if (a.small_ != b.small_) return a.small_ <=> b.small_;
    return a.side_ <=> b.side_;
  }

 private:
  friend ValueScale<StaticValue>;

  static std::weak_ordering compare_large(const StaticValue& a, const StaticValue& b);

  union {
    std::int64_t small_;
    const Number* large_;
  };
  bool is_large_ = false;
  std::int8_t end_ = 0;   // -1 below all numbers, 1 above them
  std::int8_t side_ = 0;  // of the number: -1 just below it, 1 just above it
};

template <>
struct ValueScale<StaticValue> {
  using Value = StaticValue;

  static Value lowest() noexcept { return end(-1); }
  static Value highest() noexcept { return end(1); }
  static Value just_below(Value value) noexcept { return moved(value, -1); }
  static Value just_above(Value value) noexcept { return moved(value, 1); }

 private:
  static Value end(std::int8_t end) noexcept {
    Value value(std::int64_t{0});
    value.end_ = end;
    return value;
  }
  static Value moved(Value value, int by) noexcept {
    value.side_ = static_cast<std::int8_t>(value.side_ + by);
    return value;
  }
};

}  // namespace minimax
