#include "cli/trace.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "cli/errors.hpp"
#include "cli/fact_file.hpp"
#include "cli/question.hpp"
#include "game/position_map.hpp"
#include "result/text.hpp"
#include "result/trace_json.hpp"
#include "result/trace_terms.hpp"
#include "result/trace_text.hpp"
#include "search/frontier.hpp"
#include "search/trace.hpp"

namespace minimax {

namespace {

void print(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
}

/// The positions that are valued statically, in the order of the tree: by the search, or cut off.
struct SplitFrontier {
  std::vector<TermId> evaluated;
  std::vector<TermId> pruned;
};

class Trace {
 public:
  explicit Trace(const TraceCommandOptions& options)
      : options_(options),
        file_(options.file),
        repetition_(repetition_value(file_, options.search)),
        search_options_(search_options(file_, options.search, repetition_)),
        terms_(file_.game(), file_.operators(), repetition_),
        question_(file_, options.search, NodesList::positions) {}

  void each() {
    const std::vector<TermId> positions = file_.positions(options_.positions);
    for (std::size_t i = 0; i < positions.size(); ++i) {
      if (options_.format == Format::json) {
        print_json(positions[i]);
        continue;
      }
      if (i > 0) print("\n");
      if (positions.size() > 1) print(query_text(positions[i], terms_.terms(), file_.operators()));
      print_text(positions[i]);
    }
  }

 private:
  bool prunes() const { return options_.search.algorithm != Algorithm::minimax; }

  // The steps are printed as they happen: there may be more than memory holds.
  void print_text(TermId root) {
    TraceText text(terms_, prunes());
    const Told told = tell(root, [&](const FactTraceEvent& event) { print(text.line(event)); });
    if (told.left_out > 0)
      print(fmt::format("... and {} more steps: --events N tells more of them\n", told.left_out));
    print("\n" + frontier_text(terms_, told.frontier.evaluated, told.frontier.pruned,
                               options_.most_events));
    print(
        top_level_text(question_.results(root, options_.ties), terms_.terms(), file_.operators()));
  }

  void print_json(TermId root) {
    TraceJson json(terms_);
    const Told told = tell(root, [&](const FactTraceEvent& event) { json.add(event); });
    print(json.text(question_.results(root, options_.ties).front(), told.frontier.evaluated,
                    told.frontier.pruned, told.left_out) +
          "\n");
  }

  struct Told {
    std::uint64_t left_out = 0;
    SplitFrontier frontier;
  };

  // Searches, and calls tell_event(event) with as many steps as are wanted.
  template <class TellEvent>
  Told tell(TermId root, TellEvent tell_event) {
    std::uint64_t events = 0;
    PositionMap<TermId, bool> evaluated;
    const auto sink = [&](const FactTraceEvent& event) {
      if (event.step == TraceStep::leaf) evaluated.set(event.position, true);
      if (events++ < options_.most_events) tell_event(event);
    };
    search(root, sink);
    const bool leaves_out = events > options_.most_events;
    return {leaves_out ? events - options_.most_events : 0, frontier(root, evaluated)};
  }

  template <class Sink>
  void search(TermId root, Sink& sink) {
    const SolverOptions<Rank>& solver = search_options_.solver;
    over_file(file_, [&] {
      return trace(file_.game(), root,
                   TraceOptions<Rank>{.prunes = prunes(),
                                      .cut_off = solver.cut_off,
                                      .ordering = solver.ordering,
                                      .depth = solver.depth,
                                      .repetition = solver.repetition},
                   {}, sink);
    });
  }

  SplitFrontier frontier(TermId root, const PositionMap<TermId, bool>& evaluated) {
    SplitFrontier split;
    Frontier<FactGame> frontier(file_.game(), repetition_.has_value());
    const Plies depth = search_options_.solver.depth.value_or(unlimited_plies);
    for (const TermId position : frontier.below(root, depth))
      (evaluated.find(position) ? split.evaluated : split.pruned).push_back(position);
    return split;
  }

  const TraceCommandOptions& options_;
  FactFile file_;
  std::optional<TermId> repetition_;
  SearchOptions<FactGame> search_options_;
  TraceTerms terms_;
  Question question_;
};

}  // namespace

ExitStatus trace(const TraceCommandOptions& options) {
  Trace(options).each();
  return ExitStatus::ok;
}

}  // namespace minimax
