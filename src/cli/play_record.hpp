// A game as it is played.
#pragma once

#include <cstddef>
#include <vector>

#include "term/term.hpp"

namespace minimax {

/// The positions so far, and who has brought them about.
class PlayRecord {
 public:
  explicit PlayRecord(TermId start) : steps_{{start, false}} {}

  TermId position() const { return steps_.back().position; }
  std::size_t plies() const { return steps_.size() - 1; }
  void move(TermId successor, bool by_machine) { steps_.push_back({successor, by_machine}); }

  /// Goes back to where a person has moved last; false where nobody has.
  bool undo() {
    std::size_t last = steps_.size();
    while (last > 1 && steps_[last - 1].by_machine) --last;
    if (last == 1) return false;
    steps_.resize(last - 1);
    return true;
  }

 private:
  struct Step {
    TermId position;
    bool by_machine;
  };
  std::vector<Step> steps_;
};

}  // namespace minimax
