#include "facts/static_value.hpp"

#include <variant>

namespace minimax {

namespace {

constexpr const char* nan_problem = "it is not a number (NaN), which has no place in an order";

std::variant<Number, std::string> evaluate_value(const TermTable& terms, TermId value) {
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

std::variant<Number, std::string> static_value(const TermTable& terms, TermId value,
                                               EvaluationBudget& budget) {
  if (terms.kind(value) == TermKind::number) return terms.number(value);
  std::variant<Number, std::string> evaluated = evaluate(terms, value, budget);
  const Number* const number = std::get_if<Number>(&evaluated);
  if (number != nullptr && number->is_nan()) return nan_problem;
  return evaluated;
}

std::string static_value_problem(const TermTable& terms, TermId value) {
  const auto evaluated = evaluate_value(terms, value);
  if (const auto* problem = std::get_if<std::string>(&evaluated)) return *problem;
  return nan_problem;
}

}  // namespace minimax
