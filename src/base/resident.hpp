// How much memory the process uses.
#pragma once

#include <cstddef>

namespace minimax {

/// Of real memory, in bytes; 0 where the system does not tell. Takes about a microsecond.
std::size_t resident_bytes() noexcept;

}  // namespace minimax
