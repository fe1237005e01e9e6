#include "base/zeroed_array.hpp"

#include <sys/mman.h>

#include <cstdlib>
#include <new>

namespace minimax {

namespace {

constexpr std::size_t huge_page = std::size_t{2} << 20;

}  // namespace

void* map_zeroed(std::size_t bytes, Pages pages) {
  if (bytes < huge_page) {
    void* const memory = std::calloc(bytes, 1);
    if (!memory) throw std::bad_alloc();
    return memory;
  }
  void* const memory =
      ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  if (pages == Pages::huge) ::madvise(memory, bytes, MADV_HUGEPAGE);  // a wish
  return memory;
}

void unmap_zeroed(void* memory, std::size_t bytes) noexcept {
  if (bytes < huge_page) return std::free(memory);
  ::munmap(memory, bytes);
}

}  // namespace minimax
