#include "facts/chance_moves.hpp"

#include "facts/static_value.hpp"

namespace minimax {

namespace {

std::optional<Number> fraction(const TermTable& terms, TermId term) {
  if (terms.kind(term) != TermKind::compound || terms.arguments(term).size() != 2 ||
      terms.name(term) != terms.find_atom("/"))
    return std::nullopt;
  const auto above = static_value(terms, terms.arguments(term)[0]);
  const auto below = static_value(terms, terms.arguments(term)[1]);
  return above && below ? exact_quotient(*above, *below) : std::nullopt;
}

}  // namespace

void ChanceMoves::split(const TermTable& terms, std::span<const TermId> elements) {
  successors_.clear();
  probabilities_.clear();
  for (const TermId element : elements) {
    const bool has_two =
        terms.kind(element) == TermKind::compound && terms.arguments(element).size() == 2;
    const bool is_pair = has_two && terms.name(element) == terms.find_atom("-");
    const auto parts = is_pair ? terms.arguments(element) : std::span<const TermId>();
    successors_.push_back(is_pair ? parts[1] : element);
    probabilities_.push_back(is_pair ? std::optional(parts[0]) : std::nullopt);
  }
}

std::optional<Number> exact_quotient(const Number& above, const Number& below) {
  if (!above.is_rational() || !below.is_rational() || below.rational() == 0) return std::nullopt;
  return Number(mpq_class(above.rational() / below.rational()));
}

bool is_probability(const Number& number) {
  return compare(number, Number(std::int64_t{0})) >= 0 &&
         compare(number, Number(std::int64_t{1})) <= 0;
}

std::optional<Number> probability_of(const TermTable& terms, TermId probability) {
  auto number = fraction(terms, probability);
  if (!number) number = static_value(terms, probability);
  return number && is_probability(*number) ? number : std::nullopt;
}

}  // namespace minimax
