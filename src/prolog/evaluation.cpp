#include "prolog/evaluation.hpp"

#include <optional>
#include <utility>

#include "prolog/term_reader.hpp"

namespace minimax::prolog {

namespace {

using Evaluated = std::variant<Number, std::string>;

Evaluated unless_nan(const Number& number) {
  if (number.is_nan()) return "NaN is neither larger nor smaller than another number";
  return number;
}

// Turns an error of the arithmetic into a sentence. What else is pending stays so.
std::string take_arithmetic_error() {
  static const functor_t error = new_functor("error", 2);
  static const functor_t resource_error = new_functor("resource_error", 1);
  const Frame frame;
  const term_t exception = new_term();
  const term_t formal = new_term();
  check(PL_put_term(exception, PL_exception(0)));
  const bool is_error = PL_is_functor(exception, error) && PL_get_arg(1, exception, formal);
  if (!is_error || PL_is_functor(formal, resource_error)) throw PendingException();
  PL_clear_exception();
  return "it does not evaluate to a number: " + quoted_text(formal);
}

}  // namespace

Evaluated evaluate(term_t term) {
  if (const std::optional<Number> number = read_number(term)) return unless_nan(*number);
  if (!PL_is_ground(term)) return "it is not ground";
  const Frame frame;
  static const predicate_t is = PL_predicate("is", 2, "system");
  const term_t arguments = new_terms(2);
  check(PL_put_term(arguments + 1, term));
  if (PL_call_predicate(nullptr, PL_Q_PASS_EXCEPTION, is, arguments)) {
    return unless_nan(*read_number(arguments));
  }
  return take_arithmetic_error();
}

Number evaluate(term_t term, const std::string& what, Caller caller) {
  if (!PL_is_ground(term)) throw_instantiation_error(caller, what);
  Evaluated evaluated = evaluate(term);
  if (const std::string* problem = std::get_if<std::string>(&evaluated))
    throw_error(caller, {"type_error", "evaluable", term}, what + ": " + *problem);
  return std::get<Number>(std::move(evaluated));
}

}  // namespace minimax::prolog
