// quiescence(Goal), noisy_moves/2
#pragma once

#include <vector>

#include "ask/options.hpp"
#include "prolog/callback.hpp"
#include "prolog/prolog.hpp"
#include "search/two/selective.hpp"
#include "term/term.hpp"

namespace minimax::prolog {

/// Calls Goal with a position: where it holds, the position is quiet. The noisy successors are
/// those that the program of a PrologGame gives; of a loaded game all. What Goal throws is left
/// pending, as PendingException.
template <class G>
class GoalQuiescence final : public Quiescence<G> {
 public:
  GoalQuiescence(G& game, const Goal& goal)
      : game_(game), goal_(goal.goal, 1, static_cast<module_t>(goal.module)) {}

  bool is_quiet(const TermId& position) override {
    if constexpr (requires(const Callback& goal) { game_.holds(goal, position); }) {
      return game_.holds(goal_, position);
    } else {
      const Frame frame;
      const term_t argument = goal_.new_arguments();
      game_.put_position(argument, position);
      return goal_.call(argument);
    }
  }

  std::vector<TermId> noisy_successors(const TermId& position) override {
    if constexpr (requires { game_.noisy_successors(position); }) {
      return game_.noisy_successors(position);
    } else {
      const auto all = game_.successors(position);
      return {all.begin(), all.end()};
    }
  }

 private:
  G& game_;
  Callback goal_;
};

}  // namespace minimax::prolog
