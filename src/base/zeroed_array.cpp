#include "base/zeroed_array.hpp"

#include <sys/mman.h>

#include <cstdint>
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

// A part of a huge page would stay where it is, and split the page.
void release_zeroed(void* memory, std::size_t bytes, std::size_t released) noexcept {
  if (bytes < huge_page) return;
  const auto begin = reinterpret_cast<std::uintptr_t>(memory);
  const std::uintptr_t end = (begin + released) / huge_page * huge_page;
  if (end > begin) ::madvise(memory, end - begin, MADV_DONTNEED);
}

}  // namespace minimax
