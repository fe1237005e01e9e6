#include "ask/search_options.hpp"

#include <fmt/format.h>

#include <string>

#include "facts/static_value.hpp"
#include "syntax/read_term.hpp"

namespace minimax {

namespace {

// The number that a text of the command line evaluates to.
Number number_of(const std::string& text, const char* option, TermTable& terms,
                 const OperatorTable& operators) {
  std::string problem;
  try {
    const TermId term = read_term(text, terms, operators);
    if (const auto number = static_value(terms, term)) return *number;
    problem = static_value_problem(terms, term);
  } catch (const NotATerm& error) {
    problem = error.what();
  }
  throw UsageError(fmt::format("{}: `{}` is no number: {}", option, text, problem));
}

bool has_depth(const SearchFlags& flags) {
  return flags.depth || flags.time_limit || flags.node_limit;
}

}  // namespace

std::optional<WrittenNumber> repetition_value(const SearchFlags& flags, TermTable& terms,
                                              const OperatorTable& operators) {
  const std::string& on_cycle = flags.on_cycle;
  if (on_cycle == "error") return std::nullopt;
  try {
    const TermId term = read_term(on_cycle, terms, operators);
    if (terms.kind(term) == TermKind::compound && terms.text(terms.name(term)) == "draw" &&
        terms.arguments(term).size() == 1) {
      const TermId value = terms.arguments(term)[0];
      if (const auto number = static_value(terms, value)) return WrittenNumber{value, *number};
      throw UsageError("--on-cycle: the value of a draw is no number: " +
                       static_value_problem(terms, value));
    }
  } catch (const NotATerm&) {
  }
  throw UsageError("--on-cycle: `" + on_cycle + "` is neither error nor draw(V) with a number V");
}

void check_quiescence(const SearchFlags& flags, NodesList nodes_list) {
  if (!flags.quiescence && flags.quiescence_plies)
    throw UsageError("--quiescence-depth bounds --quiescence GOAL, which is not given");
  if (!flags.quiescence) return;
  if (!has_depth(flags)) throw UsageError("--quiescence needs a depth limit\n  Give --depth N.");
  if (nodes_list == NodesList::notes)
    throw UsageError(
        "--quiescence cannot be used with --nodes-list notes, whose program does not have it");
}

std::optional<Number> singular_margin(const SearchFlags& flags, TermTable& terms,
                                      const OperatorTable& operators) {
  if (!flags.singular) return std::nullopt;
  Number margin = number_of(*flags.singular, "--singular", terms, operators);
  if (!has_depth(flags)) throw UsageError("--singular needs a depth limit\n  Give --depth N.");
  if (flags.on_cycle != "error")
    throw UsageError(
        "--singular cannot be used with --on-cycle draw(V): what a successor is worth would depend "
        "on the path to it");
  return margin;
}

}  // namespace minimax
