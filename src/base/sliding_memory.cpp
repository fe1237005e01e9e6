#include "base/sliding_memory.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <array>
#include <mutex>

#include "base/zeroed_array.hpp"

namespace minimax {

namespace {

// A huge page: of a part of one nothing is gained, and it would be split.
constexpr std::size_t step = huge_page;

constexpr std::size_t most_spare = 4;

void give_back(char* memory, std::size_t bytes) noexcept {
  ::madvise(memory, bytes, MADV_DONTNEED);
}

// Takes the pages from one place to another; where they were are zeros then. Where that fails, new
// ones are there: the system may have unmapped the place before it found out.
void move_pages(char* from, char* to) noexcept {
#ifdef MREMAP_DONTUNMAP
  constexpr int how = MREMAP_MAYMOVE | MREMAP_FIXED | MREMAP_DONTUNMAP;
  if (::mremap(from, step, step, how, to) != MAP_FAILED) return;
  ::mmap(to, step, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
#endif
  static_cast<void>(to);
  give_back(from, step);
}

}  // namespace

// In steps, as far as the memory is whole ones.
struct SlidingMemory::Window {
  explicit Window(std::size_t size) : memory(size, Pages::huge), steps(size / step) {}

  ZeroedArray<char> memory;
  const std::size_t steps;
  std::mutex mutex = {};        // of all below
  std::size_t reached = steps;  // all of them: there is no window
  std::size_t released = 0;
  std::array<std::size_t, most_spare> spare = {};  // the first ones
  std::size_t spares = 0;

  void begin_at(std::size_t place) noexcept {
    const std::lock_guard lock(mutex);
    reached = place;
    released = 0;
    spares = 0;
  }
};

SlidingMemory::SlidingMemory(std::size_t size)
    : window_(std::make_unique<Window>(size)), begin_(&window_->memory[0]) {}

SlidingMemory::SlidingMemory(SlidingMemory&&) noexcept = default;
SlidingMemory& SlidingMemory::operator=(SlidingMemory&&) noexcept = default;

SlidingMemory::~SlidingMemory() = default;

void SlidingMemory::begin_window() const noexcept {
  window_->begin_at(0);
}

void SlidingMemory::reach(std::size_t end) const noexcept {
  Window& window = *window_;
  const std::size_t wanted = std::min((end + step - 1) / step, window.steps);
  const std::lock_guard lock(window.mutex);
  for (; window.reached < wanted; ++window.reached) {
    if (window.spares == 0) continue;
    char* const from = begin_ + window.spare[--window.spares] * step;
    move_pages(from, begin_ + window.reached * step);
  }
}

void SlidingMemory::release(std::size_t end) const noexcept {
  Window& window = *window_;
  const std::size_t wanted = std::min(end / step, window.steps);
  const std::lock_guard lock(window.mutex);
  const bool is_needed = window.reached < window.steps;
  for (; is_needed && window.released < wanted && window.spares < most_spare; ++window.released)
    window.spare[window.spares++] = window.released;
  if (!is_needed) {
    for (; window.spares > 0; --window.spares)
      give_back(begin_ + window.spare[window.spares - 1] * step, step);
  }
  if (window.released >= wanted) return;
  give_back(begin_ + window.released * step, (wanted - window.released) * step);
  window.released = wanted;
}

void SlidingMemory::end_window() const noexcept {
  window_->begin_at(window_->steps);
}

}  // namespace minimax
