#include "term/arithmetic_powers.hpp"

#include <gmpxx.h>

#include <cmath>
#include <cstdint>
#include <variant>

#include "term/arithmetic_conversions.hpp"
#include "term/wide_integer.hpp"

namespace minimax::arithmetic {

namespace {

mpz_class integer_power(const mpz_class& base, std::uint64_t exponent) {
  if (base == 0 || base == 1) return exponent == 0 ? mpz_class(1) : base;
  if (base == -1) return exponent % 2 == 0 ? 1 : -1;
  // The power of two that the base is not below: the result is at most twice as long.
  if (exponent > largest_size_in_bits / (size_in_bits(base) - 1)) fail_too_large();
  mpz_class result;
  mpz_pow_ui(result.get_mpz_t(), base.get_mpz_t(), static_cast<unsigned long>(exponent));
  return result;
}

std::uint64_t magnitude(const mpz_class& exponent) {
  const mpz_class size = abs(exponent);
  if (!is_small(size)) fail_too_large();
  return low_magnitude(size);
}

Value rational_power(const mpq_class& base, const mpz_class& exponent) {
  const std::uint64_t size = magnitude(exponent);
  mpq_class result(integer_power(base.get_num(), size), integer_power(base.get_den(), size));
  if (exponent > 0) return result;
  if (result == 0) fail_zero_divisor();
  return mpq_class(1 / result);
}

Value float_power(const Value& base, const Value& exponent) {
  const double a = to_float(base);
  const double b = to_float(exponent);
  if (a == 0.0 && b < 0) fail_zero_divisor();
  return checked(std::pow(a, b));
}

/// A root of odd degree is defined for a negative base, which std::pow() does not know.
Value float_power(double base, const mpq_class& exponent) {
  const double size = std::pow(std::fabs(base), to_float(exponent));
  const bool negative = base < 0 && mpz_odd_p(exponent.get_num_mpz_t()) != 0;
  return checked(negative ? -size : size);
}

/// Whether `value` has an exact root, which then replaces it.
bool take_root(mpz_class& value, unsigned long degree) {
  return mpz_root(value.get_mpz_t(), value.get_mpz_t(), degree) != 0;
}

Value exact_root_power(const Value& base, const mpq_class& exponent) {
  mpq_class result = to_rational(base);
  const unsigned long degree = saturated_magnitude(exponent.get_den());
  const bool exact = take_root(result.get_num(), degree) && take_root(result.get_den(), degree);
  if (!exact) return float_power(to_float(base), exponent);
  const Value power = rational_power(result, exponent.get_num());
  const mpq_class& rational = std::get<mpq_class>(power);
  const bool of_integer = is_integer(base) && exponent > 0;
  return of_integer ? Value(mpz_class(rational.get_num())) : power;
}

Value power_of_rational_exponent(const Value& base, const mpq_class& exponent) {
  if (!has_low_magnitude(exponent.get_den())) return float_power(to_float(base), exponent);
  if (sign_of(base) < 0 && mpz_even_p(exponent.get_den_mpz_t()) != 0) fail_undefined();
  if (!is_float(base)) return exact_root_power(base, exponent);
  const double real = std::get<double>(base);
  if (real == 0.0) return float_power(base, exponent);
  return float_power(real, exponent);
}

/// 0, 1 and -1 have integer powers whatever the type of the exponent.
bool has_trivial_power(const Value& base, const Value& exponent) {
  if (sign_of(exponent) == 0) return true;
  if (!is_integer(base)) return false;
  const mpz_class& integer = std::get<mpz_class>(base);
  return integer == 0 || integer == 1 || (integer == -1 && is_integer(exponent));
}

Value trivial_power(const Value& base, const Value& exponent) {
  if (sign_of(exponent) == 0) return mpz_class(1);
  const mpz_class& integer = std::get<mpz_class>(base);
  if (integer == 0 && sign_of(exponent) < 0) fail_zero_divisor();
  if (integer != -1) return integer;
  return mpz_class(mpz_even_p(std::get<mpz_class>(exponent).get_mpz_t()) ? 1 : -1);
}

}  // namespace

Value power(const Value& base, const Value& exponent) {
  const bool exponent_is_nan = is_float(exponent) && std::isnan(std::get<double>(exponent));
  if (exponent_is_nan) {
    if (is_integer(base) && std::get<mpz_class>(base) == 1) return base;
    fail_undefined();
  }
  if (has_trivial_power(base, exponent)) return trivial_power(base, exponent);
  if (is_rational(exponent)) {
    return power_of_rational_exponent(base, std::get<mpq_class>(exponent));
  }
  if (is_integer(exponent) && is_rational(base)) {
    return rational_power(std::get<mpq_class>(base), std::get<mpz_class>(exponent));
  }
  if (is_integer(exponent) && is_integer(base)) {
    const std::uint64_t size = magnitude(std::get<mpz_class>(exponent));
    if (sign_of(exponent) > 0) return integer_power(std::get<mpz_class>(base), size);
  }
  return float_power(base, exponent);
}

}  // namespace minimax::arithmetic
