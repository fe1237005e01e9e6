#include "search/chance/trace.hpp"

#include <doctest/doctest.h>
#include <gmpxx.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "search/chance/expectiminimax.hpp"
#include "search/chance/possible_moves.hpp"
#include "search/common/frontier.hpp"
#include "tests/games/chance_graph_game.hpp"
#include "tests/games/exact_game.hpp"
#include "tests/random_seed.hpp"

namespace minimax {
namespace {

using ExactTraceOptions = ChanceTraceOptions<mpq_class>;
using Strings = std::vector<std::string>;
using ExactEvent = TraceEvent<int, mpq_class>;
using ExactValue = TracedValue<int, mpq_class>;
using ExactSink = TraceSink<int, mpq_class>;

// Below the second chance position MIN has 1 or 2 at once, and MAX has 7 already.
ExactGame probed_game() {
  return ExactGame({{{1, 2}},
                    {{3}, Mover::chance, 0, {1}},
                    {{4, 5}, Mover::chance, 0, {tenths(5), tenths(5)}},
                    leaf(7),
                    {{6, 7}, Mover::min},
                    {{8, 9}, Mover::min},
                    leaf(4),
                    leaf(5),
                    leaf(2),
                    leaf(5)});
}

// No other values are told.
mpq_class number_of(ExactGame& game, const ExactValue& value) {
  if (const auto* at = std::get_if<ValueAt<int>>(&value)) return game.merit(at->position);
  return std::get<mpq_class>(value);
}

std::string chance_text(ExactGame& game, const ExactEvent& event) {
  const auto number = [&](const ExactValue& value) { return number_of(game, value).get_str(); };
  const auto to = [&](const ExactValue& low, const ExactValue& high) {
    return number(low) + ".." + number(high);
  };
  static constexpr const char* names[] = {"enter",  "leaf",  "repeat", "narrow", "cut off", "leave",
                                          "choose", "share", "probe",  "bound",  "known"};
  std::string text = names[static_cast<std::size_t>(event.step)];
  text += ' ' + std::to_string(event.position);
  // That of a successor stands with its probability.
  if (event.value && event.step != TraceStep::share && event.step != TraceStep::cut_off) {
    text += event.certainty == Certainty::exact         ? " = "
            : event.certainty == Certainty::lower_bound ? " >= "
                                                        : " <= ";
    text += number(*event.value);
  }
  for (const auto& share : event.shares)
    text += " +" + number(share.probability) + "*" + number(share.value);
  if (event.step == TraceStep::share)
    text += " +" + number(*event.probability) + "*" + number(*event.value);
  if (event.step == TraceStep::bound) text += " p" + number(*event.probability);
  if (event.bounds) text += " in " + to(event.bounds->lower, event.bounds->upper);
  if (event.window && event.step != TraceStep::leave)
    text += " [" + to(event.window->alpha->value, event.window->beta->value) + "]";
  for (const int successor : event.successors) text += " " + std::to_string(successor);
  if (event.cut_off && event.cut_off->reason == CutOffReason::best_of_all)
    text += " best of " + number(*event.value);
  return text;
}

Strings events_of(ExactGame& game, const ExactTraceOptions& options) {
  Strings events;
  const ExactSink sink = [&](const ExactEvent& event) {
    // That of a leaf says nothing more.
    if (event.step != TraceStep::enter || event.mover) events.push_back(chance_text(game, event));
  };
  trace_chance(game, 0, options, {}, sink);
  return events;
}

TEST_CASE("the steps of expectiminimax on the notes' example") {
  ExactGame game = notes_chances({2, 3, 1, 4});
  CHECK(events_of(game, {}) ==
        Strings{"enter 0", "enter 1", "leaf 3 = 2", "share 1 +9/10*2 3", "leaf 4 = 3",
                "share 1 +1/10*3 4", "leave 1 = 21/10 +9/10*2 +1/10*3", "choose 0 = 21/10 1",
                "enter 2", "leaf 5 = 1", "share 2 +9/10*1 5", "leaf 6 = 4", "share 2 +1/10*4 6",
                "leave 2 = 13/10 +9/10*1 +1/10*4", "leave 0 = 21/10"});
}

TEST_CASE("the steps of Star1 on the notes' example tell the bounds and the cut-off") {
  ExactGame game = notes_chances({2, 3, 1, 4});
  CHECK(events_of(game, {.star = StarKind::star1, .bounds = Bounds<mpq_class>{1, 4}}) ==
        Strings{"enter 0 [1..4]", "enter 1 [1..4]", "leaf 3 = 2 [1..4]",
                "bound 1 p9/10 in 19/10..11/5 [1..4] 3", "leaf 4 = 3 [1..4]",
                "bound 1 p1/10 in 21/10..21/10 [1..4] 4", "leave 1 = 21/10",
                "narrow 0 = 21/10 [21/10..4] 1", "enter 2 [21/10..4]", "leaf 5 = 1 [17/9..4]",
                "bound 2 p9/10 in 1..13/10 [21/10..4] 5", "cut off 2 in 1..13/10 [21/10..4] 6",
                "leave 2 <= 13/10", "leave 0 = 21/10"});
}

TEST_CASE("the steps of Star2 tell what is probed and what is known from there") {
  ExactGame game = probed_game();
  const Strings cut =
      events_of(game, {.star = StarKind::star2, .bounds = Bounds<mpq_class>{-10, 10}});
  CHECK(cut == Strings{"enter 0 [-10..10]",
                       "enter 1 [-10..10]",
                       "leaf 3 = 7 [-10..10]",
                       "bound 1 p1 in 7..7 [-10..10] 3",
                       "leave 1 = 7",
                       "narrow 0 = 7 [7..10] 1",
                       "enter 2 [7..10]",
                       "probe 2 [7..10] 4",
                       "enter 4 [4..10]",
                       "leaf 6 = 4 [4..10]",
                       "leave 4 <= 4",
                       "bound 2 p1/2 in -10..7 [7..10] 4",
                       "probe 2 [7..10] 5",
                       "enter 5 [10..10]",
                       "leaf 8 = 2 [10..10]",
                       "leave 5 <= 2",
                       "bound 2 p1/2 in -10..3 [7..10] 5",
                       "cut off 2 in -10..3 [7..10] 4 5",
                       "leave 2 <= 3",
                       "leave 0 = 7"});
  ExactGame below({{{1}, Mover::chance, 0, {1}}, {{2, 3}, Mover::min}, leaf(4), leaf(5)});
  CHECK(events_of(below, {.star = StarKind::star2, .bounds = Bounds<mpq_class>{-10, 10}}) ==
        Strings{"enter 0 [-10..10]", "probe 0 [-10..10] 1", "enter 1 [-10..10]",
                "leaf 2 = 4 [-10..10]", "leave 1 <= 4", "bound 0 p1 in -10..4 [-10..10] 1",
                "enter 1 [-10..4]", "known 2 = 4 [-10..4]", "leaf 3 = 5 [-10..4]", "leave 1 = 4",
                "bound 0 p1 in 4..4 [-10..10] 1", "leave 0 = 4"});
}

TEST_CASE("what nothing is better than cuts off") {
  ExactGame game({{{1, 2}}, leaf(4), leaf(3)});
  CHECK(events_of(game, {.star = StarKind::star1, .bounds = Bounds<mpq_class>{1, 4}}) ==
        Strings{"enter 0 [1..4]", "leaf 1 = 4 [1..4]", "narrow 0 = 4 [4..4] 1",
                "cut off 0 [4..4] 2 best of 4", "leave 0 = 4"});
}

TEST_CASE("a depth limit ends the trace of a game with chance") {
  ExactGame game = notes_chances({2, 3, 1, 4});
  CHECK(events_of(game, {.depth = 1}) ==
        Strings{"enter 0", "leaf 1 = 0", "choose 0 = 0 1", "leaf 2 = 0", "leave 0 = 0"});
}

// The values of every position at every distance from the limit.
class Truth {
 public:
  Truth(ExactGame& game, std::optional<Plies> depth) : plain_(game), depth_(depth) {
    if (depth)
      for (Plies plies = 0; plies <= *depth; ++plies)
        limited_.push_back(std::make_unique<Expectiminimax<ExactGame>>(
            game, ExpectiminimaxOptions{.depth = plies}));
  }
  mpq_class value(int position, std::size_t ply) {
    auto& search = depth_ ? *limited_[*depth_ - ply] : plain_;
    return search.answers(position).front().value;
  }

 private:
  Expectiminimax<ExactGame> plain_;
  std::optional<Plies> depth_;
  std::vector<std::unique_ptr<Expectiminimax<ExactGame>>> limited_;
};

// Whether what the event says of its position is true.
bool is_true(ExactGame& game, const ExactEvent& event, const mpq_class& truth) {
  if (event.bounds) {
    const auto& [lower, upper] = *event.bounds;
    if (truth < number_of(game, lower) || number_of(game, upper) < truth) return false;
  }
  const bool is_final = event.step == TraceStep::leaf || event.step == TraceStep::leave ||
                        event.step == TraceStep::known;
  if (!is_final) return true;
  const mpq_class value = number_of(game, *event.value);
  if (event.certainty == Certainty::lower_bound) return value <= truth;
  if (event.certainty == Certainty::upper_bound) return truth <= value;
  return value == truth;
}

struct ChanceCounts {
  int events = 0;
  int cut_offs = 0;
};

// Whether the value of a position where chance moves cannot lie in its window any more.
bool is_outside(ExactGame& game, const ExactEvent& event) {
  const auto number = [&](const ExactValue& value) { return number_of(game, value); };
  return number(event.bounds->upper) < number(event.window->alpha->value) ||
         number(event.window->beta->value) < number(event.bounds->lower);
}

// Gives the positions that were valued statically.
std::vector<int> check_trace(ExactGame& game, const ExactTraceOptions& options,
                             ChanceCounts& counts) {
  Truth truth(game, options.depth);
  std::vector<int> leaves;
  std::vector<int> open;  // the positions that are entered and not left
  const ExactSink sink = [&](const ExactEvent& event) {
    ++counts.events;
    REQUIRE(is_true(game, event, truth.value(event.position, event.ply)));
    if (event.step == TraceStep::enter) {
      REQUIRE(event.ply == open.size());
      if (event.mover) open.push_back(event.position);
    } else if (event.step == TraceStep::leave) {
      REQUIRE(open.back() == event.position);
      open.pop_back();
    } else if (event.step == TraceStep::leaf) {
      leaves.push_back(event.position);
    } else if (event.step == TraceStep::cut_off) {
      ++counts.cut_offs;
      REQUIRE(!event.successors.empty());
      if (event.bounds) REQUIRE(is_outside(game, event));
    }
  };
  REQUIRE(trace_chance(game, 0, options, {}, sink) == truth.value(0, 0));
  REQUIRE(open.empty());
  std::ranges::sort(leaves);
  leaves.erase(std::unique(leaves.begin(), leaves.end()), leaves.end());
  return leaves;
}

Bounds<mpq_class> bounds_of(const ExactGame& game) {
  Bounds<mpq_class> bounds{0, 0};
  for (const auto& entry : game.entries()) {
    bounds.lower = std::min(bounds.lower, entry.value);
    bounds.upper = std::max(bounds.upper, entry.value);
  }
  return bounds;
}

TEST_CASE("traces of random games with chance tell the truth and end with the plain value") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  ChanceCounts counts;
  for (int round = 0; round < 300; ++round) {
    CAPTURE(round);
    ExactGame game = random_chance_game<mpq_class, int>(random);
    ExactTraceOptions options;
    if (random_between(random, 0, 2) == 0)
      options.depth = static_cast<Plies>(random_between(random, 0, 5));
    PossibleMoves<ExactGame> moves(game);
    std::vector<int> frontier =
        Frontier(moves, false).below(0, options.depth.value_or(unlimited_plies));
    std::ranges::sort(frontier);
    REQUIRE(check_trace(game, options, counts) == frontier);
    options.bounds = bounds_of(game);
    for (const StarKind kind : {StarKind::star1, StarKind::star2}) {
      options.star = kind;
      REQUIRE(std::ranges::includes(frontier, check_trace(game, options, counts)));
    }
  }
  MESSAGE("300 games: " << counts.events << " steps, " << counts.cut_offs << " cut-offs");
  CHECK(counts.cut_offs > 50);
}

TEST_CASE("the last value of a trace is that of the plain search where values round too") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  using Rounded = ChanceGraphGame<double>;
  for (int round = 0; round < 300; ++round) {
    CAPTURE(round);
    Rounded game = random_chance_game<double, int>(random);
    const double expected = Expectiminimax(game).answers(0).front().value;
    std::optional<double> left;
    const TraceSink<int, double> sink = [&](const TraceEvent<int, double>& event) {
      if (event.ply == 0 && event.step == TraceStep::leave) left = std::get<double>(*event.value);
      if (event.ply == 0 && event.step == TraceStep::leaf) left = game.merit(event.position);
    };
    ChanceTraceOptions<double> options{.bounds = Bounds<double>{-20, 20}};
    for (const std::optional<StarKind> kind :
         {std::optional<StarKind>(), std::optional(StarKind::star1),
          std::optional(StarKind::star2)}) {
      options.star = kind;
      REQUIRE(trace_chance(game, 0, options, {}, sink) == expected);
      REQUIRE(left == expected);
    }
  }
}

}  // namespace
}  // namespace minimax
