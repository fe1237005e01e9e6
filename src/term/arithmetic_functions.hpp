// The functions of SWI-Prolog's arithmetic, by name and arity.
#pragma once

#include <gmpxx.h>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "term/number.hpp"

namespace minimax::arithmetic {

/// A number while it is computed with. As in SWI-Prolog, an integer that comes out of rational
/// numbers stays a rational until the end: (1r2+1r2)/3 is 1r3, where 1/3 is a float.
using Value = std::variant<mpz_class, mpq_class, double>;

/// Thrown by a function: a sentence without a full stop that does not name the function.
struct Error {
  std::string sentence;
};

/// Computes with as many arguments as its arity says, which it may change. Throws Error.
using Function = Value (*)(std::span<Value> arguments);

/// Null where SWI-Prolog 9.0.4 has no such function.
Function find_function(std::string_view name, std::size_t arity);

Value to_value(const Number& number);
Number to_number(const Value& value);

/// Integers, numerators and denominators of more bits are refused.
inline constexpr std::size_t largest_size_in_bits = std::size_t{1} << 24;
/// Throws Error where `value` is beyond that size.
void check_size(const Value& value);

}  // namespace minimax::arithmetic
