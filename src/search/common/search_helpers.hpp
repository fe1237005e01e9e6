// Threads that help with a search.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "base/helper_threads.hpp"
#include "search/common/control.hpp"

namespace minimax {

/// While it lives, so many other threads call help(index, interrupt, statistics), whose interrupt
/// stops at the end. What they visit counts for the limit of `asker`, and is added to `total` at
/// the end. What one of them throws is dropped: it ends, and who searches will come to what is
/// wrong there, if need be.
class SearchHelpers {
 public:
  using Help = std::function<void(unsigned index, Interrupt& interrupt, Statistics& statistics)>;

  /// The interrupt and the total must outlive this, and are the caller's alone.
  SearchHelpers(unsigned count, Interrupt& asker, Statistics& total, Help help)
      : asker_(asker),
        total_(total),
        help_(std::move(help)),
        counted_(count),
        threads_(std::in_place, count, [this](unsigned index) { run(index); }) {
    asker_.count_others(&visited_);
  }
  SearchHelpers(const SearchHelpers&) = delete;
  SearchHelpers& operator=(const SearchHelpers&) = delete;
  ~SearchHelpers() {
    is_over_.store(true, std::memory_order_relaxed);
    threads_.reset();
    asker_.count_others(nullptr);
    for (const Statistics& each : counted_) total_ = total_ + each;
  }

 private:
  // Short, since a game may take its time for a position, and a limit of positions may be low.
  static constexpr std::uint64_t period = 32;

  void run(unsigned index) {
    try {
      Interrupt interrupt(is_over, this, period);
      help_(index, interrupt, counted_[index]);
    } catch (...) {
    }
  }
  // Asked once in a period.
  static bool is_over(void* helpers) {
    auto& own = *static_cast<SearchHelpers*>(helpers);
    own.visited_.fetch_add(period, std::memory_order_relaxed);
    return own.is_over_.load(std::memory_order_relaxed);
  }

  Interrupt& asker_;
  Statistics& total_;
  Help help_;
  std::vector<Statistics> counted_;  // by index: each helper writes its own
  std::atomic<bool> is_over_ = false;
  std::atomic<std::uint64_t> visited_ = 0;
  std::optional<HelperThreads> threads_;
};

}  // namespace minimax
