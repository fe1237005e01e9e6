#include "prolog/term_value.hpp"

#include <algorithm>
#include <cmath>

#include "prolog/evaluation.hpp"
#include "prolog/named_value.hpp"
#include "prolog/term_reader.hpp"

namespace minimax::prolog {

namespace {

// `a, b or c`
std::string alternatives(std::span<const std::string_view> names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " or " : ", ";
    text += names[i];
  }
  return text;
}

}  // namespace

std::size_t TermValue::index_of(term_t term, std::span<const std::string_view> names) const {
  if (PL_is_variable(term)) throw_instantiation_error(caller_, what());
  const auto found = std::ranges::find(names, text_of_atom(term));
  if (found == names.end())
    throw_error(caller_, {"domain_error", name_.c_str(), term}, "give " + alternatives(names));
  return static_cast<std::size_t>(found - names.begin());
}

std::size_t TermValue::choice(std::span<const std::string_view> names) {
  return index_of(values_, names);
}

// One or a list.
std::vector<std::size_t> TermValue::choices(std::span<const std::string_view> names) {
  if (PL_is_atom(values_) || PL_is_variable(values_)) return {index_of(values_, names)};
  const int kind = PL_skip_list(values_, 0, nullptr);
  if (kind == PL_PARTIAL_LIST) throw_instantiation_error(caller_, what());
  if (kind != PL_LIST) throw_error(caller_, {"type_error", "list", values_}, what());
  std::vector<std::size_t> indices;
  const term_t rest = PL_copy_term_ref(values_);
  const term_t name = new_term();
  while (PL_get_list(rest, name, rest)) indices.push_back(index_of(name, names));
  return indices;
}

Number TermValue::integer() const {
  if (PL_is_variable(values_)) throw_instantiation_error(caller_, what());
  if (!PL_is_integer(values_)) throw_error(caller_, {"type_error", "integer", values_}, what());
  return *read_number(values_);
}

std::uint64_t TermValue::count(std::uint64_t most, const char*) {
  const Number number = integer();
  if (is_negative(number)) throw_error(caller_, {"type_error", "nonneg", values_}, what());
  return number.is_small() ? std::min(static_cast<std::uint64_t>(number.small()), most) : most;
}

std::uint64_t TermValue::count_within(std::uint64_t least, std::uint64_t most, const char* of) {
  const Number number = integer();
  const bool is_within = number.is_small() && !is_negative(number) &&
                         least <= static_cast<std::uint64_t>(number.small()) &&
                         static_cast<std::uint64_t>(number.small()) <= most;
  if (!is_within)
    throw_error(caller_, {"domain_error", of, values_},
                "give a number from " + std::to_string(least) + " to " + std::to_string(most));
  return static_cast<std::uint64_t>(number.small());
}

Number TermValue::magnitude() {
  Number number = evaluate(values_, what(), caller_);
  if (is_negative(number)) throw_error(caller_, {"type_error", "nonneg", values_}, what());
  return number;
}

Number TermValue::finite(std::size_t part) {
  const term_t value = values_ + static_cast<term_t>(part);
  Number number = evaluate(value, what(), caller_);
  if (number.is_float() && std::isinf(number.real()))
    throw_error(caller_, {"domain_error", name_.c_str(), value}, "give a finite number");
  return number;
}

void TermValue::refuse_order() {
  throw_error(caller_, {"domain_error", name_.c_str(), option_},
              "the first number is greater than the second");
}

std::optional<Draw> TermValue::draw() {
  static const functor_t functor = new_functor("draw", 1);
  if (PL_is_variable(values_)) throw_instantiation_error(caller_, what());
  if (text_of_atom(values_) == "error") return std::nullopt;
  if (!PL_is_functor(values_, functor))
    throw_error(caller_, {"domain_error", name_.c_str(), values_}, "give error or draw(Value)");
  const term_t written = new_term();
  check(PL_get_arg(1, values_, written));
  return Draw{evaluate(written, "the value of draw/1", caller_), written};
}

std::string TermValue::path() {
  const TextBuffers buffers;
  char* name = nullptr;
  check(PL_get_nchars(values_, nullptr, &name, CVT_ATOM | CVT_STRING | CVT_EXCEPTION | REP_FN));
  return name;
}

Goal TermValue::goal() {
  module_t module = module_;
  const term_t goal = new_term();
  check(PL_strip_module(values_, &module, goal));
  if (PL_is_variable(goal)) throw_instantiation_error(caller_, what());
  if (!PL_is_callable(goal)) throw_error(caller_, {"type_error", "callable", goal});
  return {goal, module};
}

}  // namespace minimax::prolog
