// Numbers for the positions of a game that is made of another one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/number_index.hpp"
#include "term/term.hpp"

namespace minimax {

/// Equal ones get equal numbers, from 0 on. They need std::hash, of whose lowest 32 bits the places
/// in a table are made.
template <class Numbered>
class Numbering {
 public:
  TermId number(const Numbered& of) {
    return TermId{index_.find_or_insert(
        std::hash<Numbered>{}(of), [&](std::uint32_t n) { return numbered_[n] == of; },
        [&] {
          numbered_.push_back(of);
          return static_cast<std::uint32_t>(numbered_.size() - 1);
        })};
  }
  /// Valid until the next call of number.
  const Numbered& operator[](TermId number) const { return numbered_[index_of(number)]; }

 private:
  NumberIndex index_;
  std::vector<Numbered> numbered_;
};

}  // namespace minimax
