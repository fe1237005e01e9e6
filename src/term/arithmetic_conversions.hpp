// Numbers as an arithmetic function wants them, and why it has none.
#pragma once

#include <gmpxx.h>

#include <cstddef>
#include <variant>

#include "base/message.hpp"
#include "term/arithmetic_values.hpp"
#include "term/number.hpp"

namespace minimax::arithmetic {

/// Thrown by a function: a sentence without a full stop that does not name the function.
struct Error {
  Message sentence;
};

[[noreturn]] void fail(Message sentence);
[[noreturn]] void fail_no_rational(const Value& value);
[[noreturn]] void fail_zero_divisor();
[[noreturn]] void fail_undefined();
[[noreturn]] void fail_too_large();

Value to_value(const Number& number);
Number to_number(const Value& value);

/// Integers, numerators and denominators of more bits are refused.
inline constexpr std::size_t largest_size_in_bits = std::size_t{1} << 24;
/// Throws Error where `value` is beyond that size.
void check_size(const Value& value);

/// The value itself. Throws Error where it is an infinity or NaN, as the results of functions are.
double checked(double value);
/// An infinity or NaN among floats is let pass: a sum with it is refused by its result.
double unchecked_float(const Value& value);
/// The float nearest to it. Throws Error where that is an infinity or NaN; the second one lets
/// these pass where they are the value itself.
double to_float(const Value& value);
double to_float_unless_float(const Value& value);

/// Also of a rational number that is an integer. Throws Error where it is none, or is less.
const mpz_class& to_integer(const Value& value);
const mpz_class& to_integer_at_least(const Value& value, long least);

/// The absolute value, which must have 64 bits at the most; or the largest `unsigned long`, which
/// is odd, and further than there are bits.
unsigned long saturated_magnitude(const mpz_class& value);

/// Both as the wider of their two types: integer, rational, float.
template <class Operation>
Value in_common_type(const Value& a, const Value& b, Operation operation) {
  if (is_float(a) || is_float(b)) {
    return checked(operation(to_float_unless_float(a), to_float_unless_float(b)));
  }
  if (is_rational(a) || is_rational(b)) {
    return mpq_class(operation(to_rational(a), to_rational(b)));
  }
  return mpz_class(operation(std::get<mpz_class>(a), std::get<mpz_class>(b)));
}

}  // namespace minimax::arithmetic
