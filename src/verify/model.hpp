// The type of a model, for declaring those of a file in a line each.
#pragma once

#include <cstddef>
#include <optional>

#include "verify/misconception.hpp"

namespace minimax::verify {

/// As Misconception::play.
using Model = std::optional<Play>(const exercise::Tree& tree, std::size_t position, Tie tie);

}  // namespace minimax::verify
