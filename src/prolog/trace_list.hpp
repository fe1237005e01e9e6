// A trace as a list of terms.
#pragma once

#include <optional>
#include <span>

#include "prolog/prolog.hpp"
#include "prolog/term_list.hpp"
#include "search/two/trace.hpp"

namespace minimax::prolog {

/// Makes a list of the steps of a search, as minimax_trace/3 documents them.
template <class G>
class TraceList {
 public:
  /// The list is what the variable becomes. `repetition` is the value of a repeated position as it
  /// was given, where there is one.
  TraceList(G& game, term_t variable, std::optional<term_t> repetition)
      : game_(game), list_(variable), repetition_(repetition) {}

  void operator()(const TraceEvent<G>& event) {
    list_.add([&](term_t to) { put(to, event); });
  }
  /// The search is over.
  void close() { list_.close(); }

 private:
  using Bound = std::optional<TracedBound<G>>;

  void put(term_t to, const TraceEvent<G>& event);
  void put_value(term_t to, const TracedValue<G>& value);
  void put_bound(term_t to, const Bound& bound, bool is_alpha);
  void put_reason(term_t to, const TraceEvent<G>& cut_off);
  static void put_mover(term_t to, Mover mover) {
    check(PL_put_atom_chars(to, mover == Mover::max ? "max" : "min"));
  }
  static void put_compound(term_t to, const char* name, int arity, term_t arguments) {
    check(PL_cons_functor_v(to, PL_new_functor(PL_new_atom(name), static_cast<std::size_t>(arity)),
                            arguments));
  }

  G& game_;
  GrowingList list_;
  std::optional<term_t> repetition_;
};

template <class G>
void TraceList<G>::put(term_t to, const TraceEvent<G>& event) {
  const term_t parts = new_terms(5);
  game_.put_position(parts, event.position);
  switch (event.step) {
    case TraceStep::enter:
      put_bound(parts + 1, event.window.alpha, true);
      put_bound(parts + 2, event.window.beta, false);
      return put_compound(to, "enter", 3, parts);
    case TraceStep::leaf:
      put_value(parts + 1, *event.value);
      return put_compound(to, "leaf", 2, parts);
    case TraceStep::repeat:
      put_value(parts + 1, *event.value);
      return put_compound(to, "repeat", 2, parts);
    case TraceStep::narrow:
      put_mover(parts + 1, *event.mover);
      game_.put_position(parts + 2, event.successors.front());
      put_bound(parts + 3, event.window.alpha, true);
      put_bound(parts + 4, event.window.beta, false);
      return put_compound(to, "narrow", 5, parts);
    case TraceStep::cut_off:
      put_mover(parts + 1, *event.mover);
      put_list(parts + 2, std::span(event.successors),
               [&](term_t term, const auto& position) { game_.put_position(term, position); });
      put_reason(parts + 3, event);
      return put_compound(to, "cut_off", 4, parts);
    case TraceStep::leave:
      put_value(parts + 1, *event.value);
      return put_compound(to, "return", 2, parts);
    case TraceStep::choose:
    case TraceStep::share:
    case TraceStep::probe:
    case TraceStep::bound:
    case TraceStep::known:
      return;  // steps of other searches
  }
}

template <class G>
void TraceList<G>::put_value(term_t to, const TracedValue<G>& value) {
  if (value.repetition) {
    check(PL_put_term(to, *repetition_));
  } else {
    game_.put_value(to, value.valued);
  }
}

// An open bound is -inf or inf, as an arithmetic expression: -inf is a compound.
template <class G>
void TraceList<G>::put_bound(term_t to, const Bound& bound, bool is_alpha) {
  if (bound) return put_value(to, bound->value);
  const term_t infinity = new_term();
  check(PL_put_atom_chars(infinity, "inf"));
  if (is_alpha) return put_compound(to, "-", 1, infinity);
  check(PL_put_term(to, infinity));
}

template <class G>
void TraceList<G>::put_reason(term_t to, const TraceEvent<G>& cut_off) {
  const term_t parts = new_terms(3);
  put_value(parts, cut_off.own_bound().value);
  game_.put_position(parts + 1, cut_off.opposing_bound().set_at);
  put_value(parts + 2, cut_off.opposing_bound().value);
  put_compound(to, "reason", 3, parts);
}

}  // namespace minimax::prolog
