#include "grade/models/choice_models.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "grade/models/plain_search.hpp"
#include "term/arithmetic_conversions.hpp"
#include "term/arithmetic_functions.hpp"

namespace minimax::grade {

namespace {

/// As SWI-Prolog's is/2; nothing where that is an error.
template <class... Numbers>
std::optional<Number> computed(std::string_view function, const Numbers&... arguments) {
  std::array<arithmetic::Value, sizeof...(Numbers)> values{arithmetic::to_value(arguments)...};
  try {
    return arithmetic::to_number(
        arithmetic::find_function(function, sizeof...(Numbers))(std::span(values)));
  } catch (const arithmetic::Error&) {
    return std::nullopt;
  }
}

std::optional<Number> average(const std::vector<Number>& values) {
  std::optional<Number> sum = values.front();
  for (std::size_t i = 1; i < values.size() && sum; ++i) sum = computed("+", *sum, values[i]);
  if (!sum) return std::nullopt;
  return computed("/", *sum, Number(static_cast<std::int64_t>(values.size())));
}

class EndSuccessor final : public PlainSearch {
 public:
  using PlainSearch::PlainSearch;

 private:
  std::size_t pick(const Place&, const std::vector<Number>& values) override {
    return tie() == Tie::first ? 0 : values.size() - 1;
  }
};

class AccumulatorZero final : public PlainSearch {
 public:
  using PlainSearch::PlainSearch;

 private:
  std::optional<Choice> choose(const Place& at, const std::vector<Number>& values) override {
    const Number zero;
    const std::size_t best = pick(at, values);
    if (replaces(mover(at), values[best], zero, Tie::first)) return Choice{best, values[best]};
    return Choice{std::nullopt, zero};
  }
};

class AverageAtMin final : public PlainSearch {
 public:
  using PlainSearch::PlainSearch;

 private:
  std::optional<Choice> choose(const Place& at, const std::vector<Number>& values) override {
    const std::size_t best = pick(at, values);
    const std::optional<Number> value =
        mover(at) == Mover::min ? average(values) : std::optional(values[best]);
    return value ? std::optional(Choice{best, *value}) : std::nullopt;
  }
};

class Negamax final : public PlainSearch {
 public:
  using PlainSearch::PlainSearch;

 private:
  std::optional<Choice> choose(const Place&, const std::vector<Number>& values) override {
    std::vector<Number> own;
    for (const Number& value : values) {
      const std::optional<Number> negated = computed("-", value);
      if (!negated) return std::nullopt;
      own.push_back(*negated);
    }
    const std::size_t best = index_of_best(Mover::max, own, tie());
    return Choice{best, own[best]};
  }
};

}  // namespace

std::optional<Play> first_successor(const Tree& tree, std::size_t position, Tie) {
  return EndSuccessor(tree, position, Tie::first).play();
}

std::optional<Play> last_successor(const Tree& tree, std::size_t position, Tie) {
  return EndSuccessor(tree, position, Tie::last).play();
}

std::optional<Play> tie_first(const Tree& tree, std::size_t position, Tie) {
  return PlainSearch(tree, position, Tie::first).play();
}

std::optional<Play> tie_last(const Tree& tree, std::size_t position, Tie) {
  return PlainSearch(tree, position, Tie::last).play();
}

std::optional<Play> accumulator_zero(const Tree& tree, std::size_t position, Tie tie) {
  return AccumulatorZero(tree, position, tie).play();
}

std::optional<Play> average_at_min(const Tree& tree, std::size_t position, Tie tie) {
  return AverageAtMin(tree, position, tie).play();
}

std::optional<Play> negamax_leaf_sign(const Tree& tree, std::size_t position, Tie tie) {
  std::optional<Play> play = Negamax(tree, position, tie).play();
  const bool speaks_for_min = !tree.is_leaf(position) && mover_of(tree, position) == Mover::min;
  if (!play || !speaks_for_min) return play;
  const std::optional<Number> value = computed("-", play->value);
  if (!value) return std::nullopt;
  play->value = *value;
  return play;
}

std::optional<Play> negamax_own_view(const Tree& tree, std::size_t position, Tie tie) {
  return Negamax(tree, position, tie).play();
}

}  // namespace minimax::grade
