#include "prolog/chances.hpp"

#include <optional>
#include <variant>

#include "facts/chance_moves.hpp"
#include "facts/game_faults.hpp"
#include "prolog/errors.hpp"
#include "prolog/evaluation.hpp"

namespace minimax::prolog {

namespace {

std::optional<Number> evaluated(term_t term) {
  const std::variant<Number, std::string> evaluated = evaluate(term);
  const Number* const number = std::get_if<Number>(&evaluated);
  return number ? std::optional(*number) : std::nullopt;
}

std::optional<Number> fraction(term_t term) {
  static const functor_t quotient = new_functor("/", 2);
  if (!PL_is_functor(term, quotient)) return std::nullopt;
  const term_t parts = new_terms(2);
  check(PL_get_arg(1, term, parts) && PL_get_arg(2, term, parts + 1));
  const std::optional<Number> above = evaluated(parts);
  const std::optional<Number> below = evaluated(parts + 1);
  return above && below ? exact_quotient(*above, *below) : std::nullopt;
}

// Nothing where it is no number in 0..1.
std::optional<Number> probability(term_t term) {
  std::optional<Number> number = fraction(term);
  if (!number) number = evaluated(term);
  return number && is_probability(*number) ? number : std::nullopt;
}

}  // namespace

void Chances::take(term_t element) {
  static const functor_t pair = new_functor("-", 2);
  std::optional<Number> number;
  const Frame frame;
  const term_t parts = new_terms(2);
  if (!PL_is_functor(element, pair)) {
    if (problem_.is_empty()) problem_ = no_probability(quoted_text(element));
  } else {
    check(PL_get_arg(1, element, parts) && PL_get_arg(2, element, parts + 1));
    number = probability(parts);
    if (!number && problem_.is_empty())
      problem_ = wrong_probability(quoted_text(parts + 1), quoted_text(parts));
    check(PL_put_term(element, parts + 1));
  }
  probabilities_.emplace_back(number.value_or(Number()));
  sum_ = sum_ + probabilities_.back();
}

Message Chances::problem() const {
  if (!problem_.is_empty() || is_one(sum_)) return problem_;
  return wrong_sum(sum_);
}

}  // namespace minimax::prolog
