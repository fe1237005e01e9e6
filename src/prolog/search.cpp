#include "prolog/search.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "game/game_error.hpp"
#include "prolog/asked_game.hpp"
#include "prolog/certificate_facts.hpp"
#include "prolog/consulted_facts.hpp"
#include "prolog/game_question.hpp"
#include "prolog/helpers.hpp"
#include "prolog/interface.hpp"
#include "prolog/loaded_game.hpp"
#include "prolog/position_error.hpp"
#include "prolog/prolog_game.hpp"
#include "prolog/quiescence.hpp"
#include "prolog/special_search.hpp"
#include "prolog/term_list.hpp"
#include "prolog/term_reader.hpp"
#include "prolog/trace_list.hpp"
#include "search/common/control.hpp"
#include "search/common/names.hpp"
#include "search/two/searcher.hpp"
#include "search/two/solver.hpp"
#include "search/two/trace.hpp"
#include "term/arithmetic.hpp"

namespace minimax::prolog {

namespace {

/// One question about a game of two players.
template <class G>
class Question : public GameQuestion<G> {
 public:
  Question(G& game, const Options& options, Caller caller, Faults faults = Faults::told)
      : GameQuestion<G>(game, options, caller, faults),
        quiescence_(game, options.quiescence),
        searcher_(game, search_options(), interrupt()) {}

  /// See search().
  void answer(TermId position, term_t answers, term_t report) {
    guarded([&] {
      const Solution<G> solution = solve(position);
      put_list(answers, std::span(solution.answers),
               [&](term_t term, const Answer<G>& answer) { put_answer(term, position, answer); });
      const term_t certificate = new_term();
      put_certificate(certificate, position, solution);
      const term_t warnings = new_term();
      put_warnings(warnings);
      this->put_report(report, solution, solution.line_statistics, warnings, certificate);
    });
  }

  /// See search_window().
  void answer_window(TermId position, const Number& alpha, const Number& beta, term_t best,
                     term_t value) {
    guarded([&] {
      using Scale = ValueScale<typename G::Value>;
      const Window<typename G::Value> window = {Scale::just_below(game_.value_of(alpha)),
                                                Scale::just_above(game_.value_of(beta))};
      const Outcome<G> outcome =
          Solver<G>(game_, search_options().solver, interrupt()).in_window(position, window);
      if (outcome.best) game_.put_position(best, *outcome.best);
      const bool is_bound = !(window.alpha < outcome.value && outcome.value < window.beta);
      if (is_bound && outcome.best) {
        check(PL_chars_to_term(game_.number(outcome.value).text().c_str(), value));
      } else {
        game_.put_value(value, outcome.valued);
      }
    });
  }

  /// See search_trace().
  void answer_trace(TermId position, term_t events) {
    guarded([&] {
      const auto solver = search_options().solver;
      TraceList<G> list(game_, events,
                        options_.draw ? std::optional(options_.draw->written) : std::nullopt);
      trace(game_, position,
            TraceOptions<typename G::Value>{.prunes = solver.algorithm != Algorithm::minimax,
                                            .cut_off = solver.cut_off,
                                            .ordering = solver.ordering,
                                            .depth = solver.depth,
                                            .repetition = solver.repetition},
            interrupt(), list);
      list.close();
    });
  }

 private:
  using GameQuestion<G>::game_;
  using GameQuestion<G>::options_;
  using GameQuestion<G>::guarded;
  using GameQuestion<G>::interrupt;
  using GameQuestion<G>::put_positions;

  SearchOptions<G> search_options() {
    SearchOptions<G> options;
    options.solver = solver_options<typename G::Value>(options_);
    if (options_.draw) options.solver.repetition = game_.value_of(options_.draw->number);
    options.mover_rule = options_.mover;
    if (options_.quiescence) options.selective.quiescence = &quiescence_;
    if (options_.quiescence_plies) options.selective.quiescence_plies = *options_.quiescence_plies;
    if (options_.singular) {
      options.selective.is_singular = [this](const auto& a, const auto& b) {
        return differ_by(game_.number(a), game_.number(b), *options_.singular);
      };
    }
    return options;
  }

  Solution<G> solve(TermId position) {
    const auto search = [&] {
      return this->within_time([&] { return searcher_.solve(position, options_.ties); });
    };
    if constexpr (GameQuestion<G>::calls_prolog) {
      if (options_.threads > 1) {
        const std::optional<Number> draw =
            options_.draw ? std::optional(options_.draw->number) : std::nullopt;
        const Helpers helpers(game_, position, options_.interface,
                              helped_search(search_options().solver, draw), options_.threads - 1);
        return search();
      }
    }
    return search();
  }

  void put_answer(term_t to, TermId position, const Answer<G>& answer) {
    const term_t parts = new_terms(3);
    if (!answer.line.empty()) game_.put_position(parts, answer.line.front());
    if (answer.repetition) {
      check(PL_put_term(parts + 1, options_.draw->written));
    } else {
      game_.put_value(parts + 1, answer.line.empty() ? position : answer.line.back());
    }
    put_positions(parts + 2, nodes_list(game_, position, answer, options_.nodes));
    put_answer_of(to, parts);
  }

  // The facts that the certificate holds; none where it is not wanted.
  void put_certificate(term_t to, TermId position, const Solution<G>& solution) {
    if (!options_.certificate) return check(PL_put_nil(to));
    const Answer<G>& answer = solution.answers.front();
    const Plies plies = solution.depth.value_or(unlimited_plies);
    const auto certificate = certify(game_, position, plies, answer.value, interrupt());
    CertificateFacts<G> facts(game_, to);
    facts.add(Mover::min, certificate.value().min);
    facts.add(Mover::max, certificate.value().max);
    facts.claim(certificate->root, answer.line.empty() ? position : answer.line.back());
  }

  // Where the two rules for the mover differ.
  void put_warnings(term_t to) {
    const std::optional<TermId> differs = searcher_.rule_difference();
    const std::vector<TermId> differences = differs ? std::vector{*differs} : std::vector<TermId>();
    put_list(to, std::span(differences), [&](term_t warning, TermId difference) {
      const term_t culprit = new_term();
      game_.put_position(culprit, difference);
      check(PL_unify_term(warning, PL_FUNCTOR_CHARS, "mover_rules", 1, PL_TERM, culprit));
    });
  }

  GoalQuiescence<G> quiescence_;
  Searcher<G> searcher_;
};

/// False where the facts do not have the position, and where they are at fault: what the error says
/// is for the predicates to tell.
template <class Ask>
bool ask_facts(const std::shared_ptr<const FactGame>& facts, term_t position,
               const Options& options, Caller caller, Ask ask) try {
  // To find the same faults as by calls, where nothing is known of the paths.
  LoadedGame game(facts, LoadedGame::Paths::unknown);
  const std::optional<TermId> root = game.position(position);
  if (!root) return false;
  Frame frame;
  Question question(game, options, caller, Faults::passed_on);
  ask(question, *root);
  frame.keep();
  return true;
} catch (const GameError&) {
  return false;
} catch (const CycleError<TermId>&) {
  return false;
}

/// False where it is better to take the facts over, as `consulted` says.
template <class Ask>
bool ask_predicates(module_t module, const Interface& interface, term_t position,
                    const Options& options, Caller caller, ConsultedFacts& consulted, Ask ask) try {
  Frame frame;
  PrologGame game(module, interface, caller);
  const WorkCount count(consulted, game);
  const TermId root = game.position(position);
  Question question(game, options, caller);
  ask(question, root);
  frame.keep();
  return true;
} catch (const TooManyPositions&) {
  return false;
}

/// Calls ask(question, position) with the loaded game.
template <class Ask>
void ask_loaded(term_t position, const Options& options, Caller caller, Ask ask) try {
  if (!PL_is_ground(position)) throw TermError(TermError::Kind::unbound);
  LoadedGame game(options.game);
  const std::optional<TermId> root = game.position(position);
  if (!root) throw_error(caller, {"existence_error", "position", position}, "in the loaded game");
  Question question(game, options, caller);
  ask(question, *root);
} catch (const TermError& error) {
  throw_term_error(error, position, true, caller);
}

/// Calls ask(question, position) with the game that the predicates define.
template <class Ask>
void ask_program(module_t module, const Interface& interface, term_t position,
                 const Options& options, Caller caller, Ask ask) try {
  if (!interface.variables && !PL_is_ground(position)) throw TermError(TermError::Kind::unbound);
  ConsultedFacts consulted(module, interface, options);
  for (;;) {
    if (consulted.game() && ask_facts(consulted.game(), position, options, caller, ask)) return;
    if (ask_predicates(module, interface, position, options, caller, consulted, ask)) return;
    consulted.take_over();
  }
} catch (const TermError& error) {
  throw_term_error(error, position, interface.variables, caller);
}

/// Likewise, with the game that is asked about, which must be of two players.
template <class Ask>
void ask(module_t module, term_t position, const Options& options, Caller caller, Ask ask) {
  const AskedGame game = asked_game(Asked::two_players, module, position, options, caller);
  if (options.game) return ask_loaded(position, options, caller, ask);
  ask_program(module, *game.interface, position, options, caller, ask);
}

}  // namespace

void search(Asked asked, module_t module, term_t position, const Options& options, term_t answers,
            term_t report, Caller caller) {
  const AskedGame game = asked_game(asked, module, position, options, caller);
  if (game.kind != GameKind::two_players)
    return search_special(game, module, position, options, answers, report, caller);
  const auto answer = [&](auto& question, TermId root) { question.answer(root, answers, report); };
  if (options.game) return ask_loaded(position, options, caller, answer);
  ask_program(module, *game.interface, position, options, caller, answer);
}

void search_window(module_t module, term_t position, const Options& options, const Number& alpha,
                   const Number& beta, term_t best, term_t value, Caller caller) {
  ask(module, position, options, caller,
      [&](auto& question, TermId root) { question.answer_window(root, alpha, beta, best, value); });
}

void search_trace(module_t module, term_t position, const Options& options, term_t events,
                  Caller caller) {
  ask(module, position, options, caller,
      [&](auto& question, TermId root) { question.answer_trace(root, events); });
}

}  // namespace minimax::prolog
