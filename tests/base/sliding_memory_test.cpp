#include "base/sliding_memory.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "base/memory.hpp"
#include "base/zeroed_array.hpp"

namespace minimax {
namespace {

constexpr std::size_t steps = 32;
constexpr std::size_t size = steps * huge_page + 1'000;

/// Fills a step with a letter of its own.
void write(const SlidingMemory& memory, std::size_t step) {
  char* const begin = memory.begin() + step * huge_page;
  std::fill(begin, begin + std::min(huge_page, size - step * huge_page),
            static_cast<char>('A' + step));
}

bool holds(const SlidingMemory& memory, std::size_t step, char byte) {
  const std::string_view bytes(memory.begin() + step * huge_page,
                               std::min(huge_page, size - step * huge_page));
  return bytes.find_first_not_of(byte) == bytes.npos;
}

TEST_CASE("what is in the window stays and what is behind it takes no memory") {
  const SlidingMemory memory(size);
  [[maybe_unused]] const std::size_t before = resident_bytes();
  for (int pass = 0; pass < 2; ++pass) {
    memory.begin_window();
    for (std::size_t step = 0; step <= steps; ++step) {
      memory.reach(std::min((step + 1) * huge_page, size));
      write(memory, step);
      if (step < 4) continue;
      memory.release((step - 3) * huge_page + 1);
      for (std::size_t i = step - 3; i <= step; ++i)
        REQUIRE(holds(memory, i, static_cast<char>('A' + i)));
#ifndef __EMSCRIPTEN__  // whose memory grows only
      CHECK(resident_bytes() < before + 12 * huge_page);
#endif
    }
  }
}

TEST_CASE("without a window all stays that is not released") {
  const SlidingMemory memory(size);
  memory.begin_window();
  memory.reach(3 * huge_page);
  memory.release(2 * huge_page);
  memory.end_window();
  for (std::size_t step = 0; step <= steps; ++step) {
    memory.reach(std::min((step + 1) * huge_page, size));
    write(memory, step);
  }
  for (std::size_t step = 0; step <= steps; ++step)
    REQUIRE(holds(memory, step, static_cast<char>('A' + step)));
#ifndef __EMSCRIPTEN__
  memory.release(2 * huge_page);
  CHECK(holds(memory, 0, '\0'));
  CHECK(holds(memory, 1, '\0'));
#endif
  CHECK(holds(memory, 2, 'C'));
}

TEST_CASE("a window reaches several steps at once and loses none") {
  const SlidingMemory memory(size);
  memory.begin_window();
  memory.reach(2 * huge_page);
  write(memory, 0);
  write(memory, 1);
  memory.release(2 * huge_page);
  memory.reach(4 * huge_page);
  write(memory, 3);
  memory.reach(3 * huge_page);
  write(memory, 2);
  CHECK(holds(memory, 2, 'C'));
  CHECK(holds(memory, 3, 'D'));
}

TEST_CASE("small memory has no window and stays where it is when it is moved") {
  SlidingMemory first(10);
  first.begin_window();
  first.reach(10);
  std::fill(first.begin(), first.begin() + 10, 'x');
  first.release(10);
  char* const bytes = first.begin();
  SlidingMemory second(20);
  second = std::move(first);
  CHECK(second.begin() == bytes);
  CHECK(std::string_view(second.begin(), 10) == "xxxxxxxxxx");
}

}  // namespace
}  // namespace minimax
