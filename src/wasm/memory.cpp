#include "base/memory.hpp"

#include <emscripten/heap.h>

namespace minimax {

// It grows where it is used, and never shrinks.
std::size_t resident_bytes() noexcept {
  return emscripten_get_heap_size();
}

std::size_t peak_resident_bytes() noexcept {
  return resident_bytes();
}

std::size_t available_bytes() noexcept {
  return emscripten_get_heap_max();
}

void return_freed_memory() noexcept {}

}  // namespace minimax
