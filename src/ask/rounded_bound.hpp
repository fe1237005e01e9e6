// Bounds of values that round, for people.
#pragma once

#include "term/number.hpp"

namespace minimax {

/// A float without the digits that a search which rounds is not sure of, where `slack` is how far
/// its windows are wider for that; any other number as it is.
Number rounded_bound(const Number& bound, const Number& slack);

}  // namespace minimax
