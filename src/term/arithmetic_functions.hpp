// The functions of SWI-Prolog's arithmetic, by name and arity.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "term/arithmetic_values.hpp"

namespace minimax::arithmetic {

/// Computes with as many arguments as its arity says, which it may change. Throws Error.
using Function = Value (*)(std::span<Value> arguments);

/// Null where SWI-Prolog 9.0.4 has no such function.
Function find_function(std::string_view name, std::size_t arity);

}  // namespace minimax::arithmetic
