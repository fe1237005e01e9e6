// What a command prints its answer as.
#pragma once

#include <cstdint>

namespace minimax {

enum class Format : std::uint8_t { text, json };

}  // namespace minimax
