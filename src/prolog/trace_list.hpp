// A trace as a list of terms.
#pragma once

#include <optional>

#include "ask/options.hpp"
#include "ask/question.hpp"
#include "ask/trace_forms.hpp"
#include "game/game.hpp"
#include "prolog/game_terms.hpp"
#include "prolog/prolog.hpp"
#include "prolog/term_list.hpp"
#include "prolog/traced_terms.hpp"
#include "search/common/trace_event.hpp"

namespace minimax::prolog {

/// Makes a list of the steps of a search, as minimax_trace/3 documents them.
class TraceList {
 public:
  /// The list is what the variable becomes. `repetition` is what a repeated position is worth,
  /// where that is given. With `tells_bounds` it is told of a value that it is but a bound. The
  /// game must outlive this.
  TraceList(GameTerms& game, term_t variable, const std::optional<Draw>& repetition,
            bool tells_bounds)
      : terms_(game, repetition), list_(variable), tells_bounds_(tells_bounds) {}

  void add(const GameEvent& event) {
    list_.add([&](term_t to) { put(to, event); });
  }
  /// The search is over.
  void close() { list_.close(); }

 private:
  using Value = TracedValue<TermId, Payoff>;
  using Bound = std::optional<TracedBound<TermId, Value>>;
  using Window = TracedWindow<TermId, Value>;
  class Arguments;

  void put(term_t to, const GameEvent& event);
  void put_field(Arguments& arguments, TraceField field, const GameEvent& event);
  void put_window(Arguments& arguments, const Window& window);
  void put_bound(term_t to, const Bound& bound, bool is_alpha);
  void put_bounds(Arguments& arguments, const TracedInterval<Value>& bounds);
  void put_cause(term_t to, const GameEvent& event);

  TracedTerms terms_;
  GrowingList list_;
  bool tells_bounds_;
};

}  // namespace minimax::prolog
