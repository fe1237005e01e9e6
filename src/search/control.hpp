// Stopping a search from outside, and what it counted.
#pragma once

#include <cstdint>
#include <exception>
#include <utility>
#include <vector>

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

/// The question "shall I stop?", asked every few hundred positions. The one who is asked may
/// also throw.
class Interrupt {
 public:
  using Question = bool (*)(void* context);

  Interrupt() = default;
  Interrupt(Question question, void* context) : question_(question), context_(context) {}

  /// Throws SearchStopped where the answer is yes. Cheap: most calls do not ask.
  void poll() {
    if (question_ && ++calls_ % calls_per_question == 0 && question_(context_))
      throw SearchStopped();
  }

 private:
  static constexpr std::uint32_t calls_per_question = 256;
  Question question_ = nullptr;
  void* context_ = nullptr;
  std::uint32_t calls_ = 0;
};

struct Statistics {
  std::uint64_t positions = 0;  ///< visited, each once however many paths lead to it
  std::uint64_t leaves = 0;     ///< of these, valued by their static value
  std::uint64_t cut_offs = 0;
  std::uint64_t table_hits = 0;

  friend Statistics operator+(const Statistics& a, const Statistics& b) noexcept {
    return {a.positions + b.positions, a.leaves + b.leaves, a.cut_offs + b.cut_offs,
            a.table_hits + b.table_hits};
  }
  friend Statistics operator-(const Statistics& a, const Statistics& b) noexcept {
    return {a.positions - b.positions, a.leaves - b.leaves, a.cut_offs - b.cut_offs,
            a.table_hits - b.table_hits};
  }
};

}  // namespace minimax
