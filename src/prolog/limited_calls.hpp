// A game whose calls end.
#pragma once

#include "prolog/call_limit.hpp"
#include "prolog/prolog_game.hpp"

namespace minimax::prolog {

/// While it lives, what a game calls must come back soon after the end.
class LimitedCalls {
 public:
  LimitedCalls(PrologGame& game, CallLimit::Clock::time_point end) : game_(game), limit_(end) {
    outer_ = game_.limit_calls(&limit_);
  }
  ~LimitedCalls() { game_.limit_calls(outer_); }
  LimitedCalls(const LimitedCalls&) = delete;
  LimitedCalls& operator=(const LimitedCalls&) = delete;

 private:
  PrologGame& game_;
  CallLimit limit_;
  CallLimit* outer_ = nullptr;
};

}  // namespace minimax::prolog
