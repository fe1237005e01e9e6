// Powers as SWI-Prolog has them.
#pragma once

#include "term/arithmetic_values.hpp"

namespace minimax::arithmetic {

/// Of integers and rational numbers an exact one where there is one; but of an integer to a
/// negative integer, unless it is 1 or -1, a float. Throws Error.
Value power(const Value& base, const Value& exponent);

}  // namespace minimax::arithmetic
