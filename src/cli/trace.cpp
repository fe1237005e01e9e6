#include "cli/trace.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/print.hpp"
#include "file/file_question.hpp"
#include "file/game_file.hpp"
#include "file/illustration.hpp"
#include "file/open_game.hpp"
#include "game/position_map.hpp"
#include "show/text.hpp"
#include "show/trace_end.hpp"
#include "show/trace_json.hpp"
#include "show/trace_terms.hpp"
#include "show/trace_text.hpp"

namespace minimax {

namespace {

// Where a position is reached on many paths, a trace has more steps than anybody waits for: so many
// are counted behind those that are told.
constexpr std::uint64_t most_counted = 10'000'000;

/// Ends a search whose steps are not counted any further.
struct EndlessTrace {};

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
    TraceEnd end;
    tell(root, end, [&](const WrittenEvent& event) { print(text.line(event)); });
    print(left_out_text(end) + "\n" + frontier_text(terms_, end.frontier, options_.most_events));
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
                       .end = end}) +
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
    std::uint64_t events = 0;
    PositionMap<TermId, bool> evaluated;
    const auto sink = [&](const WrittenEvent& event) {
      if (event.step == TraceStep::leaf) evaluated.set(event.position, true);
      if (event.ply == 0 && event.step == TraceStep::leave) end.value = event.value;
      if (events++ < options_.most_events) return tell_event(event);
      if (++end.left_out > most_counted) throw EndlessTrace();
    };
    try {
      question_.trace(root, sink, options_.most_events);
    } catch (const EndlessTrace&) {
      return;
    }
    end.frontier = frontier(root, evaluated);
  }

  std::string left_out_text(const TraceEnd& end) const {
    if (end.left_out == 0) return {};
    return fmt::format("... and {} more steps{}: --events N tells more of them\n", end.left_out,
                       end.frontier ? "" : " at least");
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
