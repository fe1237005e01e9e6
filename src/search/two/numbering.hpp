// Numbers for the positions of a game that is made of another one.
#pragma once

#include <cstddef>
#include <unordered_map>
#include <vector>

#include "term/term.hpp"

namespace minimax {

/// Equal ones get equal numbers, from 0 on. They need std::hash.
template <class Numbered>
class Numbering {
 public:
  TermId number(const Numbered& of) {
    const auto [found, is_new] = numbers_.try_emplace(of, static_cast<TermId>(numbered_.size()));
    if (is_new) numbered_.push_back(of);
    return found->second;
  }
  /// Valid until the next call of number.
  const Numbered& operator[](TermId number) const { return numbered_[index_of(number)]; }

 private:
  std::unordered_map<Numbered, TermId> numbers_;
  std::vector<Numbered> numbered_;
};

}  // namespace minimax
