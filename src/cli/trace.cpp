#include "cli/trace.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/print.hpp"
#include "cli/each_position.hpp"
#include "file/file_question.hpp"
#include "file/game_file.hpp"
#include "file/illustration.hpp"
#include "file/open_game.hpp"
#include "show/text.hpp"
#include "show/told_steps.hpp"
#include "show/trace_end.hpp"
#include "show/trace_json.hpp"
#include "show/trace_terms.hpp"
#include "show/trace_text.hpp"

namespace minimax {

namespace {

class Trace {
 public:
  explicit Trace(const TraceCommandOptions& options)
      : options_(options),
        opened_(open_game(options.game)),
        file_(*opened_),
        terms_(file_.terms(), file_.operators()),
        search_(search_options(options, file_)),
        question_(file_, search_, counts_of(options.format)) {}

  void each() {
    tell_each(
        file_.positions(options_.positions), options_.format,
        [&](TermId position) { print_json(position); },
        [&](TermId position) { return query_text(position, terms_.terms(), file_.operators()); },
        [&](TermId position) { print_text(position); });
  }

 private:
  static Options search_options(const TraceCommandOptions& options, GameFile& file) {
    Options search = read_options(options.search, file);
    if (file.kind() == GameKind::two_players && search.algorithm == Algorithm::automatic)
      search.algorithm = Algorithm::alpha_beta;
    return search;
  }

  // The steps are printed as they happen: there may be more than memory holds.
  void print_text(TermId root) {
    TraceText text;
    TraceEnd end;
    tell(root, end, [&](const WrittenEvent& event) { print(text.line(terms_.told(event))); });
    print(left_out_text(end.left_out, !end.frontier, "--events N") + "\n" +
          frontier_text(told(end.frontier), options_.most_events));
    std::vector<Result> results = question_.results(root, search_.ties);
    for (Result& result : results) illustrate(result, file_);
    print(top_level_text(results, terms_.terms(), file_.operators()));
  }

  void print_json(TermId root) {
    TraceJson json(terms_);
    TraceEnd end;
    std::optional<Result> result;
    // What was found until something is wrong is told, as it is to people.
    const auto print_object = [&] {
      print(json.text({.position = root,
                       .value = result ? std::optional(result->value) : end.value,
                       .best = result ? result->best : std::nullopt,
                       .algorithm = result ? result->report.algorithm : search_.algorithm,
                       .report = result ? std::optional(result->report) : std::nullopt,
                       .end = end},
                      Expense::until_now(file_.load_time())) +
            "\n");
    };
    try {
      tell(root, end, [&](const WrittenEvent& event) { json.add(event); });
      result = question_.results(root, search_.ties).front();
    } catch (...) {
      print_object();
      throw;
    }
    print_object();
  }

  // Searches, and calls tell_event(event) with as many steps as are wanted.
  template <class TellEvent>
  void tell(TermId root, TraceEnd& end, TellEvent tell_event) {
    ToldSteps steps(options_.most_events);
    const auto sink = [&](const WrittenEvent& event) {
      if (event.ply == 0 && event.step == TraceStep::leave) end.value = event.value;
      const bool is_told = steps.take(event.step, event.position);
      end.left_out = steps.left_out();
      if (is_told) tell_event(event);
    };
    try {
      question_.trace(root, sink, options_.most_events);
    } catch (const EndlessTrace&) {
      end.left_out = steps.left_out();
      return;
    }
    end.frontier = steps.split(question_.frontier(root));
  }

  std::optional<ToldFrontier> told(const std::optional<SplitFrontier>& frontier) const {
    if (!frontier) return std::nullopt;
    return ToldFrontier{terms_.texts(frontier->evaluated), terms_.texts(frontier->pruned)};
  }

  const TraceCommandOptions& options_;
  std::unique_ptr<GameFile> opened_;
  GameFile& file_;
  TraceTerms terms_;
  const Options search_;
  FileQuestion question_;
};

}  // namespace

ExitStatus trace(const TraceCommandOptions& options) {
  Trace(options).each();
  return ExitStatus::ok;
}

}  // namespace minimax
