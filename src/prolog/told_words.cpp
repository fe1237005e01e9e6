#include "prolog/told_words.hpp"

#include "game/mover.hpp"
#include "show/mover_name.hpp"

namespace minimax::prolog {

std::string ToldWords::position(TermId position) const {
  return written([&](term_t to) { terms_.game().put_position(to, position); });
}

std::string ToldWords::value(const TracedTerms::Value& value) const {
  return written([&](term_t to) { terms_.put_value(to, value); });
}

ToldMover ToldWords::player(Mover mover) const {
  if (!is_player(mover)) return {mover, title_of(mover)};
  const std::string name = written([&](term_t to) { terms_.put_mover(to, mover); });
  const bool is_number = name.find_first_not_of("0123456789") == std::string::npos;
  return {mover, is_number ? numbered_player(name) : name};
}

std::string ToldWords::operators() const {
  static const predicate_t predicate = PL_predicate("operator_directives", 2, "minimax_written");
  const Frame frame;
  const term_t arguments = new_terms(2);
  check(PL_put_atom(arguments, PL_module_name(module_)));
  check(call_predicate(predicate, arguments, module_));
  return text_of(arguments + 1);
}

template <class Put>
std::string ToldWords::written(Put put) const {
  static const predicate_t predicate = PL_predicate("argument_text", 3, "minimax_written");
  const Frame frame;
  const term_t arguments = new_terms(3);
  check(PL_put_atom(arguments, PL_module_name(module_)));
  put(arguments + 1);
  check(call_predicate(predicate, arguments, module_));
  return text_of(arguments + 2);
}

}  // namespace minimax::prolog
