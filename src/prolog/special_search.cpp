#include "prolog/special_search.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "facts/fact_bounds.hpp"
#include "game/game.hpp"
#include "prolog/game_question.hpp"
#include "prolog/loaded_game.hpp"
#include "prolog/position_error.hpp"
#include "prolog/prolog_game.hpp"
#include "prolog/term_list.hpp"
#include "prolog/term_writer.hpp"
#include "search/chance/payoff_rounding.hpp"
#include "search/chance/solver.hpp"
#include "search/players/solver.hpp"

namespace minimax::prolog {

namespace {

[[noreturn]] void throw_missing_option(Caller caller, const char* option, const char* message) {
  const term_t culprit = new_term();
  check(PL_put_atom_chars(culprit, option));
  throw_error(caller, {"existence_error", "minimax_option", culprit}, message);
}

/// One question about a game in which chance moves.
template <class G>
class ChanceQuestion : public GameQuestion<G> {
 public:
  ChanceQuestion(G& game, const Options& options, Caller caller)
      : GameQuestion<G>(game, options, caller, Faults::told),
        solver_(game, solver_options(), this->interrupt()) {}

  /// See search().
  void answer(TermId root, term_t answers, term_t report) {
    this->guarded([&] {
      const Solved solution = solved(root);
      put_list(answers, std::span(solution.answers),
               [&](term_t to, const Found& answer) { put_answer(to, root, solution, answer); });
      const term_t none = new_term();
      check(PL_put_nil(none));
      this->put_report(report, solution, {}, none, none);
    });
  }

 private:
  using Solved = ChanceSolution<G>;
  using Found = ChanceAnswer<G>;
  using GameQuestion<G>::game_;
  using GameQuestion<G>::options_;
  using GameQuestion<G>::caller_;

  ChanceSolverOptions<Payoff> solver_options() const {
    const NodesList nodes = options_.nodes;
    return {.algorithm = options_.algorithm,
            .limits = limits_of(options_),
            .line = nodes == NodesList::likeliest ? ChanceLine::likeliest : ChanceLine::to_chance,
            .policy = nodes == NodesList::policy,
            .bounds = bounds()};
  }

  std::optional<Bounds<Payoff>> bounds() const {
    if (!star_kind(options_.algorithm)) return std::nullopt;
    if (!options_.value_range && !options_.game)
      throw_missing_option(caller_, "value_range",
                           "star1 and star2 need to know what all values lie between, and rules do "
                           "not tell: give value_range(Low, High)");
    const Bounds<Payoff> bounds =
        options_.value_range ? *options_.value_range : value_bounds(*options_.game);
    if (options_.game && !options_.game->has_floats()) return bounds;
    if (const auto roomy = with_room_for_rounding(bounds)) return roomy;
    throw_too_large();
  }

  [[noreturn]] void throw_too_large() const {
    throw_evaluation_error(caller_, "float_overflow",
                           "the values are too large for averages of floats");
  }

  Solved solved(TermId root) {
    try {
      Solved solution = this->within_time([&] { return solver_.solve(root, options_.ties); });
      if (!Rounding<Payoff>::is_finite(solution.answers.front().value)) throw_too_large();
      return solution;
    } catch (const ValueOutOfBounds<TermId, Payoff>& error) {
      const term_t culprit = new_term();
      game_.put_value(culprit, error.position);
      const term_t position = new_term();
      game_.put_position(position, error.position);
      throw_error(caller_, {"domain_error", "value_range", culprit},
                  "the static value of " + quoted_text(position));
    }
  }

  void put_answer(term_t to, TermId root, const Solved& solution, const Found& answer) {
    const term_t parts = new_terms(3);
    if (answer.best) game_.put_position(parts, *answer.best);
    const Plies plies = solution.depth.value_or(unlimited_plies);
    if (const auto leaf = valued_by(game_, root, plies, answer)) {
      game_.put_value(parts + 1, *leaf);
    } else {
      write_number(parts + 1, answer.value.number());
    }
    if (options_.nodes == NodesList::policy) {
      put_policy(parts + 2, solution);
    } else {
      this->put_positions(parts + 2, answer.line);
    }
    put_answer_of(to, parts);
  }

  // Each step as Position-[Successor, ...].
  void put_policy(term_t to, const Solved& solution) {
    static const functor_t pair = PL_new_functor(PL_new_atom("-"), 2);
    using Step = PolicyStep<G>;
    put_list(to, std::span(solution.policy), [&](term_t term, const Step& step) {
      Frame frame;
      const term_t parts = new_terms(2);
      game_.put_position(parts, step.position);
      this->put_positions(parts + 1, step.successors);
      check(PL_cons_functor_v(term, pair, parts));
      frame.keep();
    });
  }

  ChanceSolver<G> solver_;
};

/// One question about a game of several players.
template <class G>
class PlayersQuestion : public GameQuestion<G> {
 public:
  PlayersQuestion(G& game, const Options& options, Caller caller)
      : GameQuestion<G>(game, options, caller, Faults::told) {}

  /// See search().
  void answer(TermId root, term_t answers, term_t report) {
    this->guarded([&] {
      const Solved solution = solved(root);
      put_list(answers, std::span(solution.answers), [&](term_t to, const Found& answer) {
        const term_t parts = new_terms(3);
        if (const auto best = answer.best()) game_.put_position(parts, *best);
        game_.put_value(parts + 1, answer.line.empty() ? root : answer.line.back());
        this->put_positions(parts + 2, answer.line);
        put_answer_of(to, parts);
      });
      const term_t none = new_term();
      check(PL_put_nil(none));
      const term_t warnings = new_term();
      put_warnings(warnings, solution);
      this->put_report(report, solution, {}, warnings, none);
    });
  }

 private:
  using Solved = PlayersSolution<G>;
  using Found = PlayersAnswer<G>;
  using GameQuestion<G>::game_;
  using GameQuestion<G>::options_;
  using GameQuestion<G>::caller_;

  Solved solved(TermId root) {
    try {
      PlayersSolver<G> solver(game_, solver_options(), this->interrupt());
      return this->within_time([&] { return solver.solve(root, options_.ties); });
    } catch (const PayoffsError<TermId>& error) {
      const term_t culprit = new_term();
      game_.put_position(culprit, error.position);
      throw_error(caller_, {"domain_error", "shallow_payoffs", culprit},
                  std::string(error.what()) + ": algorithm(shallow) cannot be used");
    }
  }

  PlayersSolverOptions solver_options() {
    if (options_.ties == TieRule::all && options_.algorithm != Algorithm::automatic &&
        options_.algorithm != Algorithm::maxn) {
      const term_t culprit = new_term();
      check(PL_put_atom_chars(culprit, "all"));
      throw_error(caller_, {"domain_error", "ties", culprit}, "ties(all) is for algorithm(maxn)");
    }
    PlayersSolverOptions options{.algorithm = options_.algorithm,
                                 .limits = limits_of(options_),
                                 .table_bytes = options_.table_bytes};
    if (options_.algorithm == Algorithm::shallow) options.greatest_sum = sum();
    return options;
  }

  Payoff sum() const {
    if (options_.payoff_sum) return *options_.payoff_sum;
    if (options_.game) return greatest_sum(*options_.game);
    throw_missing_option(caller_, "payoff_sum",
                         "shallow needs to know what the payoffs of a position sum to at the most, "
                         "and rules do not tell: give payoff_sum(Sum)");
  }

  static void put_warnings(term_t to, const Solved& solution) {
    check(PL_put_nil(to));
    if (!solution.has_more) return;
    const auto count = static_cast<std::int64_t>(solution.answers.size());
    const term_t warning = new_term();
    check(PL_unify_term(warning, PL_FUNCTOR_CHARS, "more_lines", 1, PL_INT64, count) &&
          PL_cons_list(to, warning, to));
  }
};

template <class G>
void ask(GameKind kind, G& game, TermId root, const Options& options, term_t answers, term_t report,
         Caller caller) {
  if (kind == GameKind::chance) {
    ChanceQuestion<G>(game, options, caller).answer(root, answers, report);
  } else {
    PlayersQuestion<G>(game, options, caller).answer(root, answers, report);
  }
}

}  // namespace

void search_special(const AskedGame& asked, module_t module, term_t position,
                    const Options& options, term_t answers, term_t report, Caller caller) {
  const bool variables = !asked.interface || asked.interface->variables;
  try {
    const bool may_hold_variables = asked.interface && asked.interface->variables;
    if (!may_hold_variables && !PL_is_ground(position)) throw TermError(TermError::Kind::unbound);
    if (options.game) {
      LoadedGame game(options.game);
      const std::optional<TermId> root = game.position(position);
      if (!root)
        throw_error(caller, {"existence_error", "position", position}, "in the loaded game");
      return ask(asked.kind, game, *root, options, answers, report, caller);
    }
    Frame frame;
    PrologGame game(module, *asked.interface, caller, asked.kind);
    const TermId root = game.position(position);
    ask(asked.kind, game, root, options, answers, report, caller);
    frame.keep();
  } catch (const TermError& error) {
    throw_term_error(error, position, variables, caller);
  }
}

}  // namespace minimax::prolog
