#include "prolog/predicate_question.hpp"

#include <string>

#include "ask/count_paths.hpp"
#include "ask/option_faults.hpp"
#include "ask/option_table.hpp"
#include "ask/tabled_question.hpp"
#include "ask/too_large_for_floats.hpp"
#include "base/file.hpp"
#include "facts/game_faults.hpp"
#include "prolog/prolog_texts.hpp"
#include "search/chance/star.hpp"
#include "search/common/control.hpp"
#include "search/common/stack_guard.hpp"
#include "search/players/payoffs.hpp"

namespace minimax::prolog {

PredicateQuestion::PredicateQuestion(GameTerms& game, const PredicateOptions& options,
                                     Caller caller, Faults faults)
    : game_(game),
      options_(options),
      caller_(caller),
      faults_(faults),
      terms_(game, options.on_cycle) {}

void PredicateQuestion::guarded(const std::function<void()>& body) {
  try {
    body();
  } catch (const GameError& error) {
    if (faults_ == Faults::passed_on) throw;
    throw_game_error(error);
  } catch (const CycleError<TermId>& error) {
    if (faults_ == Faults::passed_on) throw;
    throw_cycle(error.loop);
  } catch (const OptionFault& fault) {
    throw_option_fault(fault, options_, caller_);
  } catch (const ValueOutOfBounds<TermId, Payoff>& error) {
    throw_value_range(error.position);
  } catch (const PayoffsError<TermId>& error) {
    throw_payoffs(error);
  } catch (const TooLargeForFloats& error) {
    throw_evaluation_error(caller_, "float_overflow", error.what());
  } catch (const TooDeep& error) {
    throw_resource_error(caller_, "c_stack", error.what());
  } catch (const SearchStopped&) {
    throw_stopped();
  } catch (const FileError& error) {
    throw_permission_error(caller_, "open", "source_sink", given_value(options_, "endgame"),
                           error.what());
  }
}

void PredicateQuestion::answer(Question& question, TermId position, term_t answers, term_t report) {
  if (!options_.endgame) return answer_by(question, position, answers, report);
  PrologTexts texts(game_);
  TabledQuestion tabled(question, texts, options_);
  answer_by(tabled, position, answers, report);
}

void PredicateQuestion::answer_by(Question& question, TermId position, term_t answers,
                                  term_t report) {
  static const functor_t functor = new_functor("report", 3);
  const term_t parts = new_terms(3);
  check(PL_put_nil(parts + 2));
  const auto tell = [&](const Found& found) {
    terms_.put_answers(answers, found);
    put_statistics(parts, found.report);
    terms_.put_warnings(parts + 1, found, question.rule_difference());
  };
  if (options_.certificate) {
    const Proved proved = question.prove(position, options_.ties);
    tell(proved.found);
    terms_.put_certificate(parts + 2, proved);
  } else {
    tell(question.find(position, options_.ties));
  }
  check(PL_cons_functor_v(report, functor, parts));
}

void PredicateQuestion::answer_window(Question& question, TermId position, const Number& alpha,
                                      const Number& beta, term_t best, term_t value) {
  const FoundAnswer found = question.in_window(position, alpha, beta);
  if (found.best) game_.put_position(best, *found.best);
  terms_.put_value(value, found.value);
}

void PredicateQuestion::throw_stopped() {
  std::string message = in_english(game_.stopped_call());
  if (options_.user == User::perft_predicate)
    throw_resource_error(caller_, "time_limit", message.empty() ? uncounted_sentence : message);
  if (message.empty()) message = "the limit stopped the search before there was an answer";
  throw_resource_error(caller_, "search_limit", message);
}

void PredicateQuestion::throw_game_error(const GameError& error) {
  const FaultNames names = names_of(error.kind);
  const term_t culprit = new_term();
  game_.put_position(culprit, error.position);
  const std::string about = "the static value of " + quoted_text(culprit) + ": ";
  if (error.kind == GameError::Kind::too_large)
    throw_evaluation_error(caller_, names.what, about + in_english(game_.circumstances(error)));
  if (error.kind == GameError::Kind::no_value) {
    if (const std::optional<std::string> meant = game_.unknown_position(error.position))
      throw_error(caller_, {"existence_error", "position", culprit}, *meant);
  }
  const bool is_value =
      error.kind == GameError::Kind::bad_value || error.kind == GameError::Kind::infinite;
  if (!is_value)
    throw_error(caller_, {names.formal, names.what, culprit},
                in_english(game_.circumstances(error)));
  game_.put_value(culprit, error.position);
  throw_error(caller_, {names.formal, names.what, culprit}, about + in_english(error.reason));
}

void PredicateQuestion::throw_cycle(const std::vector<TermId>& loop) {
  const term_t list = new_term();
  terms_.put_positions(list, loop);
  throw_error(caller_, {"domain_error", "acyclic_game", list});
}

void PredicateQuestion::throw_value_range(TermId position) {
  const term_t culprit = new_terms(2);
  game_.put_value(culprit, position);
  game_.put_position(culprit + 1, position);
  throw_error(caller_, {"domain_error", "value_range", culprit},
              "the static value of " + quoted_text(culprit + 1));
}

void PredicateQuestion::throw_payoffs(const PayoffsError<TermId>& error) {
  const term_t culprit = new_term();
  game_.put_position(culprit, error.position);
  if (error.problem == PayoffsProblem::chance_moves) {
    const std::string position = quoted_text(culprit);
    check(PL_put_atom_chars(culprit, name_of(options_.algorithm).data()));
    throw_error(caller_, {"domain_error", "algorithm", culprit},
                "chance moves in " + position + ", for which there is maxn");
  }
  throw_error(caller_, {"domain_error", "shallow_payoffs", culprit},
              std::string(error.what()) + ": algorithm(shallow) cannot be used");
}

}  // namespace minimax::prolog
