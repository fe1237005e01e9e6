#include "base/zeroed_array.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <new>

namespace minimax {

namespace {

void* map(std::size_t bytes) {
  void* const memory =
      ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  return memory;
}

// Huge pages lie at multiples of their size: before the first one would be small ones, of which
// each takes as long when it is touched.
void* map_huge(std::size_t bytes) {
#ifdef __EMSCRIPTEN__  // whose memory is unmapped as a whole
  return map(bytes);
#else
  static const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  const std::size_t size = (bytes + page - 1) / page * page;
  char* const begin = static_cast<char*>(map(size + huge_page));
  const std::size_t before = -reinterpret_cast<std::uintptr_t>(begin) % huge_page;
  if (before > 0) ::munmap(begin, before);
  ::munmap(begin + before + size, huge_page - before);
  ::madvise(begin + before, size, MADV_HUGEPAGE);  // a wish
  return begin + before;
#endif
}

}  // namespace

void* map_zeroed(std::size_t bytes, Pages pages) {
  if (bytes >= huge_page) return pages == Pages::huge ? map_huge(bytes) : map(bytes);
  void* const memory = std::calloc(bytes, 1);
  if (!memory) throw std::bad_alloc();
  return memory;
}

void unmap_zeroed(void* memory, std::size_t bytes) noexcept {
  if (bytes < huge_page) return std::free(memory);
  ::munmap(memory, bytes);
}

}  // namespace minimax
