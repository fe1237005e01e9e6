// quiescence(Goal), noisy_moves/2
#pragma once

#include <vector>

#include "search/selective.hpp"
#include "swipl/options.hpp"
#include "swipl/prolog.hpp"
#include "term/term.hpp"

namespace minimax::swipl {

/// Calls Goal with a position: where it holds, the position is quiet. The noisy successors are
/// those that the program of a PrologGame gives; of a loaded game all. What Goal throws is left
/// pending, as PendingException.
template <class G>
class GoalQuiescence final : public Quiescence<G> {
 public:
  GoalQuiescence(G& game, QuiescenceOption option) : game_(game), option_(option) {}

  bool is_quiet(const TermId& position) override {
    static const predicate_t call = PL_predicate("call", 2, "system");
    const Frame frame;
    const term_t arguments = new_terms(2);
    check(PL_put_term(arguments, option_.goal));
    game_.put_position(arguments + 1, position);
    if (PL_call_predicate(option_.module, PL_Q_PASS_EXCEPTION, call, arguments)) return true;
    if (PL_exception(0)) throw PendingException();
    return false;
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
  QuiescenceOption option_;
};

}  // namespace minimax::swipl
