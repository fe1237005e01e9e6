#include "cli/trace.hpp"

#include <fmt/format.h>

#include <memory>
#include <vector>

#include "base/print.hpp"
#include "file/file_question.hpp"
#include "file/game_file.hpp"
#include "file/illustration.hpp"
#include "file/open_game.hpp"
#include "game/position_map.hpp"
#include "show/text.hpp"
#include "show/trace_json.hpp"
#include "show/trace_terms.hpp"
#include "show/trace_text.hpp"

namespace minimax {

namespace {

/// The positions that are valued statically, in the order of the tree: by the search, or cut off.
struct SplitFrontier {
  std::vector<TermId> evaluated;
  std::vector<TermId> pruned;
};

class Trace {
 public:
  explicit Trace(const TraceCommandOptions& options)
      : options_(options),
        opened_(open_game(options.game)),
        file_(*opened_),
        terms_(file_.terms(), file_.operators()),
        search_(search_options(options, file_)),
        question_(file_, search_) {}

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
  static Options search_options(const TraceCommandOptions& options, GameFile& file) {
    Options search = read_options(options.search, file);
    if (file.kind() == GameKind::two_players && search.algorithm == Algorithm::automatic)
      search.algorithm = Algorithm::alpha_beta;
    return search;
  }

  // The steps are printed as they happen: there may be more than memory holds.
  void print_text(TermId root) {
    TraceText text(terms_);
    const Told told = tell(root, [&](const WrittenEvent& event) { print(text.line(event)); });
    if (told.left_out > 0)
      print(fmt::format("... and {} more steps: --events N tells more of them\n", told.left_out));
    print("\n" + frontier_text(terms_, told.frontier.evaluated, told.frontier.pruned,
                               options_.most_events));
    std::vector<Result> results = question_.results(root, search_.ties);
    for (Result& result : results) illustrate(result, file_);
    print(top_level_text(results, terms_.terms(), file_.operators()));
  }

  void print_json(TermId root) {
    TraceJson json(terms_);
    const Told told = tell(root, [&](const WrittenEvent& event) { json.add(event); });
    print(json.text(question_.results(root, search_.ties).front(), told.frontier.evaluated,
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
    const auto sink = [&](const WrittenEvent& event) {
      if (event.step == TraceStep::leaf) evaluated.set(event.position, true);
      if (events++ < options_.most_events) tell_event(event);
    };
    question_.trace(root, sink, options_.most_events);
    const bool leaves_out = events > options_.most_events;
    return {leaves_out ? events - options_.most_events : 0, frontier(root, evaluated)};
  }

  SplitFrontier frontier(TermId root, const PositionMap<TermId, bool>& evaluated) {
    SplitFrontier split;
    for (const TermId position : question_.frontier(root))
      (evaluated.find(position) ? split.evaluated : split.pruned).push_back(position);
    return split;
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
