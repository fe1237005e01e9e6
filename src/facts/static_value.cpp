#include "facts/static_value.hpp"

#include <variant>

namespace minimax {

namespace {

Message nan_problem() {
  return Message("it is not a number (NaN), which has no place in an order");
}

Evaluated evaluate_value(const TermTable& terms, TermId value) {
  if (terms.kind(value) == TermKind::number) return terms.number(value);
  return evaluate(terms, value);
}

}  // namespace

std::optional<Number> static_value(const TermTable& terms, TermId value) {
  const auto evaluated = evaluate_value(terms, value);
  const Number* number = std::get_if<Number>(&evaluated);
  if (!number || number->is_nan()) return std::nullopt;
  return *number;
}

Evaluated static_value(const TermTable& terms, TermId value, EvaluationBudget& budget) {
  if (terms.kind(value) == TermKind::number) return terms.number(value);
  Evaluated evaluated = evaluate(terms, value, budget);
  const Number* const number = std::get_if<Number>(&evaluated);
  if (number != nullptr && number->is_nan()) return nan_problem();
  return evaluated;
}

Message static_value_problem(const TermTable& terms, TermId value) {
  const auto evaluated = evaluate_value(terms, value);
  if (const auto* problem = std::get_if<Message>(&evaluated)) return *problem;
  return nan_problem();
}

}  // namespace minimax
