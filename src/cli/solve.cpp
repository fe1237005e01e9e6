#include "cli/solve.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <span>
#include <string_view>

#include "cli/errors.hpp"
#include "cli/fact_file.hpp"
#include "facts/static_value.hpp"
#include "result/json.hpp"
#include "result/make_result.hpp"
#include "result/text.hpp"
#include "search/solver.hpp"
#include "syntax/read_term.hpp"

namespace minimax {

namespace {

/// Answers the questions of one call over one file.
class Answerer {
 public:
  Answerer(FactFile& file, const SolveOptions& options)
      : file_(file),
        options_(options),
        repetition_(repetition_value(file, options.on_cycle)),
        solver_(file.game(), solver_options()) {}

  /// More than one only where all ties are wanted.
  std::vector<Result> answers(TermId position) {
    const Statistics before = solver_.statistics();
    std::vector<Result> results;
    for (const Answer<FactGame>& answer : solver_.answers(position, options_.ties)) {
      results.push_back(
          make_result(file_.game(), position, answer, options_.nodes_list, repetition_));
      results.back().algorithm = name_of(solver_.algorithm());
      results.back().depth = options_.depth;
    }
    for (Result& result : results) result.statistics = solver_.statistics() - before;
    return results;
  }

 private:
  static std::optional<TermId> repetition_value(FactFile& file, const std::string& on_cycle);

  SolverOptions<Rank> solver_options() const {
    SolverOptions<Rank> solver_options{.algorithm = options_.algorithm,
                                       .depth = options_.depth,
                                       .cut_off = options_.cut_off};
    if (repetition_) {
      const FactGame& game = file_.game();
      solver_options.repetition = game.rank(*static_value(game.terms(), *repetition_));
    }
    return solver_options;
  }

  FactFile& file_;
  const SolveOptions& options_;
  std::optional<TermId> repetition_;  // as it was written
  Solver<FactGame> solver_;
};

// The V of draw(V).
std::optional<TermId> Answerer::repetition_value(FactFile& file, const std::string& on_cycle) {
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

void print(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void print_json(std::span<const Result> results, FactFile& file) {
  for (const Result& result : results)
    print(json_text(result, file.game().terms(), file.operators()) + "\n");
}

void solve_each(Answerer& answerer, FactFile& file, const SolveOptions& options) {
  const std::vector<TermId> positions = file.positions(options.positions);
  const TermTable& terms = file.game().terms();
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const std::vector<Result> answers = answerer.answers(positions[i]);
    if (options.format == Format::json) {
      print_json(answers, file);
      continue;
    }
    if (i > 0) print("\n");
    if (positions.size() > 1) print(query_text(positions[i], terms, file.operators()));
    print(top_level_text(answers, terms, file.operators()));
  }
}

void solve_all(Answerer& answerer, FactFile& file, const SolveOptions& options) {
  std::vector<Result> results;
  for (const TermId position : file.game().positions()) {
    std::vector<Result> answers = answerer.answers(position);
    if (options.format == Format::json) {
      print_json(answers, file);
      continue;
    }
    // A table has no room for lines of play.
    for (Result& answer : answers) {
      answer.nodes = {};
      results.push_back(std::move(answer));
    }
  }
  if (options.format == Format::text)
    print(table_text(results, file.game().terms(), file.operators()));
}

}  // namespace

ExitStatus solve(const SolveOptions& options) {
  FactFile file(options.file);
  Answerer answerer(file, options);
  try {
    if (options.all_positions) {
      solve_all(answerer, file, options);
    } else {
      solve_each(answerer, file, options);
    }
  } catch (const GameError& error) {
    file.fail(error);
  } catch (const CycleError<TermId>& error) {
    file.fail(error);
  } catch (const TooDeep& error) {
    throw UsageError(std::string(error.what()) +
                     "\n  Bound the search with --depth, or use --algorithm minimax.");
  }
  return ExitStatus::ok;
}

}  // namespace minimax
