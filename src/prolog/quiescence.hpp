// quiescence(Goal), noisy_moves/2
#pragma once

#include <vector>

#include "ask/options.hpp"
#include "facts/fact_game.hpp"
#include "prolog/callback.hpp"
#include "prolog/fact_terms.hpp"
#include "prolog/prolog.hpp"
#include "prolog/prolog_game.hpp"
#include "search/two/selective.hpp"
#include "term/term.hpp"

namespace minimax::prolog {

inline Callback callback_of(const Goal& goal) {
  return Callback(goal.goal, 1, static_cast<module_t>(goal.module));
}

/// Calls a goal with a position: where it holds, the position is quiet. The noisy successors are
/// those that the program gives. What the goal throws is left pending, as PendingException.
class ProgramQuiescence final : public Quiescence {
 public:
  ProgramQuiescence(PrologGame& game, const Goal& goal) : game_(game), goal_(callback_of(goal)) {}

  bool is_quiet(TermId position) override { return game_.holds(goal_, position); }
  std::vector<TermId> noisy_successors(TermId position) override {
    return game_.noisy_successors(position);
  }

 private:
  PrologGame& game_;
  Callback goal_;
};

/// Likewise; all successors may be noisy.
class FactQuiescence final : public Quiescence {
 public:
  FactQuiescence(const FactGame& game, FactTerms& terms, const Goal& goal)
      : game_(game), terms_(terms), goal_(callback_of(goal)) {}

  bool is_quiet(TermId position) override {
    const Frame frame;
    const term_t argument = goal_.new_arguments();
    terms_.put_position(argument, position);
    return goal_.call(argument);
  }
  std::vector<TermId> noisy_successors(TermId position) override {
    const auto all = game_.successors(position);
    return {all.begin(), all.end()};
  }

 private:
  const FactGame& game_;
  FactTerms& terms_;
  Callback goal_;
};

}  // namespace minimax::prolog
