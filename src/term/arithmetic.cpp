#include "term/arithmetic.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/utf8.hpp"
#include "term/arithmetic_conversions.hpp"
#include "term/arithmetic_cost.hpp"
#include "term/arithmetic_functions.hpp"
#include "term/spelling.hpp"
#include "term/term_table.hpp"
#include "term/wide_integer.hpp"

namespace minimax {

namespace {

using arithmetic::Error;
using arithmetic::Function;
using arithmetic::Value;

/// The code of the one character of `text`, where it is one.
std::optional<std::uint32_t> only_character(std::string_view text) {
  const DecodedCharacter first = decode_utf8(text.data(), text.data() + text.size());
  if (first.length == 0 || first.length != text.size()) return std::nullopt;
  return first.code_point;
}

/// `foo/1`, `(//)/2`
std::string indicator(std::string_view name, std::size_t arity) {
  const bool symbolic = name.find_first_of("+-*/\\^<>=~:.?@#&$") != std::string_view::npos;
  const std::string written = symbolic ? "(" + std::string(name) + ")" : std::string(name);
  return written + "/" + std::to_string(arity);
}

/// Walks over a term with stacks of its own.
class Evaluation {
 public:
  /// Without a budget where that is null.
  Evaluation(const TermTable& terms, EvaluationBudget* budget) : terms_(terms), budget_(budget) {}

  Value run(TermId expression);

 private:
  struct Step {
    TermId term;
    bool arguments_known;
  };

  void begin(TermId term);
  void apply(TermId compound);
  void call(TermId name, std::size_t arity);
  Value code_of_text(TermId text) const;
  Value code_in_list(TermId cell) const;
  void spend(std::string_view function, std::span<const Value> arguments);

  const TermTable& terms_;
  EvaluationBudget* budget_;
  std::vector<Step> steps_;
  std::vector<Value> values_;
};

Value Evaluation::run(TermId expression) {
  steps_.push_back({expression, false});
  while (!steps_.empty()) {
    const Step step = steps_.back();
    steps_.pop_back();
    if (step.arguments_known) {
      apply(step.term);
    } else {
      begin(step.term);
    }
  }
  return std::move(values_.back());
}

void Evaluation::begin(TermId term) {
  switch (terms_.kind(term)) {
    case TermKind::number:
      values_.push_back(arithmetic::to_value(terms_.number(term)));
      return;
    case TermKind::string:
      values_.push_back(code_of_text(term));
      return;
    case TermKind::atom:
      call(term, 0);
      return;
    case TermKind::nil:
      throw Error{Message("[] is no number")};
    case TermKind::spelled: {
      const SpelledOut parts = spelled_out(terms_, term);
      values_.push_back(Evaluation(parts.terms, budget_).run(parts.term));
      return;
    }
    case TermKind::compound:
      break;
  }
  if (terms_.is_cell(term)) {
    values_.push_back(code_in_list(term));
    return;
  }
  // The last argument comes first, so that of several errors the one SWI-Prolog reports is found.
  steps_.push_back({term, true});
  for (const TermId argument : terms_.arguments(term)) steps_.push_back({argument, false});
}

void Evaluation::apply(TermId compound) {
  const TermId name = terms_.name(compound);
  if (terms_.kind(name) != TermKind::atom) throw Error{Message("[] is no arithmetic function")};
  call(name, terms_.arguments(compound).size());
}

void Evaluation::call(TermId name, std::size_t arity) {
  const std::string_view text = terms_.text(name);
  const Function function = arithmetic::find_function(text, arity);
  if (function == nullptr) {
    throw Error{
        Message("{function} is no arithmetic function", {{"function", indicator(text, arity)}})};
  }
  const std::span<Value> arguments = std::span(values_).last(arity);
  std::reverse(arguments.begin(), arguments.end());
  try {
    if (budget_ != nullptr) spend(text, arguments);
    Value result = function(arguments);
    arithmetic::check_size(result);
    values_.resize(values_.size() - arity);
    values_.push_back(std::move(result));
  } catch (const Error& error) {
    throw Error{Message("{problem} in {function}",
                        {{"problem", error.sentence}, {"function", indicator(text, arity)}})};
  }
}

// Before the operation: what it would make may be more than there is memory for.
void Evaluation::spend(std::string_view function, std::span<const Value> arguments) {
  if (arithmetic::bound_in_bits(function, arguments) > budget_->most_bits)
    throw Error{
        Message("the result may have more than {bits} bits", {{"bits", budget_->most_bits}})};
  const std::uint64_t work = arithmetic::work_of(function, arguments);
  if (work > budget_->work_left)
    throw Error{Message("there was too much to compute before this is done")};
  budget_->work_left -= work;
}

Value Evaluation::code_of_text(TermId text) const {
  const std::optional<std::uint32_t> code = only_character(terms_.text(text));
  if (!code) throw Error{Message("only a string of one character is a number")};
  return mpz_class(*code);
}

/// `[X]` is X, where X is a character or its code.
Value Evaluation::code_in_list(TermId cell) const {
  const std::span<const TermId> parts = terms_.arguments(cell);
  if (parts[1] != terms_.nil()) throw Error{Message("only a list of one element is a number")};
  const TermId element = parts[0];
  if (terms_.kind(element) == TermKind::atom) return code_of_text(element);
  if (terms_.kind(element) == TermKind::number && terms_.number(element).is_small()) {
    const std::int64_t code = terms_.number(element).small();
    if (std::in_range<std::uint32_t>(code) && is_code_point(static_cast<char32_t>(code)))
      return big_integer(code);
  }
  throw Error{Message("the element of a list that is a number must be a character")};
}

}  // namespace

namespace {

Evaluated evaluated(Evaluation evaluation, TermId expression) try {
  return arithmetic::to_number(evaluation.run(expression));
} catch (const Error& error) {
  return error.sentence;
}

}  // namespace

Evaluated evaluate(const TermTable& terms, TermId expression) {
  return evaluated(Evaluation(terms, nullptr), expression);
}

Evaluated evaluate(const TermTable& terms, TermId expression, EvaluationBudget& budget) {
  return evaluated(Evaluation(terms, &budget), expression);
}

namespace {

// Nothing for an infinity.
std::optional<mpq_class> exact(const Number& number) {
  if (number.is_rational()) return number.rational();
  return is_finite(number) ? std::optional(mpq_class(number.real())) : std::nullopt;
}

}  // namespace

bool differ_by(const Number& a, const Number& b, const Number& margin) {
  const std::optional<mpq_class> exact_a = exact(a);
  const std::optional<mpq_class> exact_b = exact(b);
  if (!exact_a || !exact_b) return compare(a, b) != 0;
  const mpq_class difference = abs(*exact_a - *exact_b);
  return compare(Number(difference), margin) >= 0;
}

}  // namespace minimax
