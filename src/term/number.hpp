// Exact numbers, as SWI-Prolog reads and compares them.
#pragma once

#include <gmpxx.h>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <variant>

#include "base/hash.hpp"

namespace minimax {

/// An integer of any size, a rational, or an IEEE double (infinities and NaN included). Immutable;
/// a copy shares the big part. Always in its smallest form: a rational whose denominator is 1 is
/// an integer, an integer that fits 64 bits is held in 64 bits.
class Number {
 public:
  Number() noexcept : form_(std::int64_t{0}) {}
  explicit Number(std::int64_t value) noexcept : form_(value) {}
  /// SWI-Prolog has one NaN: whatever its sign and payload, `value` becomes 1.5NaN.
  explicit Number(double value) noexcept
      : form_(value == value ? value : std::numeric_limits<double>::quiet_NaN()) {}
  explicit Number(const mpz_class& value);
  /// `value` need not be in canonical form; its denominator must not be 0.
  explicit Number(mpq_class value);

  bool is_integer() const noexcept {
    return is_small() || std::holds_alternative<BigInteger>(form_);
  }
  bool is_small() const noexcept { return std::holds_alternative<std::int64_t>(form_); }
  bool is_float() const noexcept { return std::holds_alternative<double>(form_); }
  /// Integers are rationals too.
  bool is_rational() const noexcept { return !is_float(); }
  bool is_nan() const noexcept {
    const double* real = std::get_if<double>(&form_);
    return real != nullptr && *real != *real;
  }

  std::int64_t small() const { return std::get<std::int64_t>(form_); }  ///< needs is_small()
  double real() const { return std::get<double>(form_); }               ///< needs is_float()
  mpz_class integer() const;                                            ///< needs is_integer()
  mpq_class rational() const;                                           ///< needs is_rational()
  /// The nearest double, a tie going to the even one, as SWI-Prolog's float/1 rounds; an infinity
  /// where the number is beyond the largest double.
  double to_double() const;

  /// The number as SWI-Prolog 9.0.4's writeq/1 writes it with default flags: `12`, `1r3`, `0.1`,
  /// `1.0e+22`, `1.0Inf`, `1.5NaN`. Reads back as an identical number.
  std::string text() const;

  /// Hash of the identity below: 1 and 1.0 differ.
  std::size_t hash() const noexcept;
  /// Same type and same number: 1 and 1.0 are different terms, 0.0 and -0.0 are too. NaN is
  /// identical to itself.
  friend bool identical(const Number& a, const Number& b) noexcept;
  /// Compares as numbers, exactly, whatever the types: no integer is rounded to a double first.
  /// `unordered` where either is NaN.
  friend std::partial_ordering compare(const Number& a, const Number& b);

 private:
  using BigInteger = std::shared_ptr<const mpz_class>;
  using BigRational = std::shared_ptr<const mpq_class>;

  static bool identical_large(const Number& a, const Number& b) noexcept;
  static std::partial_ordering compare_mixed(const Number& a, const Number& b);
  std::partial_ordering compare_with(double finite) const;  // needs is_rational()
  std::size_t hash_large() const noexcept;

  std::variant<std::int64_t, double, BigInteger, BigRational> form_;
};

inline bool is_negative(const Number& number) {
  return compare(number, Number(std::int64_t{0})) < 0;
}

/// Neither an infinity nor NaN.
bool is_finite(const Number& number);

/// The double nearest to `value`, which must be canonical; see Number::to_double().
double nearest_double(const mpz_class& value);
double nearest_double(const mpq_class& value);

inline std::size_t Number::hash() const noexcept {
  const std::int64_t* small = std::get_if<std::int64_t>(&form_);
  if (small == nullptr) return hash_large();
  return mix(0, static_cast<std::size_t>(*small));
}

inline bool identical(const Number& a, const Number& b) noexcept {
  const std::int64_t* small_a = std::get_if<std::int64_t>(&a.form_);
  const std::int64_t* small_b = std::get_if<std::int64_t>(&b.form_);
  if (small_a != nullptr && small_b != nullptr) return *small_a == *small_b;
  return a.form_.index() == b.form_.index() && Number::identical_large(a, b);
}

inline std::partial_ordering compare(const Number& a, const Number& b) {
  const std::int64_t* small_a = std::get_if<std::int64_t>(&a.form_);
  const std::int64_t* small_b = std::get_if<std::int64_t>(&b.form_);
  if (small_a != nullptr && small_b != nullptr) return *small_a <=> *small_b;
  return Number::compare_mixed(a, b);
}

}  // namespace minimax
