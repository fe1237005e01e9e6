// What a call of arithmetic costs, before anything is computed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "term/arithmetic_values.hpp"

namespace minimax::arithmetic {

/// No integer, numerator or denominator of the result has more bits.
/// Of floats it is 0.
std::size_t bound_in_bits(std::string_view function, std::span<const Value> arguments);

/// About so many products of two machine words the call takes, where its result is within a bound
/// that is small.
std::uint64_t work_of(std::string_view function, std::span<const Value> arguments);

}  // namespace minimax::arithmetic
