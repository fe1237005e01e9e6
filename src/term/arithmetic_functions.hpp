// The functions of SWI-Prolog's arithmetic, by name and arity.
#pragma once

#include <gmpxx.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

#include "base/message.hpp"
#include "term/number.hpp"

namespace minimax::arithmetic {

/// A number while it is computed with. As in SWI-Prolog, an integer that comes out of rational
/// numbers stays a rational until the end: (1r2+1r2)/3 is 1r3, where 1/3 is a float.
using Value = std::variant<mpz_class, mpq_class, double>;

/// Thrown by a function: a sentence without a full stop that does not name the function.
struct Error {
  Message sentence;
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

/// Before anything is computed: no integer, numerator or denominator of the result has more bits.
/// Of floats it is 0.
std::size_t bound_in_bits(std::string_view function, std::span<const Value> arguments);
/// About so many products of two machine words the call takes, where its result is within a bound
/// that is small.
std::uint64_t work_of(std::string_view function, std::span<const Value> arguments);

}  // namespace minimax::arithmetic
