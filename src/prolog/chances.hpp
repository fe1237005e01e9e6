// The moves of chance that a program gives, [P-Successor, ...].
#pragma once

#include <span>
#include <vector>

#include "base/message.hpp"
#include "game/payoff.hpp"
#include "prolog/prolog.hpp"
#include "term/number.hpp"

namespace minimax::prolog {

/// The probabilities of one list, which is read element by element.
class Chances {
 public:
  /// Makes P-Successor the successor. What is no such pair is a successor without a probability.
  void take(term_t element);

  std::span<const Payoff> probabilities() const noexcept { return probabilities_; }
  /// What is wrong with them, as a sentence without a full stop; empty where they are numbers in
  /// 0..1 that sum to 1.
  Message problem() const;

 private:
  std::vector<Payoff> probabilities_;
  Payoff sum_;
  Message problem_;  // of an element, the first one
};

}  // namespace minimax::prolog
