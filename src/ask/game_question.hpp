// Questions over the game of a file.
#pragma once

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ask/errors.hpp"
#include "ask/make_result.hpp"
#include "ask/question.hpp"
#include "ask/search_options.hpp"
#include "search/common/frontier.hpp"
#include "search/common/stack_guard.hpp"
#include "search/two/certificate.hpp"
#include "search/two/searcher.hpp"
#include "search/two/trace.hpp"
#include "show/certificate_text.hpp"
#include "term/writer.hpp"

namespace minimax {

/// A file offers `Game`, the type of its game; `QuestionGame`, a Game or a reference to one, and
/// question_game(), the one for a question; interrupt(), what stops a search from outside;
/// quiescence(game, flags), what --quiescence names, or null; watched(game, flags), which
/// keeps an eye on what takes long, and limit_calls(game, flags), which ends what the game calls as
/// the flags say, while the result lives; help(game, root, threads, options,
/// draw), threads that help a search with these options likewise; and guarded(game, ask), which
/// gives what ask() gives and tells what the game lacks.
template <class File>
class GameQuestion final : public Question {
 public:
  using G = typename File::Game;
  using Position = typename G::Position;

  /// The file must outlive this. Throws UsageError.
  GameQuestion(File& file, const SearchFlags& flags, NodesList nodes_list)
      : file_(file),
        game_(file.question_game()),
        flags_(flags),
        nodes_list_(nodes_list),
        repetition_(repetition_value(flags, file.terms(), file.operators())),
        singular_(singular_margin(flags, file.terms(), file.operators())),
        quiescence_(quiescence()),
        searcher_(game_, options(), file.interrupt()) {}

  void after(std::size_t plies) override { game_.after(plies); }

  std::vector<Result> results(TermId position, TieRule ties) override {
    return asked(position,
                 [&](const Position& root) { return results_of(root, solve(root, ties)); });
  }

  Result think(TermId position, const std::function<void(const Result&)>& tell) override;
  Choice choice(TermId position) override;

  Result outcome(TermId position, Ties ties) override {
    return asked(position, [&](const Position& root) {
      const Outcome<G> outcome = searcher_.outcome(root, ties);
      return make_result(game_, root, mover(root, outcome.best.has_value()), outcome,
                         written_repetition());
    });
  }

  Comparison::Row row(TermId position) override;
  std::optional<std::size_t> proof_leaves(TermId position) override;
  Certified certified(TermId position) override;
  void trace(TermId root, const Steps& steps,
             const std::function<void(const WrittenEvent&)>& tell) override;
  std::vector<TermId> frontier(TermId root) override;

 private:
  std::unique_ptr<Quiescence<G>> quiescence() {
    check_quiescence(flags_, nodes_list_);
    return file_.quiescence(game_, flags_);
  }
  SearchOptions<G> options() {
    return search_options<G>(flags_, game_, repetition_, singular_, quiescence_.get());
  }
  std::optional<TermId> written_repetition() const {
    return repetition_ ? std::optional(repetition_->term) : std::nullopt;
  }
  std::optional<Number> repetition_number() const {
    return repetition_ ? std::optional(repetition_->number) : std::nullopt;
  }
  // Whether the tree is the one that the game describes.
  bool is_plain() const {
    return !repetition_ && !singular_ && !quiescence_ && flags_.mover == MoverRule::position;
  }

  Solution<G> solve(const Position& root, TieRule ties) {
    [[maybe_unused]] const auto help =
        file_.help(game_, root, flags_.threads, options().solver, repetition_number());
    [[maybe_unused]] const auto limit = file_.limit_calls(game_, flags_);
    return searcher_.solve(root, ties);
  }
  template <class Ask>
  auto over_game(TermId position, Ask ask) {
    return file_.guarded(game_, [&] {
      [[maybe_unused]] const auto watched = file_.watched(game_, flags_);
      return ask(game_.position(position));
    });
  }
  template <class Ask>
  auto asked(TermId position, Ask ask) {
    auto answer = over_game(position, ask);
    warn_of_rules();
    return answer;
  }
  std::vector<Result> results_of(const Position& root, const Solution<G>& solution);
  // Who chooses, where there is something to choose.
  std::optional<Mover> mover(const Position& position, bool chooses) {
    return chooses ? std::optional(searcher_.mover(position)) : std::nullopt;
  }
  // It may take as long again as the search.
  Certificate<G> proof(const Position& root, const Solution<G>& solution) {
    [[maybe_unused]] const auto limit = file_.limit_calls(game_, flags_);
    Interrupt interrupt = file_.interrupt();
    if (flags_.time_limit) {
      const std::chrono::duration<double> time(*flags_.time_limit);
      interrupt.limit(std::nullopt, time_after(Interrupt::Clock::now(), time));
    }
    return certify(game_, root, solution.depth.value_or(unlimited_plies),
                   solution.answers.front().value, interrupt)
        .value();
  }
  void warn_of_rules();

  File& file_;
  typename File::QuestionGame game_;
  const SearchFlags flags_;
  NodesList nodes_list_;
  std::optional<WrittenNumber> repetition_;
  std::optional<Number> singular_;
  std::unique_ptr<Quiescence<G>> quiescence_;
  Searcher<G> searcher_;
  bool has_warned_ = false;
};

template <class File>
std::vector<Result> GameQuestion<File>::results_of(const Position& root,
                                                   const Solution<G>& solution) {
  std::vector<Result> results;
  for (const Answer<G>& answer : solution.answers) {
    results.push_back(make_result(game_, root, mover(root, !answer.line.empty()), answer,
                                  nodes_list_, written_repetition()));
    describe_search(results.back(), solution);
  }
  return results;
}

template <class File>
Result GameQuestion<File>::think(TermId position, const std::function<void(const Result&)>& tell) {
  return asked(position, [&](const Position& root) {
    searcher_.tell_depths(
        [&](const Solution<G>& solution) { tell(results_of(root, solution).front()); });
    Result result = results_of(root, solve(root, TieRule::last)).front();
    searcher_.tell_depths({});
    return result;
  });
}

template <class File>
auto GameQuestion<File>::choice(TermId position) -> Choice {
  return over_game(position, [&](const Position& root) {
    [[maybe_unused]] const auto limit = file_.limit_calls(game_, flags_);
    Choice choice;
    for (const Position& successor : game_.successors(root))
      choice.successors.push_back(game_.term(successor));
    if (!choice.successors.empty()) choice.mover = searcher_.mover(root);
    return choice;
  });
}

template <class File>
Comparison::Row GameQuestion<File>::row(TermId position) {
  return asked(position, [&](const Position& root) -> Comparison::Row {
    const std::string name(name_of(flags_.algorithm));
    try {
      return {name, results_of(root, solve(root, TieRule::last)).front(), ""};
    } catch (const TooDeep&) {
      return {name, std::nullopt, "too deep for its recursion"};
    } catch (const SearchStopped&) {
      return {name, std::nullopt, "stopped before any depth"};
    } catch (const std::bad_alloc&) {
      return {name, std::nullopt, "out of memory"};
    }
  });
}

template <class File>
std::optional<std::size_t> GameQuestion<File>::proof_leaves(TermId position) {
  if (!is_plain()) return std::nullopt;
  return asked(position, [&](const Position& root) -> std::optional<std::size_t> {
    try {
      const Certificate<G> certificate = proof(root, solve(root, TieRule::last));
      return leaves_of_proof(certificate.max, certificate.min);
    } catch (const TooDeep&) {
      return std::nullopt;
    } catch (const SearchStopped&) {
      return std::nullopt;
    }
  });
}

template <class File>
auto GameQuestion<File>::certified(TermId position) -> Certified {
  if (!is_plain())
    throw UsageError(
        "--certificate cannot be used with --on-cycle draw(V), --singular, --quiescence or --mover "
        "successor: the checker plays by the facts alone");
  file_.check_certifiable();
  return asked(position, [&](const Position& root) {
    const Solution<G> solution = solve(root, TieRule::last);
    const Answer<G>& answer = solution.answers.front();
    const Position& valued = answer.line.empty() ? root : answer.line.back();
    return Certified{results_of(root, solution),
                     certificate_text(certificate_facts(game_, proof(root, solution), valued),
                                      file_.terms(), file_.operators())};
  });
}

template <class File>
void GameQuestion<File>::trace(TermId position, const Steps&,
                               const std::function<void(const WrittenEvent&)>& tell) {
  over_game(position, [&](const Position& root) {
    TraceWriter<G> writer(game_, written_repetition());
    const auto sink = [&](const TraceEvent<G>& event) { tell(writer.written(event)); };
    const auto solver = options().solver;
    return minimax::trace(
        game_, root,
        TraceOptions<typename G::Value>{.prunes = flags_.algorithm != Algorithm::minimax,
                                        .cut_off = solver.cut_off,
                                        .ordering = solver.ordering,
                                        .depth = solver.depth,
                                        .repetition = solver.repetition},
        file_.interrupt(), sink);
  });
}

template <class File>
std::vector<TermId> GameQuestion<File>::frontier(TermId position) {
  return over_game(position, [&](const Position& root) {
    std::vector<TermId> terms;
    Frontier<G> frontier(game_, repetition_.has_value());
    for (const Position& each : frontier.below(root, flags_.depth.value_or(unlimited_plies)))
      terms.push_back(game_.term(each));
    return terms;
  });
}

template <class File>
void GameQuestion<File>::warn_of_rules() {
  const std::optional<Position> position = searcher_.rule_difference();
  if (!position || std::exchange(has_warned_, true)) return;
  fmt::print(stderr,
             "{}: warning: at {} the declarations of the successors say something else than who "
             "moves there\n  --mover position decides by the position itself.\n",
             file_.name(), write_quoted(file_.terms(), game_.term(*position), file_.operators()));
}

}  // namespace minimax
