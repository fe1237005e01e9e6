#include "prolog/callback.hpp"

#include <cstddef>
#include <utility>

#include "prolog/errors.hpp"

namespace minimax::prolog {

namespace {

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

// As predicate_property/2 has it: put_property(term) makes the property.
template <class PutProperty>
bool has_property(functor_t functor, module_t module, PutProperty put_property) {
  static const predicate_t predicate_property = PL_predicate("predicate_property", 2, "system");
  static const functor_t qualified = new_functor(":", 2);
  const Frame frame;
  const term_t arguments = new_terms(2);
  const term_t parts = new_terms(2);
  check(PL_put_atom(parts, PL_module_name(module)) && PL_put_functor(parts + 1, functor));
  check(PL_cons_functor_v(arguments, qualified, parts) && put_property(arguments + 1));
  return call_predicate(predicate_property, arguments, module);
}

}  // namespace

// The property `visible` knows of libraries that are loaded on demand, but not of autoload/2.
bool is_found(functor_t functor, module_t module) {
  static const functor_t autoload = new_functor("autoload", 1);
  return has_property(functor, module,
                      [](term_t to) { return PL_put_atom_chars(to, "visible"); }) ||
         has_property(functor, module, [](term_t to) { return PL_put_functor(to, autoload); });
}

// What is declared discontiguous alone does not have the property at all, nor does foreign code.
bool has_no_clause(functor_t functor, module_t module) {
  const auto has = [&](auto put_property) { return has_property(functor, module, put_property); };
  static const functor_t count = new_functor("number_of_clauses", 1);
  if (has([](term_t to) {
        return PL_unify_term(to, PL_FUNCTOR_CHARS, "number_of_clauses", 1, PL_INT, 0);
      }))
    return true;
  return !has([](term_t to) { return PL_put_functor(to, count); }) &&
         !has([](term_t to) { return PL_put_atom_chars(to, "foreign"); });
}

Callback::Callback(const char* name, int arity, module_t game)
    : Callback(new_functor(name, static_cast<std::size_t>(arity)), game, game) {}

Callback::Callback(functor_t functor, module_t module, module_t game)
    : arity_(static_cast<int>(PL_functor_arity(functor))),
      module_(module),
      closure_(0),
      functor_(functor),
      predicate_(PL_pred(functor_, module)),
      name_(indicator_text(functor_, module, game)),
      defined_(false) {}

Callback::Callback(term_t closure, int arity, module_t module)
    : Callback(closure, arity, module, quoted_text(closure)) {}

Callback::Callback(term_t closure, int arity, module_t module, std::string name)
    : arity_(arity),
      module_(module),
      closure_(closure),
      functor_(new_functor("call", static_cast<std::size_t>(arity) + 1)),
      predicate_(PL_predicate("call", arity + 1, "system")),
      name_(std::move(name)),
      defined_(true) {}

// The closure stands in front of them.
term_t Callback::new_arguments() const {
  if (closure_ == 0) return new_terms(arity_);
  const term_t all = new_terms(arity_ + 1);
  check(PL_put_term(all, closure_));
  return all + 1;
}

std::optional<Callback::Procedure> Callback::procedure() const {
  if (closure_ != 0) return std::nullopt;
  return Procedure{functor_, module_, predicate_};
}

bool Callback::defined() {
  if (!defined_) was_defined_ = defined_ = is_found(functor_, module_);
  return defined_;
}

bool Callback::call(term_t arguments) const {
  return call_predicate(predicate_, closure_ == 0 ? arguments : arguments - 1, module_);
}

// findall(Last, Module:Goal, List)
void Callback::call_for_all(term_t arguments) const {
  static const predicate_t findall = PL_predicate("findall", 3, "system");
  const term_t all = new_terms(3);
  put_goal(all + 1, all, arguments);
  if (!call_predicate(findall, all, module_)) throw PendingException();
  check(PL_put_term(arguments + static_cast<term_t>(arity_) - 1, all + 2));
}

// `last` becomes the goal's last argument.
void Callback::put_goal(term_t to, term_t last, term_t arguments) const {
  static const functor_t qualified = new_functor(":", 2);
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
