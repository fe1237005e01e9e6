#include "cli/question.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <new>
#include <string>
#include <utility>

#include "cli/errors.hpp"
#include "facts/static_value.hpp"
#include "result/certificate_text.hpp"
#include "result/make_result.hpp"
#include "search/names.hpp"
#include "search/strategy.hpp"
#include "syntax/read_term.hpp"
#include "term/arithmetic.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

// The number that a text of the command line evaluates to.
Number number_of(FactFile& file, const std::string& text, const char* option) {
  TermTable& terms = file.game().terms();
  std::string problem;
  try {
    const TermId term = read_term(text, terms, file.operators());
    if (const auto number = static_value(terms, term)) return *number;
    problem = static_value_problem(terms, term);
  } catch (const NotATerm& error) {
    problem = error.what();
  }
  throw UsageError(fmt::format("{}: `{}` is no number: {}", option, text, problem));
}

// How much better is so much better?
auto singular_rule(FactFile& file, const SearchFlags& flags) {
  const Number margin = number_of(file, *flags.singular, "--singular");
  if (!flags.depth && !flags.time_limit && !flags.node_limit)
    throw UsageError("--singular needs a depth limit\n  Give --depth N.");
  if (flags.on_cycle != "error")
    throw UsageError(
        "--singular cannot be used with --on-cycle draw(V): what a successor is worth would depend "
        "on the path to it");
  const FactGame& game = file.game();
  return
      [&game, margin](Rank a, Rank b) { return differ_by(game.number(a), game.number(b), margin); };
}

}  // namespace

std::optional<TermId> repetition_value(FactFile& file, const SearchFlags& flags) {
  const std::string& on_cycle = flags.on_cycle;
  if (on_cycle == "error") return std::nullopt;
  TermTable& terms = file.game().terms();
  try {
    const TermId term = read_term(on_cycle, terms, file.operators());
    if (terms.kind(term) == TermKind::compound && terms.text(terms.name(term)) == "draw" &&
        terms.arguments(term).size() == 1) {
      const TermId value = terms.arguments(term)[0];
      if (static_value(terms, value)) return value;
      throw UsageError("--on-cycle: the value of a draw is no number: " +
                       static_value_problem(terms, value));
    }
  } catch (const NotATerm&) {
  }
  throw UsageError("--on-cycle: `" + on_cycle + "` is neither error nor draw(V) with a number V");
}

SearchOptions<FactGame> search_options(FactFile& file, const SearchFlags& flags,
                                       std::optional<TermId> repetition) {
  SearchOptions<FactGame> options;
  options.solver.algorithm = flags.algorithm;
  options.solver.depth = flags.depth;
  options.solver.cut_off = flags.cut_off;
  options.solver.ordering = flags.ordering;
  options.solver.table_bytes = flags.table_bytes;
  options.solver.node_limit = flags.node_limit;
  if (flags.time_limit)
    options.solver.time_limit = std::chrono::duration<double>(*flags.time_limit);
  const FactGame& game = file.game();
  if (repetition) options.solver.repetition = game.rank(*static_value(game.terms(), *repetition));
  options.mover_rule = flags.mover;
  if (flags.singular) options.selective.is_singular = singular_rule(file, flags);
  return options;
}

Question::Question(FactFile& file, const SearchFlags& flags, NodesList nodes_list)
    : file_(file),
      flags_(flags),
      nodes_list_(nodes_list),
      repetition_(repetition_value(file, flags)),
      searcher_(file.game(), search_options(file, flags, repetition_), {}) {}

template <class Ask>
auto Question::asked(Ask ask) {
  auto answer = over_file(file_, ask);
  warn_of_rules();
  return answer;
}

std::vector<Result> Question::results(TermId position, TieRule ties) {
  return asked([&] { return results_of(position, searcher_.solve(position, ties)); });
}

std::vector<Result> Question::results_of(TermId position, const Solution<FactGame>& solution) {
  std::vector<Result> results;
  for (const Answer<FactGame>& answer : solution.answers) {
    results.push_back(make_result(file_.game(), position, mover(position, !answer.line.empty()),
                                  answer, nodes_list_, repetition_));
    describe_search(results.back(), solution);
  }
  return results;
}

// Who chooses, where there is something to choose.
std::optional<Mover> Question::mover(TermId position, bool chooses) {
  return chooses ? std::optional(searcher_.mover(position)) : std::nullopt;
}

Comparison::Row Question::row(TermId position) {
  return asked([&]() -> Comparison::Row {
    const std::string name(name_of(flags_.algorithm));
    try {
      return {name, results_of(position, searcher_.solve(position, TieRule::last)).front(), ""};
    } catch (const TooDeep&) {
      return {name, std::nullopt, "too deep for its recursion"};
    } catch (const SearchStopped&) {
      return {name, std::nullopt, "stopped before any depth"};
    } catch (const std::bad_alloc&) {
      return {name, std::nullopt, "out of memory"};
    }
  });
}

// Whether the tree is the one that the facts describe.
bool Question::is_plain() const {
  return !repetition_ && !flags_.singular && flags_.mover == MoverRule::position;
}

std::optional<Certificate<FactGame>> Question::proof(TermId position,
                                                     const Solution<FactGame>& solution) {
  return certify(file_.game(), position, solution.depth.value_or(unlimited_plies),
                 solution.answers.front().value, {});
}

std::optional<std::size_t> Question::proof_leaves(TermId position) {
  if (!is_plain()) return std::nullopt;
  return asked([&]() -> std::optional<std::size_t> {
    try {
      const auto certificate = proof(position, searcher_.solve(position, TieRule::last));
      return leaves_of_proof(certificate.value().max, certificate->min);
    } catch (const TooDeep&) {
      return std::nullopt;
    } catch (const SearchStopped&) {
      return std::nullopt;
    }
  });
}

Question::Certified Question::certified(TermId position) {
  if (!is_plain())
    throw UsageError(
        "--certificate cannot be used with --on-cycle draw(V), --singular or --mover successor: "
        "the checker plays by the facts alone");
  return asked([&] {
    const Solution<FactGame> solution = searcher_.solve(position, TieRule::last);
    const Answer<FactGame>& answer = solution.answers.front();
    const TermId valued = answer.line.empty() ? position : answer.line.back();
    return Certified{
        results_of(position, solution),
        certificate_text(proof(position, solution).value(), *file_.game().written_value(valued),
                         file_.game(), file_.operators())};
  });
}

Result Question::outcome(TermId position, Ties ties) {
  return asked([&] {
    const Outcome<FactGame> outcome = searcher_.outcome(position, ties);
    return make_result(file_.game(), position, mover(position, outcome.best.has_value()), outcome,
                       repetition_);
  });
}

void Question::warn_of_rules() {
  const std::optional<TermId> position = searcher_.rule_difference();
  if (!position || std::exchange(has_warned_, true)) return;
  fmt::print(stderr,
             "{}: warning: at {} the declarations of the successors say something else than who "
             "moves there\n  --mover position decides by the position itself.\n",
             file_.name(), write_quoted(file_.game().terms(), *position, file_.operators()));
}

}  // namespace minimax
