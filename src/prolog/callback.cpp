#include "prolog/callback.hpp"

#include <cstddef>

#include "prolog/errors.hpp"

namespace minimax::prolog {

namespace {

functor_t functor(const char* name, int arity) {
  const atom_t atom = PL_new_atom(name);
  const functor_t functor = PL_new_functor(atom, static_cast<std::size_t>(arity));
  PL_unregister_atom(atom);
  return functor;
}

// The first answer of a predicate, bound in the arguments.
bool call_predicate(module_t context, predicate_t predicate, term_t arguments) {
  if (PL_call_predicate(context, PL_Q_PASS_EXCEPTION, predicate, arguments)) return true;
  if (PL_exception(0)) throw PendingException();
  return false;
}

std::string indicator_text(functor_t functor, module_t module, module_t game) {
  const Frame frame;
  const term_t term = new_term();
  const auto arity = static_cast<int>(PL_functor_arity(functor));
  check(PL_unify_term(term, PL_FUNCTOR_CHARS, "/", 2, PL_ATOM, PL_functor_name(functor), PL_INT,
                      arity));
  const std::string indicator = quoted_text(term);
  if (module == game) return indicator;
  check(PL_put_atom(term, PL_module_name(module)));
  return quoted_text(term) + ":" + indicator;
}

}  // namespace

Callback::Callback(const char* name, int arity, module_t game)
    : Callback(functor(name, arity), game, game) {}

Callback::Callback(functor_t functor, module_t module, module_t game)
    : arity_(static_cast<int>(PL_functor_arity(functor))),
      module_(module),
      closure_(0),
      functor_(functor),
      predicate_(PL_pred(functor_, module)),
      name_(indicator_text(functor_, module, game)),
      defined_(false) {}

Callback::Callback(term_t closure, int arity, module_t module)
    : arity_(arity),
      module_(module),
      closure_(closure),
      functor_(functor("call", arity + 1)),
      predicate_(PL_predicate("call", arity + 1, "system")),
      name_(quoted_text(closure)),
      defined_(true) {}

// The closure stands in front of them.
term_t Callback::new_arguments() const {
  if (closure_ == 0) return new_terms(arity_);
  const term_t all = new_terms(arity_ + 1);
  check(PL_put_term(all, closure_));
  return all + 1;
}

// The property `visible` knows of libraries that are loaded on demand, but not of autoload/2.
bool Callback::defined() {
  static const functor_t autoload = functor("autoload", 1);
  if (defined_) return true;
  const Frame frame;
  const term_t property = new_terms(2);
  check(PL_put_atom_chars(property, "visible"));
  check(PL_put_functor(property + 1, autoload));
  defined_ = has_property(property) || has_property(property + 1);
  was_defined_ = defined_;
  return defined_;
}

bool Callback::has_property(term_t property) const {
  static const predicate_t predicate_property = PL_predicate("predicate_property", 2, "system");
  static const functor_t qualified = functor(":", 2);
  const Frame frame;
  const term_t arguments = new_terms(2);
  const term_t parts = new_terms(2);
  check(PL_put_atom(parts, PL_module_name(module_)));
  check(PL_put_functor(parts + 1, functor_));
  check(PL_cons_functor_v(arguments, qualified, parts));
  check(PL_put_term(arguments + 1, property));
  return call_predicate(module_, predicate_property, arguments);
}

bool Callback::call(term_t arguments) const {
  return call_predicate(module_, predicate_, closure_ == 0 ? arguments : arguments - 1);
}

// findall(Last, Module:Goal, List)
void Callback::call_for_all(term_t arguments) const {
  static const predicate_t findall = PL_predicate("findall", 3, "system");
  const term_t all = new_terms(3);
  put_goal(all + 1, all, arguments);
  if (!call_predicate(module_, findall, all)) throw PendingException();
  check(PL_put_term(arguments + static_cast<term_t>(arity_) - 1, all + 2));
}

// `last` becomes the goal's last argument.
void Callback::put_goal(term_t to, term_t last, term_t arguments) const {
  static const functor_t qualified = functor(":", 2);
  const term_t parts = new_terms(2);
  check(PL_put_atom(parts, PL_module_name(module_)));
  check(PL_cons_functor_v(parts + 1, functor_, closure_ == 0 ? arguments : arguments - 1));
  check(PL_get_arg(PL_functor_arity(functor_), parts + 1, last));
  check(PL_cons_functor_v(to, qualified, parts));
}

void Callback::put_indicator(term_t variable) const {
  check(PL_unify_term(variable, PL_FUNCTOR_CHARS, ":", 2,                          //
                      PL_ATOM, PL_module_name(module_), PL_FUNCTOR_CHARS, "/", 2,  //
                      PL_ATOM, PL_functor_name(functor_), PL_INT, arity_));
}

}  // namespace minimax::prolog
