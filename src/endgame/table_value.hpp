// The values of a table, which it has as texts.
#pragma once

#include <optional>
#include <string_view>

#include "term/number.hpp"

namespace minimax {

/// The number that a text of a table is; nothing where it is none.
std::optional<Number> number_of(std::string_view text);

}  // namespace minimax
