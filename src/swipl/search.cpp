#include "swipl/search.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "game/game_error.hpp"
#include "search/control.hpp"
#include "search/names.hpp"
#include "search/searcher.hpp"
#include "search/solver.hpp"
#include "search/trace.hpp"
#include "swipl/call_limit.hpp"
#include "swipl/certificate_facts.hpp"
#include "swipl/consulted_facts.hpp"
#include "swipl/helpers.hpp"
#include "swipl/interface.hpp"
#include "swipl/limited_calls.hpp"
#include "swipl/loaded_game.hpp"
#include "swipl/prolog_game.hpp"
#include "swipl/quiescence.hpp"
#include "swipl/term_list.hpp"
#include "swipl/term_reader.hpp"
#include "swipl/trace_list.hpp"
#include "term/arithmetic.hpp"

namespace minimax::swipl {

namespace {

/// What a question makes of what is wrong in its game: an error, or what the game threw.
enum class Faults : std::uint8_t { told, passed_on };

/// One question about a game.
template <class G>
class Question {
 public:
  Question(G& game, const Options& options, Caller caller, Faults faults = Faults::told)
      : game_(game),
        options_(options),
        caller_(caller),
        faults_(faults),
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
      put_report(report, solution, certificate);
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

  // A game that calls Prolog is so slow that each position may ask.
  static Interrupt interrupt() {
    return Interrupt(handle_signals, nullptr, std::is_same_v<G, PrologGame> ? 1 : 256);
  }

  template <class Body>
  void guarded(Body body) {
    try {
      body();
    } catch (const GameError& error) {
      if (faults_ == Faults::passed_on) throw;
      throw_game_error(error);
    } catch (const CycleError<TermId>& error) {
      if (faults_ == Faults::passed_on) throw;
      throw_cycle(error.loop);
    } catch (const TooDeep& error) {
      throw_resource_error(caller_, "c_stack", error.what());
    } catch (const SearchStopped&) {
      throw_stopped();
    }
  }

  Solution<G> solve(TermId position) {
    if constexpr (std::is_same_v<G, PrologGame>) {
      if (options_.threads > 1) {
        const std::optional<Number> draw =
            options_.draw ? std::optional(options_.draw->number) : std::nullopt;
        const Helpers helpers(game_, position, options_.interface,
                              helped_search(search_options().solver, draw), options_.threads - 1);
        return solve_within_limits(position);
      }
    }
    return solve_within_limits(position);
  }

  // A predicate of the user's that does not come back is stopped too.
  Solution<G> solve_within_limits(TermId position) {
    if constexpr (std::is_same_v<G, PrologGame>) {
      if (options_.time_limit) {
        const std::chrono::duration<double> seconds(*options_.time_limit);
        const LimitedCalls limited(game_, time_after(Interrupt::Clock::now(), seconds));
        return searcher_.solve(position, options_.ties);
      }
    }
    return searcher_.solve(position, options_.ties);
  }

  void put_answer(term_t to, TermId position, const Answer<G>& answer) {
    static const functor_t functor = PL_new_functor(PL_new_atom("answer"), 3);
    const term_t parts = new_terms(3);
    if (!answer.line.empty()) game_.put_position(parts, answer.line.front());
    if (answer.repetition) {
      check(PL_put_term(parts + 1, options_.draw->written));
    } else {
      game_.put_value(parts + 1, answer.line.empty() ? position : answer.line.back());
    }
    put_positions(parts + 2, nodes_list(game_, position, answer, options_.nodes));
    check(PL_cons_functor_v(to, functor, parts));
  }

  void put_positions(term_t to, const std::vector<TermId>& positions) {
    put_list(to, std::span(positions),
             [&](term_t term, TermId position) { game_.put_position(term, position); });
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

  // report(Statistics, Difference, Certificate): a list of Name(Value), one of at most one
  // position, and one of facts.
  void put_report(term_t to, const Solution<G>& solution, term_t certificate) {
    const double seconds = solution.time.count();
    const Statistics all = solution.statistics + solution.line_statistics;
    const term_t depth = new_term();
    if (solution.depth) {
      check(PL_put_integer(depth, static_cast<long>(*solution.depth)));
    } else {
      check(PL_put_atom_chars(depth, "unlimited"));
    }
    const auto count = [](std::uint64_t number) { return static_cast<std::int64_t>(number); };
    const auto rate = seconds > 0 ? static_cast<double>(all.positions) / seconds : 0.0;
    const term_t difference = new_term();
    const std::optional<TermId> differs = searcher_.rule_difference();
    put_positions(difference, differs ? std::vector{*differs} : std::vector<TermId>());
    check(PL_unify_term(
        to, PL_FUNCTOR_CHARS, "report", 3, PL_LIST, 10,                                       //
        PL_FUNCTOR_CHARS, "algorithm", 1, PL_UTF8_CHARS, name_of(solution.algorithm).data(),  //
        PL_FUNCTOR_CHARS, "complete", 1, PL_BOOL, int{solution.complete},                     //
        PL_FUNCTOR_CHARS, "depth", 1, PL_TERM, depth,                                         //
        PL_FUNCTOR_CHARS, "positions", 1, PL_INT64, count(solution.statistics.positions),     //
        PL_FUNCTOR_CHARS, "leaves", 1, PL_INT64, count(solution.statistics.leaves),           //
        PL_FUNCTOR_CHARS, "cut_offs", 1, PL_INT64, count(solution.statistics.cut_offs),       //
        PL_FUNCTOR_CHARS, "table_hits", 1, PL_INT64, count(solution.statistics.table_hits),   //
        PL_FUNCTOR_CHARS, "line_positions", 1, PL_INT64,                                      //
        count(solution.line_statistics.positions),                                            //
        PL_FUNCTOR_CHARS, "seconds", 1, PL_FLOAT, seconds,                                    //
        PL_FUNCTOR_CHARS, "positions_per_second", 1, PL_FLOAT, rate,                          //
        PL_TERM, difference, PL_TERM, certificate));
  }

  [[noreturn]] void throw_stopped() {
    std::string message;
    if constexpr (std::is_same_v<G, PrologGame>) message = game_.stopped_call();
    if (message.empty()) message = "the limit stopped the search before there was an answer";
    throw_resource_error(caller_, "search_limit", message);
  }

  // What the message says more than the formal term.
  std::string circumstances(const GameError& error) {
    if constexpr (std::is_same_v<G, PrologGame>) return game_.circumstances(error);
    return error.reason;
  }

  [[noreturn]] void throw_game_error(const GameError& error) {
    const term_t culprit = new_term();
    game_.put_position(culprit, error.position);
    switch (error.kind) {
      case GameError::Kind::no_mover:
        throw_error(caller_, {"existence_error", "mover", culprit}, circumstances(error));
      case GameError::Kind::both_movers:
        throw_error(caller_, {"domain_error", "single_mover", culprit}, circumstances(error));
      case GameError::Kind::no_value:
        throw_error(caller_, {"existence_error", "static_value", culprit}, circumstances(error));
      case GameError::Kind::bad_probabilities:
        throw_error(caller_, {"domain_error", "probabilities", culprit}, circumstances(error));
      case GameError::Kind::unknown_player:
        throw_error(caller_, {"existence_error", "player", culprit}, circumstances(error));
      case GameError::Kind::bad_payoffs:
      case GameError::Kind::bad_value:
        break;
    }
    const std::string position = quoted_text(culprit);
    game_.put_value(culprit, error.position);
    throw_error(caller_, {"type_error", "evaluable", culprit},
                "the static value of " + position + ": " + error.reason);
  }

  [[noreturn]] void throw_cycle(const std::vector<TermId>& loop) {
    const term_t list = new_term();
    put_positions(list, loop);
    throw_error(caller_, {"domain_error", "acyclic_game", list});
  }

  G& game_;
  const Options& options_;
  Caller caller_;
  Faults faults_;
  GoalQuiescence<G> quiescence_;
  Searcher<G> searcher_;
};

[[noreturn]] void throw_term_error(const TermError& error, term_t position, bool variables,
                                   Caller caller) {
  switch (error.kind) {
    case TermError::Kind::unbound:
      throw_instantiation_error(
          caller, variables ? "a position must be no variable, and hold none with attributes"
                            : "a position must be ground; with interface([variables = true]) it "
                              "may hold free variables");
    case TermError::Kind::cyclic:
      throw_error(caller, {"type_error", "acyclic_term", position});
    case TermError::Kind::opaque:
      break;
  }
  throw_error(caller, {"type_error", "position", position});
}

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
  if (options.game->kind() != GameKind::two_players)
    throw_error(caller, {"domain_error", "two_player_game", position},
                "in the loaded game chance moves, or several players have payoffs of their own");
  LoadedGame game(options.game);
  const std::optional<TermId> root = game.position(position);
  if (!root) throw_error(caller, {"existence_error", "position", position}, "in the loaded game");
  Question question(game, options, caller);
  ask(question, *root);
} catch (const TermError& error) {
  throw_term_error(error, position, true, caller);
}

/// Calls ask(question, position) with the game that is asked about.
template <class Ask>
void ask(module_t module, term_t position, const Options& options, Caller caller, Ask ask) {
  if (options.game) return ask_loaded(position, options, caller, ask);
  const Interface interface = interface_of(module, options.interface, caller);
  try {
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
}

}  // namespace

void search(module_t module, term_t position, const Options& options, term_t answers, term_t report,
            Caller caller) {
  ask(module, position, options, caller,
      [&](auto& question, TermId root) { question.answer(root, answers, report); });
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

}  // namespace minimax::swipl
