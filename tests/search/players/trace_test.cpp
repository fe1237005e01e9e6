#include "search/players/trace.hpp"

#include <doctest/doctest.h>
#include <gmpxx.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "search/common/frontier.hpp"
#include "tests/games/naive_players.hpp"
#include "tests/games/players_games.hpp"
#include "tests/random_seed.hpp"

namespace minimax {
namespace {

using PlayersEvent = TraceEvent<int, int>;
using PlayersValue = TracedValue<int, int>;
using PlayersSink = TraceSink<int, int>;
using PlayersOptions = PlayersTraceOptions<int>;
using Strings = std::vector<std::string>;
using GameOfThrows = PlayersGraph<int, mpq_class>;

template <class V>
using GameOf = PlayersGraph<int, V>;

// The payoffs that are told, of a position or averages.
template <class V>
std::vector<V> payoffs_of(GameOf<V>& game, const TracedValue<int, V>& value) {
  if (const auto* at = std::get_if<ValueAt<int>>(&value)) return game.payoffs(at->position);
  return std::get<WorkedPayoffs<V>>(value);
}
template <class V>
V payoff_of(GameOf<V>& game, const TracedValue<int, V>& value) {
  const auto* at = std::get_if<PayoffAt<int>>(&value);
  if (!at) return std::get<V>(value);
  return game.payoffs(at->position)[player_index(at->player)];
}

// Whose static payoffs it is. No other values are told.
int valued(const PlayersValue& value) {
  if (const auto* payoff = std::get_if<PayoffAt<int>>(&value)) return payoff->position;
  return std::get<ValueAt<int>>(value).position;
}

std::string players_text(const PlayersEvent& event) {
  static constexpr const char* names[] = {"enter",  "leaf",  "repeat", "narrow", "cut off", "leave",
                                          "choose", "share", "probe",  "bound",  "known"};
  std::string text = names[static_cast<std::size_t>(event.step)];
  text += ' ' + std::to_string(event.position);
  if (event.mover) text += " p" + std::to_string(player_index(*event.mover));
  if (event.value) text += " of " + std::to_string(valued(*event.value));
  if (event.certainty != Certainty::exact) text += " at least";
  for (const int successor : event.successors) text += " " + std::to_string(successor);
  if (!event.cut_off) return text;
  if (event.cut_off->reason == CutOffReason::best_of_all) return text + " best";
  const auto& rival = *event.cut_off->rival;
  return text + " p" + std::to_string(player_index(rival.player)) + " of " +
         std::to_string(valued(rival.value)) + " at " + std::to_string(rival.position) +
         (event.cut_off->is_over_sum ? " over " : " all ") +
         std::to_string(std::get<int>(*event.cut_off->greatest_sum));
}

Strings events_of(IntPlayersGame& game, const PlayersOptions& options) {
  Strings events;
  const PlayersSink sink = [&](const PlayersEvent& event) {
    // That of a leaf says nothing more.
    if (event.step != TraceStep::enter || event.mover) events.push_back(players_text(event));
  };
  trace_players(game, 0, options, {}, sink);
  return events;
}

TEST_CASE("the steps of max-n on the game of three players") {
  IntPlayersGame game = three_player_game();
  CHECK(events_of(game, {}) ==
        Strings{"enter 0 p0",           "enter 1 p1",           "enter 3 p2",
                "leaf 7 of 7",          "choose 3 p2 of 7 7",   "leaf 8 of 8",
                "leave 3 p2 of 7",      "choose 1 p1 of 7 3",   "enter 4 p2",
                "leaf 9 of 9",          "choose 4 p2 of 9 9",   "leaf 10 of 10",
                "leave 4 p2 of 9",      "leave 1 p1 of 7",      "choose 0 p0 of 7 1",
                "enter 2 p1",           "enter 5 p2",           "leaf 11 of 11",
                "choose 5 p2 of 11 11", "leaf 12 of 12",        "choose 5 p2 of 12 12",
                "leave 5 p2 of 12",     "choose 2 p1 of 12 5",  "enter 6 p2",
                "leaf 13 of 13",        "choose 6 p2 of 13 13", "leaf 14 of 14",
                "choose 6 p2 of 14 14", "leave 6 p2 of 14",     "leave 2 p1 of 12",
                "choose 0 p0 of 12 2",  "leave 0 p0 of 12"});
}

TEST_CASE("shallow pruning tells who has what where it cuts off") {
  // The payoffs sum to 9: the first player has 5, and the second one 6 at once.
  IntPlayersGame game(
      3, {{{1, 2}, 0}, {{}, 0, {5, 2, 2}}, {{3, 4}, 1}, {{}, 0, {1, 6, 2}}, {{}, 0, {9, 0, 0}}});
  CHECK(events_of(game, {.bound = 9}) == Strings{"enter 0 p0", "leaf 1 of 1", "choose 0 p0 of 1 1",
                                                 "enter 2 p1", "leaf 3 of 3", "choose 2 p1 of 3 3",
                                                 "cut off 2 p1 of 3 4 p0 of 1 at 0 over 9",
                                                 "leave 2 p1 of 3 at least", "leave 0 p0 of 1"});
  // With 11 that is as much as there is, and the first of equals is as good as any.
  const Strings first = events_of(game, {.ties = Ties::first, .bound = 11});
  CHECK(std::ranges::count(first, "cut off 2 p1 of 3 4 p0 of 1 at 0 all 11") == 1);
  const Strings last = events_of(game, {.ties = Ties::last, .bound = 11});
  CHECK(std::ranges::none_of(last, [](const auto& event) { return event.starts_with("cut"); }));
}

TEST_CASE("who has all that there is looks no further for the first of equals") {
  IntPlayersGame game(2, {{{1, 2}, 0}, {{}, 0, {4, 0}}, {{}, 0, {3, 1}}});
  CHECK(events_of(game, {.ties = Ties::first, .bound = 4}) ==
        Strings{"enter 0 p0", "leaf 1 of 1", "choose 0 p0 of 1 1", "cut off 0 p0 of 1 2 best",
                "leave 0 p0 of 1"});
}

struct PlayersCounts {
  int events = 0;
  int cut_offs = 0;
  int shares = 0;
};

// Those of a position so many plies below the root.
template <class V>
std::vector<V> true_payoffs(GameOf<V>& game, int position, std::size_t ply,
                            const PlayersTraceOptions<V>& options) {
  std::optional<Plies> depth = options.depth;
  if (depth) depth = *depth - static_cast<Plies>(ply);
  return NaivePlayers(game, depth, options.ties).maxn(position).payoffs;
}

template <class V>
bool is_true_share(GameOf<V>& game, const TraceEvent<int, V>& event,
                   const PlayersTraceOptions<V>& options) {
  const auto& successors = game.successors(event.position);
  const int successor = event.successors.front();
  const V probability = std::get<V>(*event.probability);
  for (std::size_t i = 0; i < successors.size(); ++i) {
    if (successors[i] == successor && game.probability(event.position, i) == probability)
      return payoffs_of(game, *event.value) ==
             true_payoffs(game, successor, event.ply + 1, options);
  }
  return false;
}

// What the shares of a chance position sum to.
template <class V>
bool is_true_sum(GameOf<V>& game, const TraceEvent<int, V>& event) {
  ExpectedPayoffs<V> sum;
  for (const auto& share : event.shares)
    sum.add(std::get<V>(share.probability), payoffs_of(game, share.value));
  return sum.payoffs() == payoffs_of(game, *event.value);
}

// Whether the payoffs of a step are those of its position, or enough for the one who moves there.
template <class V>
bool is_true(GameOf<V>& game, const TraceEvent<int, V>& event,
             const PlayersTraceOptions<V>& options) {
  if (event.step == TraceStep::share) return is_true_share(game, event, options);
  if (event.step != TraceStep::leaf && event.step != TraceStep::leave) return true;
  if (event.mover == Mover::chance && !is_true_sum(game, event)) return false;
  const auto truth = true_payoffs(game, event.position, event.ply, options);
  const auto told = payoffs_of(game, *event.value);
  if (event.certainty == Certainty::exact) return told == truth;
  return told[player_index(*event.mover)] <= truth[player_index(*event.mover)];
}

// Of a player what it has of the payoffs, and of nobody else anything.
template <class V>
bool is_true_own(GameOf<V>& game, const TraceEvent<int, V>& event) {
  if (!event.value || !event.mover || !is_player(*event.mover)) return !event.own;
  return payoff_of(game, *event.own) == payoffs_of(game, *event.value)[player_index(*event.mover)];
}

// Each is left that is entered. Gives the positions that were valued statically.
template <class V>
std::vector<int> check_trace(GameOf<V>& game, const PlayersTraceOptions<V>& options,
                             PlayersCounts& counts) {
  std::vector<int> leaves;
  std::vector<int> open;
  const TraceSink<int, V> sink = [&](const TraceEvent<int, V>& event) {
    ++counts.events;
    if (event.step == TraceStep::share) ++counts.shares;
    REQUIRE(is_true(game, event, options));
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
    }
    REQUIRE(is_true_own(game, event));
  };
  const auto found = trace_players(game, 0, options, {}, sink);
  REQUIRE(found == NaivePlayers(game, options.depth, options.ties).maxn(0).payoffs);
  REQUIRE(open.empty());
  std::ranges::sort(leaves);
  leaves.erase(std::unique(leaves.begin(), leaves.end()), leaves.end());
  return leaves;
}

TEST_CASE("traces of random games of several players tell the truth") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  PlayersCounts counts;
  for (int round = 0; round < 300; ++round) {
    CAPTURE(round);
    const PayoffsShape shape = random_shape(random);
    IntPlayersGame game = random_players_game<int>(random, shape, 12);
    PlayersOptions options{.depth = random_depth(random)};
    for (const Ties ties : {Ties::last, Ties::first}) {
      options.ties = ties;
      std::vector<int> frontier =
          Frontier(game, false).below(0, options.depth.value_or(unlimited_plies));
      std::ranges::sort(frontier);
      options.bound.reset();
      REQUIRE(check_trace(game, options, counts) == frontier);
      options.bound = shape.bound;
      REQUIRE(std::ranges::includes(frontier, check_trace(game, options, counts)));
    }
  }
  MESSAGE("300 games: " << counts.events << " steps, " << counts.cut_offs << " cut-offs");
  CHECK(counts.cut_offs > 50);
}

TEST_CASE("payoffs that are averages are told as what they sum up") {
  // The first player may throw a coin, or take 3.
  GameOfThrows game(2,
                    {{{1, 2}, 0}, {{3, 4}, 0}, {{}, 0, {3, 0}}, {{}, 0, {1, 1}}, {{}, 0, {7, 2}}});
  auto entries = game.entries();
  entries[1].probabilities = {mpq_class(1, 2), mpq_class(1, 2)};
  GameOfThrows thrown(2, entries);
  const WorkedPayoffs<mpq_class> average = {4, mpq_class(3, 2)};
  std::vector<TraceEvent<int, mpq_class>> left;
  std::vector<TraceEvent<int, mpq_class>> chosen;
  trace_players<GameOfThrows>(thrown, 0, {}, {}, [&](const auto& event) {
    if (event.step == TraceStep::leave) left.push_back(event);
    if (event.step == TraceStep::choose) chosen.push_back(event);
  });
  REQUIRE(left.size() == 2);
  CHECK(left.front().mover == Mover::chance);
  CHECK(left.front().shares.size() == 2);
  CHECK_FALSE(left.front().own);
  REQUIRE(chosen.size() == 1);
  for (const auto& event : {left.front(), chosen.front(), left.back()})
    CHECK(*event.value == TracedValue<int, mpq_class>(average));
  CHECK(*chosen.front().own == TracedValue<int, mpq_class>(mpq_class(4)));
}

TEST_CASE("shallow pruning is not traced where chance moves") {
  GameOfThrows game(1, {{{1}, 0}, {{}, 0, {1}}});
  auto entries = game.entries();
  entries[0].probabilities = {1};
  GameOfThrows thrown(1, entries);
  const auto sink = [](const auto&) {};
  CHECK_THROWS_AS(trace_players<GameOfThrows>(thrown, 0, {.bound = mpq_class(1)}, {}, sink),
                  PayoffsError<int>);
}

template <class V>
void check_traces_with_chance() {
  CAPTURE(random_seed());
  Random random(random_seed());
  PlayersCounts counts;
  for (int round = 0; round < 300; ++round) {
    CAPTURE(round);
    auto game = random_game_with_chance<int, V>(random, random_shape(random), 12);
    PlayersTraceOptions<V> options{.depth = random_depth(random)};
    for (const Ties ties : {Ties::last, Ties::first}) {
      options.ties = ties;
      check_trace(game, options, counts);
      const auto solved = MaxN(game, {options.depth}).answer(0, ties).payoffs;
      REQUIRE(trace_players<GameOf<V>>(game, 0, options, {}, [](const auto&) {}) == solved);
    }
  }
  MESSAGE("300 games: " << counts.events << " steps, " << counts.shares << " by chance");
  CHECK(counts.shares > 50);
}

TEST_CASE("traces of random games of several players and chance have what is solved") {
  check_traces_with_chance<mpq_class>();
}
TEST_CASE("traces of several players and chance have what is solved where payoffs round") {
  check_traces_with_chance<double>();
}

}  // namespace
}  // namespace minimax
