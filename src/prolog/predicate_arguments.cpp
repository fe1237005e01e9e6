#include "prolog/predicate_arguments.hpp"

#include <string>

#include "search/common/stack_guard.hpp"

namespace minimax::prolog {

namespace {

module_t module_of(term_t term, Caller caller) {
  module_t module = nullptr;
  if (PL_is_variable(term)) throw_instantiation_error(caller, "the module of the position");
  if (!PL_is_atom(term)) throw_error(caller, {"type_error", "module", term});
  check(PL_get_module(term, &module));
  return module;
}

}  // namespace

Qualified::Qualified(term_t term, Caller caller) : plain(new_term()) {
  const term_t qualifier = new_term();
  check(PL_get_arg(1, term, qualifier) && PL_get_arg(2, term, plain));
  module = module_of(qualifier, caller);
}

PredicateOptions qualified_options(term_t options, Caller caller, User user) {
  const Qualified list(options, caller);
  return read_options(list.plain, list.module, caller, user);
}

TracedQuestion::TracedQuestion(term_t question, term_t options, Caller caller, User user)
    : position(question, caller), wanted(qualified_options(options, caller, user)) {
  check_traceable(wanted, caller);
}

void check_stack(Caller caller) try { StackGuard().check(); } catch (const TooDeep& error) {
  throw_resource_error(caller, "c_stack", "searches within searches: " + std::string(error.what()));
}

}  // namespace minimax::prolog
