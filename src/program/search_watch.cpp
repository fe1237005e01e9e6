#include "program/search_watch.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

#include "memory/resident.hpp"
#include "swipl/prolog.hpp"

namespace minimax::program {

namespace {

constexpr std::uint64_t asked_between_looks = 1024;
constexpr std::chrono::seconds long_time(10);

// Three quarters of the machine's.
std::size_t allowed_bytes() {
  const long pages = sysconf(_SC_PHYS_PAGES);
  const long page = sysconf(_SC_PAGESIZE);
  if (pages <= 0 || page <= 0) return 0;
  return static_cast<std::size_t>(pages) / 4 * 3 * static_cast<std::size_t>(page);
}

}  // namespace

SearchWatch::SearchWatch() : most_bytes_(allowed_bytes()), begin_(Clock::now()) {}

void SearchWatch::begin(bool is_limited) {
  begin_ = Clock::now();
  has_told_ = is_limited;
}

bool SearchWatch::ask(void* watch) {
  swipl::handle_signals(nullptr);
  auto& self = *static_cast<SearchWatch*>(watch);
  return ++self.asked_ % asked_between_looks == 0 && self.look();
}

bool SearchWatch::look() {
  if (!has_told_ && Clock::now() - begin_ > long_time) {
    has_told_ = true;
    fmt::print(stderr,
               "minimax: the search goes on, and nothing limits it\n  --depth N, --time-limit "
               "SECONDS or --memory MEGABYTES would; a game without an end needs one.\n");
  }
  if (most_bytes_ == 0 || resident_bytes() <= most_bytes_) return false;
  fmt::print(stderr, "minimax: the search has used {} MB, and is stopped\n", most_bytes_ >> 20);
  return true;
}

}  // namespace minimax::program
