// How much memory the process uses, and may use.
#pragma once

#include <cstddef>

namespace minimax {

/// Of real memory, in bytes; 0 where the system does not tell. Takes about a microsecond.
std::size_t resident_bytes() noexcept;

/// The most that it has used so far, likewise. Takes some microseconds.
std::size_t peak_resident_bytes() noexcept;

/// The real memory of the machine, or less where the process or its group is given less.
std::size_t available_bytes() noexcept;

/// What was freed and not returned yet is the system's again. Takes time.
void return_freed_memory() noexcept;

}  // namespace minimax
