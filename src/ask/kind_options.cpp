#include "ask/kind_options.hpp"

#include <fmt/format.h>

#include <cmath>
#include <string>

#include "facts/static_value.hpp"
#include "search/chance/payoff_rounding.hpp"
#include "search/chance/solver.hpp"
#include "search/common/names.hpp"
#include "syntax/read_term.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

void check_algorithm(Algorithm algorithm, GameKind kind) {
  if (is_for(algorithm, kind)) return;
  throw UsageError(fmt::format("--algorithm {} cannot be used here: {}\n  There are {}",
                               name_of(algorithm), sentence_of(kind), algorithms_for(kind)));
}

void check_of_two_players(const SearchFlags& flags, GameKind kind) {
  const SearchFlags plain;
  if (flags.on_cycle != plain.on_cycle) refuse("--on-cycle draw(V)", kind);
  if (flags.singular) refuse("--singular", kind);
  if (flags.quiescence) refuse("--quiescence", kind);
  if (flags.mover != plain.mover) refuse("--mover successor", kind);
  if (flags.cut_off != plain.cut_off) refuse("--cut-off", kind);
  if (flags.ordering != plain.ordering) refuse("--ordering", kind);
  if (flags.threads != plain.threads) refuse("--threads", kind);
  if (flags.table_bytes != plain.table_bytes && !has_bounded_table(flags.algorithm))
    throw UsageError(
        fmt::format("--transposition cannot be used here: {}, and --algorithm {} "
                    "remembers each position",
                    sentence_of(kind), name_of(flags.algorithm)));
}

// A finite number of the command line.
Payoff finite_number(const char* option, const std::string& text, const OperatorTable& operators) {
  TermTable terms;
  try {
    const auto number = static_value(terms, read_term(text, terms, operators));
    if (number && (!number->is_float() || std::isfinite(number->real()))) return Payoff(*number);
  } catch (const NotATerm&) {
  }
  throw UsageError(fmt::format("{}: `{}` is no finite number", option, text));
}

Bounds<Payoff> given_range(const SearchFlags& flags, const OperatorTable& operators) {
  const Bounds<Payoff> bounds = {
      finite_number("--value-range", flags.value_range->first, operators),
      finite_number("--value-range", flags.value_range->second, operators)};
  if (bounds.upper < bounds.lower)
    throw UsageError("--value-range LOW HIGH: the first number is the smaller one");
  return bounds;
}

}  // namespace

void refuse(const char* what, GameKind kind) {
  throw UsageError(fmt::format("{} cannot be used here: {}", what, sentence_of(kind)));
}

void check_options(const SearchFlags& flags, NodesList nodes_list, GameKind kind) {
  check_algorithm(flags.algorithm, kind);
  if (kind != GameKind::two_players) check_of_two_players(flags, kind);
  if (kind != GameKind::two_players && nodes_list == NodesList::notes)
    refuse("--nodes-list notes", kind);
  if (kind != GameKind::chance) {
    if (nodes_list == NodesList::likeliest) refuse("--nodes-list likeliest", kind);
    if (nodes_list == NodesList::policy) refuse("--nodes-list policy", kind);
    if (flags.value_range) refuse("--value-range", kind);
  }
  if (kind != GameKind::players && flags.payoff_sum) refuse("--payoff-sum", kind);
  if (flags.payoff_sum && flags.algorithm != Algorithm::shallow)
    throw UsageError("--payoff-sum is for --algorithm shallow");
}

void throw_negative_payoff(TermId position, const TermTable& terms,
                           const OperatorTable& operators) {
  throw Unsuitable(fmt::format("--algorithm shallow: a payoff of {} is negative\n  Shallow pruning "
                               "needs payoffs that are not. There are maxn, paranoid and "
                               "best_reply.",
                               write_quoted(terms, position, operators)),
                   "not for negative payoffs");
}

std::optional<Bounds<Payoff>> value_bounds(const SearchFlags& flags,
                                           const std::optional<Bounds<Payoff>>& known,
                                           bool may_round, const OperatorTable& operators) {
  const bool is_star = star_kind(flags.algorithm).has_value();
  if (!is_star && flags.value_range)
    throw UsageError("--value-range is for --algorithm star1 and star2");
  if (!is_star) return std::nullopt;
  if (!flags.value_range && !known)
    throw Unsuitable(
        fmt::format(
            "--algorithm {} needs to know what all values lie between\n  Rules do not tell: give "
            "--value-range LOW HIGH.",
            name_of(flags.algorithm)),
        "needs --value-range");
  const Bounds<Payoff> bounds = flags.value_range ? given_range(flags, operators) : *known;
  if (!may_round) return bounds;
  if (const auto roomy = with_room_for_rounding(bounds)) return roomy;
  throw UsageError(fmt::format("--algorithm {}: values are too large for averages of floats",
                               name_of(flags.algorithm)));
}

Payoff greatest_sum(const SearchFlags& flags, const std::optional<Payoff>& known,
                    const OperatorTable& operators) {
  if (flags.payoff_sum) return finite_number("--payoff-sum", *flags.payoff_sum, operators);
  if (known) return *known;
  throw Unsuitable(
      "--algorithm shallow needs to know what the payoffs of a position sum to at the most\n  "
      "Rules do not tell: give --payoff-sum SUM.",
      "needs --payoff-sum");
}

}  // namespace minimax
