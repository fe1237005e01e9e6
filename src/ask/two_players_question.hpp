// Questions over a game of MAX and MIN.
#pragma once

#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "ask/count_paths.hpp"
#include "ask/option_faults.hpp"
#include "ask/question.hpp"
#include "ask/surroundings.hpp"
#include "search/common/frontier.hpp"
#include "search/common/stack_guard.hpp"
#include "search/two/any_game.hpp"
#include "search/two/certificate.hpp"
#include "search/two/known_leaves.hpp"
#include "search/two/notes_list.hpp"
#include "search/two/searcher.hpp"
#include "search/two/trace.hpp"
#include "term/arithmetic.hpp"

namespace minimax {

template <class G>
class TwoPlayersQuestion : public Question {
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
  std::optional<ProofSize> proof_size(TermId root) override;
  std::optional<TermId> rule_difference() const override { return searcher_.rule_difference(); }
  std::vector<TermId> frontier(TermId root) override {
    return Frontier<G>(game_, options_.on_cycle.has_value())
        .below(root, options_.depth.value_or(unlimited_plies));
  }
  void trace(TermId root, const GameEventSink& tell) override;
  std::vector<TermId> possible_successors(TermId position) override {
    const auto successors = game_.successors(position);
    return {std::begin(successors), std::end(successors)};
  }
  void count_paths(TermId root, Plies plies,
                   const std::function<void(const ReachedPly&)>& tell) override {
    minimax::count_paths(game_, root, plies, options_, surroundings_, tell);
  }
  std::unique_ptr<Exploration<TermId, Number>> explore() override;
  std::unique_ptr<Question> with_known(KnownValues& known) override;

 private:
  SearchOptions search_options();
  Solution<G> solve(TermId root, TieRule ties) {
    [[maybe_unused]] const auto help = surroundings_.help(options_);
    [[maybe_unused]] const auto limit = surroundings_.limit_calls(options_);
    return with_askings(surroundings_, [&] { return searcher_.solve(root, ties); });
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

/// The numbers of the values of a game.
template <class G>
class NumbersOf : public SamePositions {
 public:
  explicit NumbersOf(G& game) : game_(game) {}

  Number value(const typename G::Value& value) const { return game_.number(value); }

 private:
  G& game_;
};

template <class G>
std::unique_ptr<Exploration<TermId, Number>> TwoPlayersQuestion<G>::explore() {
  using Own = Exploration<TermId, Value>;
  std::unique_ptr<Own> own;
  if constexpr (std::same_as<G, AnyGame>) own = game_.own_exploration();
  if (!own) own = std::make_unique<GameExploration<G>>(game_);
  return std::make_unique<ConvertedExploration<TermId, Number, Own, NumbersOf<G>>>(
      std::move(own), NumbersOf<G>(game_));
}

/// A game with what is known of it.
template <class G>
class KnownGame {
 protected:
  KnownGame(G& game, KnownValues& known) : any_(game), leaves_(any_, known) {}

  std::conditional_t<std::same_as<G, AnyGame>, AnyGame&, AsAnyGame<G>> any_;
  KnownLeaves leaves_;
};

template <class G>
class KnownGameQuestion final : private KnownGame<G>, public TwoPlayersQuestion<AnyGame> {
 public:
  /// All must outlive this.
  KnownGameQuestion(G& game, KnownValues& known, const Options& options, Surroundings& surroundings)
      : KnownGame<G>(game, known),
        TwoPlayersQuestion<AnyGame>(KnownGame<G>::leaves_, options, surroundings) {}
};

template <class G>
std::unique_ptr<Question> TwoPlayersQuestion<G>::with_known(KnownValues& known) {
  return std::make_unique<KnownGameQuestion<G>>(game_, known, options_, surroundings_);
}

template <class G>
SearchOptions TwoPlayersQuestion<G>::search_options() {
  SearchOptions options;
  options.solver = {.algorithm = options_.algorithm,
                    .limits = limits_of(options_),
                    .alpha_beta = options_.alpha_beta,
                    .table_bytes = options_.transposition.bytes(),
                    .threads = options_.threads.number};
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
std::optional<ProofSize> TwoPlayersQuestion<G>::proof_size(TermId root) {
  if (!is_plain(options_)) return std::nullopt;
  try {
    const Certificate<G> certificate = proof(root, solve(root, TieRule::last));
    return size_of_proof(certificate.max, certificate.min);
  } catch (const TooDeep&) {
    return std::nullopt;
  } catch (const SearchStopped&) {
    return std::nullopt;
  }
}

}  // namespace minimax
