#include "prolog/trace_list.hpp"

#include <cstddef>
#include <span>

namespace minimax::prolog {

/// The arguments of a compound, which are put one after the other.
class TraceList::Arguments {
 public:
  term_t next() { return first_ + static_cast<term_t>(count_++); }
  void put_compound(term_t to, const char* name) const {
    check(PL_cons_functor_v(to, new_functor(name, count_), first_));
  }

 private:
  static constexpr int most = 6;

  term_t first_ = new_terms(most);
  std::size_t count_ = 0;
};

void TraceList::put(term_t to, const GameEvent& event) {
  const auto& [name, fields] = form_of(event.step).term;
  Arguments arguments;
  terms_.game().put_position(arguments.next(), event.position);
  for (const TraceField field : fields) put_field(arguments, field, event);
  arguments.put_compound(to, name);
}

void TraceList::put_field(Arguments& arguments, TraceField field, const GameEvent& event) {
  switch (field) {
    case TraceField::mover:
      return terms_.put_mover(arguments.next(), *event.mover);
    case TraceField::window:
      return put_window(arguments, event.window.value_or(Window()));
    case TraceField::value:
      return terms_.put_value(arguments.next(), *event.value);
    case TraceField::uncertainty:
      if (!tells_bounds_ || event.certainty == Certainty::exact) return;
      [[fallthrough]];
    case TraceField::certainty:
      return check(PL_put_atom_chars(arguments.next(), name_of(event.certainty)));
    case TraceField::successor:
      return terms_.game().put_position(arguments.next(), event.successors.front());
    case TraceField::successors:
      return put_list(arguments.next(), std::span(event.successors),
                      [&](term_t to, TermId each) { terms_.game().put_position(to, each); });
    case TraceField::probability:
      return terms_.put_value(arguments.next(), *event.probability);
    case TraceField::bounds:
      return put_bounds(arguments, *event.bounds);
    case TraceField::shares:
      return;  // they were told one by one
    case TraceField::cause:
      return put_cause(arguments.next(), event);
  }
}

void TraceList::put_window(Arguments& arguments, const Window& window) {
  put_bound(arguments.next(), window.alpha, true);
  put_bound(arguments.next(), window.beta, false);
}

// An open bound is -inf or inf, as an arithmetic expression: -inf is a compound.
void TraceList::put_bound(term_t to, const Bound& bound, bool is_alpha) {
  if (bound) return terms_.put_value(to, bound->value);
  if (!is_alpha) return check(PL_put_atom_chars(to, "inf"));
  Arguments positive;
  check(PL_put_atom_chars(positive.next(), "inf"));
  positive.put_compound(to, "-");
}

void TraceList::put_bounds(Arguments& arguments, const TracedInterval<Value>& bounds) {
  terms_.put_value(arguments.next(), bounds.lower);
  terms_.put_value(arguments.next(), bounds.upper);
}

void TraceList::put_cause(term_t to, const GameEvent& event) {
  const auto& why = *event.cut_off;
  Arguments arguments;
  if (event.value) terms_.put_value(arguments.next(), event.own.value_or(*event.value));
  switch (why.reason) {
    case CutOffReason::ancestor:
      terms_.game().put_position(arguments.next(), why.rival->position);
      terms_.put_value(arguments.next(), why.rival->value);
      return arguments.put_compound(to, "reason");
    case CutOffReason::sum:
      terms_.game().put_position(arguments.next(), why.rival->position);
      terms_.put_mover(arguments.next(), why.rival->player);
      terms_.put_value(arguments.next(), why.rival->value);
      terms_.put_value(arguments.next(), *why.greatest_sum);
      return arguments.put_compound(to, "sum");
    case CutOffReason::best_of_all:
      return arguments.put_compound(to, "best");
    case CutOffReason::window:
      break;
  }
  if (event.bounds) {
    put_bounds(arguments, *event.bounds);
    put_window(arguments, *event.window);
    return arguments.put_compound(to, "outside");
  }
  const Bound& end = event.mover == Mover::max ? event.window->beta : event.window->alpha;
  terms_.put_value(arguments.next(), end->value);
  arguments.put_compound(to, "beyond");
}

}  // namespace minimax::prolog
