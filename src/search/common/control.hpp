// Stopping a search from outside, and what it counted.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "base/memory.hpp"
#include "search/common/visits.hpp"

namespace minimax {

/// Thrown by a search that was asked to stop before it knew an answer.
class SearchStopped : public std::exception {
 public:
  const char* what() const noexcept override { return "the search was stopped"; }
};

/// Thrown where the game goes round in a circle and nothing says what a repeated position is
/// worth. `loop` starts and ends with the same position.
template <class Position>
class CycleError : public std::exception {
 public:
  explicit CycleError(std::vector<Position> loop) : loop(std::move(loop)) {}
  const char* what() const noexcept override { return "the game has a cycle"; }

  std::vector<Position> loop;
};

/// Part of an exception of who is asked whether to stop: nobody on the way takes it for that of a
/// game.
struct ThrownByAsked {};

/// What stops a search from outside: a question that is asked every few positions, a point in time,
/// a number of positions. The one who is asked may also throw, best
/// what is ThrownByAsked.
class Interrupt {
 public:
  using Question = bool (*)(void* context);
  using Clock = std::chrono::steady_clock;

  Interrupt() = default;
  /// Asks, and looks at the clock, once in so many positions. The period is at least 1.
  Interrupt(Question question, void* context, std::uint64_t period = 256)
      : question_(question), context_(context), period_(period), next_ask_(period), next_(period) {}

  /// From now on: what was counted and set before does not count any more. No more than so many
  /// positions, and none after that time.
  void limit(std::optional<std::uint64_t> positions, std::optional<Clock::time_point> time) {
    calls_ = 0;
    is_asking_ = false;
    most_ = positions.value_or(unlimited);
    deadline_ = time;
    next_ask_ = std::min(period_, most_);
    next_ = next_stop();
  }

  /// Who is told of each position that poll() is called for from now on; null: nobody.
  void tell(Visits* visits) {
    visits_ = visits;
    next_ = next_stop();
  }
  Visits* told() const noexcept { return visits_; }

  /// Other threads visit positions too, and count here how many, which limit() counts from now on;
  /// null: none do any more, and what they have visited goes on to count.
  void count_others(const std::atomic<std::uint64_t>* visited) noexcept {
    if (others_) calls_ += others_->load(std::memory_order_relaxed);
    others_ = visited;
  }

  /// Whether the last exception came from who was asked.
  bool asked_has_thrown() const noexcept { return is_asking_; }

  /// Where the process uses more real memory than this, which is looked at now and then.
  void limit_memory(std::optional<std::size_t> bytes) { most_bytes_ = bytes; }

  /// As poll(), for a position that is looked at beside the search: it does not count.
  void look() {
    if (++looks_ % period_ == 0) look_outside(looks_);
  }

  /// Throws SearchStopped where a limit is reached or the answer is yes. Cheap: most calls do not
  /// ask. To be called for each position, before it is looked at.
  template <class Position>
  void poll(const Position& position) {
    if (calls_ >= next_) stop_at(position);
    ++calls_;
  }
  /// Likewise of what is no position.
  void poll() { poll(Nowhere()); }

 private:
  struct Nowhere {};
  static constexpr std::uint64_t memory_period = 1024;  // positions between two looks
  static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

  // Where somebody is told of positions that is each one: who tells nobody pays nothing for it.
  std::uint64_t next_stop() const noexcept { return visits_ ? 0 : next_ask_; }

  template <class Position>
  void stop_at([[maybe_unused]] const Position& position) {
    if (calls_ >= next_ask_) ask();
    if constexpr (std::same_as<Position, TermId>) {
      if (visits_) visits_->add(position);
    } else if constexpr (requires {
                           { position.place } -> std::convertible_to<TermId>;
                         }) {
      if (visits_) visits_->add(position.place);  // of a view of the game
    }
    next_ = next_stop();
  }
  void ask() {
    const std::uint64_t others = others_ ? others_->load(std::memory_order_relaxed) : 0;
    if (calls_ + others >= most_) throw SearchStopped();
    look_outside(calls_);
    next_ask_ = std::min(calls_ + period_, most_);
  }
  // Once in a period, after so many positions.
  void look_outside(std::uint64_t count) {
    if (deadline_ && Clock::now() >= *deadline_) throw SearchStopped();
    if (question_ && asked()) throw SearchStopped();
    if (most_bytes_ && count % memory_period < period_ && resident_bytes() > *most_bytes_)
      throw SearchStopped();
  }

  bool asked() {
    is_asking_ = true;
    const bool stops = question_(context_);
    is_asking_ = false;
    return stops;
  }

  Question question_ = nullptr;
  void* context_ = nullptr;
  std::uint64_t period_ = 256;
  std::uint64_t looks_ = 0;
  std::uint64_t calls_ = 0;
  std::uint64_t next_ask_ = 256;  // call at which to ask
  std::uint64_t next_ = 256;      // and at which to do anything
  std::uint64_t most_ = unlimited;
  bool is_asking_ = false;
  Visits* visits_ = nullptr;
  const std::atomic<std::uint64_t>* others_ = nullptr;
  std::optional<Clock::time_point> deadline_;
  std::optional<std::size_t> most_bytes_;
};

/// The point in time so much later, at the most a year.
inline Interrupt::Clock::time_point time_after(Interrupt::Clock::time_point begin,
                                               std::chrono::duration<double> time) {
  const auto longest = std::chrono::duration<double>(std::chrono::hours(24 * 365));
  return begin + std::chrono::duration_cast<Interrupt::Clock::duration>(std::min(time, longest));
}

/// What a search counted.
struct Statistics {
  /// Visits of positions. Plain minimax visits each position once for each distance from the depth
  /// limit; other searches come back to one that several paths lead to.
  std::uint64_t positions = 0;
  std::uint64_t leaves = 0;      ///< of these, valued by their static value
  std::uint64_t cut_offs = 0;    ///< positions some of whose successors were not looked at
  std::uint64_t table_hits = 0;  ///< visits that the table answered

  friend Statistics operator+(const Statistics& a, const Statistics& b) noexcept {
    return {a.positions + b.positions, a.leaves + b.leaves, a.cut_offs + b.cut_offs,
            a.table_hits + b.table_hits};
  }
  friend Statistics operator-(const Statistics& a, const Statistics& b) noexcept {
    return {a.positions - b.positions, a.leaves - b.leaves, a.cut_offs - b.cut_offs,
            a.table_hits - b.table_hits};
  }
};

/// Adds to a total what a search counts while this lives, also where that ends by an exception.
template <class Search>
class Counted {
 public:
  Counted(Statistics& total, const Search& search)
      : total_(total), search_(search), before_(search.statistics()) {}
  ~Counted() { total_ = total_ + (search_.statistics() - before_); }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  Statistics& total_;
  const Search& search_;
  Statistics before_;
};

}  // namespace minimax
