// The positions that a search comes to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "term/term.hpp"

namespace minimax {

/// Is told of each position, also of one that the search finds to be known or to be a repetition.
class Visits {
 public:
  virtual ~Visits() = default;
  virtual void add(TermId position) = 0;
};

/// Counts how many different ones there are: in a bit for each number that positions can have.
class DistinctPositions final : public Visits {
 public:
  void add(TermId position) override {
    const std::size_t index = index_of(position);
    const std::size_t at = index / bits;
    if (at >= words_.size()) words_.resize(at + at / 2 + 1);
    std::uint64_t& word = words_[at];
    if (word == 0) used_.push_back(at);
    const std::uint64_t bit = std::uint64_t{1} << (index % bits);
    count_ += (word & bit) == 0;
    word |= bit;
  }
  std::uint64_t count() const noexcept { return count_; }
  /// Takes no longer than adding did.
  void clear() {
    for (const std::size_t at : used_) words_[at] = 0;
    used_.clear();
    count_ = 0;
  }

 private:
  static constexpr std::size_t bits = 64;

  std::vector<std::uint64_t> words_;
  std::vector<std::size_t> used_;  // of the words: those that are not 0
  std::uint64_t count_ = 0;
};

}  // namespace minimax
