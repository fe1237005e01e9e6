// Questions over a game of MAX and MIN.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ask/option_faults.hpp"
#include "ask/question.hpp"
#include "ask/surroundings.hpp"
#include "search/common/frontier.hpp"
#include "search/common/stack_guard.hpp"
#include "search/two/certificate.hpp"
#include "search/two/notes_list.hpp"
#include "search/two/searcher.hpp"
#include "search/two/trace.hpp"
#include "term/arithmetic.hpp"

namespace minimax {

template <class G>
class TwoPlayersQuestion final : public Question {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;

  /// Both must outlive this. Throws OptionFault.
  TwoPlayersQuestion(G& game, const Options& options, Surroundings& surroundings)
      : game_(game),
        options_(options),
        surroundings_(surroundings),
        quiescence_(options.quiescence ? surroundings.quiescence(*options.quiescence) : nullptr),
        searcher_(game, search_options(), interrupt_of(surroundings, options)) {}

  Found find(TermId root, TieRule ties) override { return found(root, solve(root, ties)); }
  Found think(TermId root, const std::function<void(const Found&)>& tell) override;
  Found outcome(TermId root, Ties ties) override;
  FoundAnswer in_window(TermId root, const Number& alpha, const Number& beta) override;
  Mover mover(TermId position) override { return searcher_.mover(position); }
  Proved prove(TermId root, TieRule ties) override;
  std::optional<std::size_t> proof_leaves(TermId root) override;
  std::optional<TermId> rule_difference() const override { return searcher_.rule_difference(); }
  std::vector<TermId> frontier(TermId root) override {
    return Frontier<G>(game_, options_.on_cycle.has_value())
        .below(root, options_.depth.value_or(unlimited_plies));
  }
  void trace(TermId root, const GameEventSink& tell) override;

 private:
  SearchOptions search_options();
  Solution<G> solve(TermId root, TieRule ties) {
    [[maybe_unused]] const auto help = surroundings_.help(root, options_);
    [[maybe_unused]] const auto limit = surroundings_.limit_calls(options_);
    return searcher_.solve(root, ties);
  }
  Found found(TermId root, const Solution<G>& solution);
  std::vector<TermId> nodes_list(TermId root, const Answer<G>& answer) {
    const bool is_notes = options_.nodes_list == NodesList::notes;
    return is_notes ? notes_list(game_, root, answer) : answer.line;
  }
  static FoundValue value(TermId valued, bool is_repetition) {
    FoundValue value = FoundValue::of(valued);
    if (is_repetition) value.origin = FoundValue::Origin::repetition;
    return value;
  }
  Certificate<G> proof(TermId root, const Solution<G>& solution);

  G& game_;
  const Options options_;
  Surroundings& surroundings_;
  std::unique_ptr<Quiescence> quiescence_;
  Searcher<G> searcher_;
};

template <class G>
SearchOptions TwoPlayersQuestion<G>::search_options() {
  SearchOptions options;
  options.solver = {.algorithm = options_.algorithm,
                    .limits = limits_of(options_),
                    .alpha_beta = options_.alpha_beta,
                    .table_bytes = options_.transposition.bytes()};
  if (options_.on_cycle) options.solver.repetition = options_.on_cycle->number;
  options.mover_rule = options_.mover;
  options.selective.quiescence = quiescence_.get();
  if (options_.quiescence_depth) options.selective.quiescence_plies = *options_.quiescence_depth;
  if (options_.singular) {
    options.selective.is_singular = [this](const StaticValue& a, const StaticValue& b) {
      return differ_by(a.number(), b.number(), options_.singular->number);
    };
  }
  return options;
}

template <class G>
Found TwoPlayersQuestion<G>::found(TermId root, const Solution<G>& solution) {
  Found found{root, std::nullopt, {}};
  for (const Answer<G>& answer : solution.answers) {
    const Outcome<G> outcome = outcome_of(root, answer);
    if (outcome.best) found.mover = searcher_.mover(root);
    found.answers.push_back(
        {outcome.best, value(outcome.valued, outcome.repetition), nodes_list(root, answer)});
  }
  found.report = solution;
  return found;
}

template <class G>
Found TwoPlayersQuestion<G>::think(TermId root, const std::function<void(const Found&)>& tell) {
  searcher_.tell_depths([&](const Solution<G>& solution) { tell(found(root, solution)); });
  // Whatever ends the search: the next one has nobody to tell.
  struct Silence {
    ~Silence() { searcher.tell_depths({}); }
    decltype(searcher_)& searcher;
  } const silence{searcher_};
  return find(root, TieRule::last);
}

template <class G>
Found TwoPlayersQuestion<G>::outcome(TermId root, Ties ties) {
  const Outcome<G> outcome = searcher_.outcome(root, ties);
  Found found{root, std::nullopt, {{outcome.best, value(outcome.valued, outcome.repetition)}}};
  if (outcome.best) found.mover = searcher_.mover(root);
  return found;
}

template <class G>
FoundAnswer TwoPlayersQuestion<G>::in_window(TermId root, const Number& alpha, const Number& beta) {
  using Scale = ValueScale<Value>;
  const Window<Value> window = {Scale::just_below(game_.value_of(alpha)),
                                Scale::just_above(game_.value_of(beta))};
  const Outcome<G> outcome =
      Solver<G>(game_, solver_options(game_, search_options().solver), surroundings_.interrupt())
          .in_window(root, window);
  const bool is_bound = !(window.alpha < outcome.value && outcome.value < window.beta);
  if (is_bound && outcome.best) return {outcome.best, FoundValue::of(game_.number(outcome.value))};
  return {outcome.best, FoundValue::of(outcome.valued)};
}

template <class G>
void TwoPlayersQuestion<G>::trace(TermId root, const GameEventSink& tell) {
  [[maybe_unused]] const auto limit = surroundings_.limit_calls(options_);
  const auto solver = solver_options(game_, search_options().solver);
  minimax::trace(game_, root,
                 TraceOptions<Value>{.prunes = options_.algorithm != Algorithm::minimax,
                                     .rules = solver.alpha_beta,
                                     .depth = options_.depth,
                                     .repetition = solver.repetition},
                 surroundings_.interrupt(), tell);
}

// It may take as long again as the search.
template <class G>
Certificate<G> TwoPlayersQuestion<G>::proof(TermId root, const Solution<G>& solution) {
  [[maybe_unused]] const auto limit = surroundings_.limit_calls(options_);
  Interrupt interrupt = surroundings_.interrupt();
  if (const auto time = limits_of(options_).time)
    interrupt.limit(std::nullopt, time_after(Interrupt::Clock::now(), *time));
  return certify(game_, root, solution.depth.value_or(unlimited_plies),
                 solution.answers.front().value, interrupt)
      .value();
}

template <class G>
Proved TwoPlayersQuestion<G>::prove(TermId root, TieRule ties) {
  check_provable(options_, GameKind::two_players);
  const Solution<G> solution = solve(root, ties);
  Certificate<G> certificate = proof(root, solution);
  return {found(root, solution), certificate.root, std::move(certificate.max),
          std::move(certificate.min)};
}

template <class G>
std::optional<std::size_t> TwoPlayersQuestion<G>::proof_leaves(TermId root) {
  if (!is_plain(options_)) return std::nullopt;
  try {
    const Certificate<G> certificate = proof(root, solve(root, TieRule::last));
    return leaves_of_proof(certificate.max, certificate.min);
  } catch (const TooDeep&) {
    return std::nullopt;
  } catch (const SearchStopped&) {
    return std::nullopt;
  }
}

}  // namespace minimax
