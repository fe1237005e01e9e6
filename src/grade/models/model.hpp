// The type of a model, for declaring those of a file in a line each.
#pragma once

#include <cstddef>
#include <optional>

#include "grade/models/misconception.hpp"

namespace minimax::grade {

/// As Misconception::play.
using Model = std::optional<Play>(const Tree& tree, std::size_t position, Tie tie);

}  // namespace minimax::grade
