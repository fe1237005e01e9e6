#include "cli/chance_question.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include "cli/errors.hpp"
#include "facts/static_value.hpp"
#include "search/names.hpp"
#include "search/payoff_rounding.hpp"
#include "search/policy.hpp"
#include "search/star.hpp"
#include "syntax/read_term.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

bool is_finite(const Number& number) {
  return !number.is_float() || std::isfinite(number.real());
}

}  // namespace

ChanceQuestion::ChanceQuestion(FactFile& file, const SearchFlags& flags, NodesList nodes_list)
    : SpecialQuestion(file, flags),
      game_(file.question_game()),
      nodes_list_(nodes_list),
      plain_(game_, {.depth = flags.depth, .line = line()}) {
  const bool is_star = flags.algorithm == Algorithm::star1 || flags.algorithm == Algorithm::star2;
  if (flags.value_range && !is_star)
    throw UsageError("--value-range is for --algorithm star1 and star2");
  if (is_star) bounds_ = bounds();
}

std::vector<Result> ChanceQuestion::results(TermId position, TieRule ties) {
  const auto begin = std::chrono::steady_clock::now();
  const Found found = this->found(position, ties);
  const auto time = std::chrono::steady_clock::now() - begin;
  std::vector<Result> results;
  for (const ChanceAnswer<ChanceFacts>& answer : found.answers) {
    Result& result = results.emplace_back();
    result.position = position;
    if (!game_.successors(position).empty() && flags_.depth != 0)
      result.mover = game_.mover(position);
    result.best = answer.best;
    result.value = value(position, answer);
    result.nodes = nodes_list_ == NodesList::policy ? found.policy : answer.line;
    const Algorithm algorithm =
        flags_.algorithm == Algorithm::automatic || flags_.algorithm == Algorithm::minimax
            ? Algorithm::expectiminimax
            : flags_.algorithm;
    result.algorithm = name_of(algorithm);
    result.depth = flags_.depth;
    result.statistics = found.statistics;
    result.time = time;
  }
  return results;
}

// That of a leaf as it is written.
TermId ChanceQuestion::value(TermId position, const ChanceAnswer<ChanceFacts>& answer) {
  bool is_expected = false;
  TermId last = position;
  for (auto next = answer.line.begin();; last = *next++) {
    is_expected =
        is_expected || (file_.declaration(last)->chance && !game_.successors(last).empty());
    if (next == answer.line.end()) break;
  }
  const auto written = file_.static_value(last);
  if (!is_expected && written) return *written;
  return file_.terms().number(answer.value.number());
}

ChanceQuestion::Found ChanceQuestion::found(TermId position, TieRule ties) {
  return file_.guarded(file_.question_game(), [&] {
    if (flags_.algorithm != Algorithm::star1 && flags_.algorithm != Algorithm::star2)
      return found_by(plain_, position, ties);
    const StarKind kind = flags_.algorithm == Algorithm::star1 ? StarKind::star1 : StarKind::star2;
    Star<ChanceFacts> star(
        game_, {.bounds = *bounds_, .kind = kind, .depth = flags_.depth, .line = line()});
    try {
      return found_by(star, position, ties);
    } catch (const ValueOutOfBounds<TermId, Payoff>& error) {
      throw UsageError(fmt::format("the static value of {} is {}, and lies beyond --value-range",
                                   write_quoted(file_.terms(), error.position, file_.operators()),
                                   error.value.number().text()));
    }
  });
}

template <class Search>
auto ChanceQuestion::found_by(Search& search, TermId position, TieRule ties) -> Found {
  const Statistics before = search.statistics();
  Found found{search.answers(position, ties), {}, {}};
  found.statistics = search.statistics();
  found.statistics.positions -= before.positions;
  found.statistics.leaves -= before.leaves;
  if (nodes_list_ == NodesList::policy) {
    if (ties == TieRule::all) throw UsageError("--nodes-list policy is one: give no --ties all");
    found.policy = policy_terms(
        policy(game_, search, position, ties == TieRule::first ? Ties::first : Ties::last));
  }
  return found;
}

// Each as `Position-[Successor, ...]`.
std::vector<TermId> ChanceQuestion::policy_terms(const auto& steps) {
  std::vector<TermId> terms;
  const TermId dash = file_.terms().atom("-");
  for (const auto& step : steps) {
    const std::array<TermId, 2> parts = {step.position, file_.terms().list(step.successors)};
    terms.push_back(file_.terms().compound(dash, parts));
  }
  return terms;
}

Bounds<Payoff> ChanceQuestion::bounds() const {
  FactGame& game = file_.question_game();
  Bounds<Payoff> bounds{Payoff(0), Payoff(0)};
  if (flags_.value_range) {
    bounds = {bound(flags_.value_range->first), bound(flags_.value_range->second)};
    if (bounds.upper < bounds.lower)
      throw UsageError("--value-range LOW HIGH: the first number is the smaller one");
  } else {
    std::vector<Number> finite;
    std::ranges::copy_if(game.values(), std::back_inserter(finite), is_finite);
    if (!finite.empty()) bounds = {Payoff(finite.front()), Payoff(finite.back())};
  }
  if (!game.has_floats()) return bounds;
  // Then windows leave room for rounding. The bounds are rounded away from the values.
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const double lower = std::nextafter(bounds.lower.number().to_double(), -infinity);
  const double upper = std::nextafter(bounds.upper.number().to_double(), infinity);
  if (std::isinf(lower) || std::isinf(upper))
    throw UsageError(fmt::format("--algorithm {}: values are too large for averages of floats",
                                 name_of(flags_.algorithm)));
  return {Payoff(Number(lower)), Payoff(Number(upper))};
}

Payoff ChanceQuestion::bound(const std::string& text) const {
  TermTable terms;
  try {
    const auto number = static_value(terms, read_term(text, terms, file_.operators()));
    if (number && is_finite(*number)) return Payoff(*number);
  } catch (const NotATerm&) {
  }
  throw UsageError(fmt::format("--value-range: `{}` is no finite number", text));
}

}  // namespace minimax
