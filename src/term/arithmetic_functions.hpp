// The functions of SWI-Prolog's arithmetic, by name and arity.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "base/message.hpp"
#include "term/arithmetic_values.hpp"
#include "term/number.hpp"

namespace minimax::arithmetic {

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

}  // namespace minimax::arithmetic
