#include "search/players/maxn.hpp"

#include <doctest/doctest.h>
#include <gmpxx.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "search/two/minimax.hpp"
#include "tests/games/naive_players.hpp"
#include "tests/games/players_games.hpp"
#include "tests/games/players_graph.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

using Line = std::vector<int>;
using Ints = std::vector<int>;

TEST_CASE("the three-player game of Russell and Norvig is worth 1 2 6") {
  IntPlayersGame game = three_player_game();
  MaxN search(game);
  const auto answer = search.answer(0, Ties::first);
  CHECK(answer.payoffs == Ints{1, 2, 6});
  CHECK(answer.line == Line{1, 3, 7});
  CHECK(answer.best() == 1);
  CHECK(search.statistics().positions == 15);
  CHECK(search.statistics().leaves == 8);
  CHECK(search.statistics().cut_offs == 0);
  CHECK(search.answer(4).payoffs == Ints{6, 1, 2});
  CHECK(search.answer(5).payoffs == Ints{1, 5, 2});
  CHECK(search.answer(6).payoffs == Ints{5, 4, 5});
  // A gets as much from the other successor.
  CHECK(search.answer(0, Ties::last).payoffs == Ints{1, 5, 2});
  CHECK(search.answer(0, Ties::last).line == Line{2, 5, 12});
}

TEST_CASE("a leaf has its own payoffs and no best successor") {
  IntPlayersGame game = three_player_game();
  const auto answer = MaxN(game).answer(9);
  CHECK(answer.payoffs == Ints{6, 1, 2});
  CHECK(answer.line.empty());
  CHECK_FALSE(answer.best());
}

TEST_CASE("a tie of one player changes what the others get") {
  // The second player does not mind; the first one does.
  IntPlayersGame game(
      2, {{{1, 2}, 0}, {{3, 4}, 1}, {{}, 0, {5, 0}}, {{}, 0, {9, 3}}, {{}, 0, {1, 3}}});
  MaxN search(game);
  CHECK(search.answer(0, Ties::last).payoffs == Ints{5, 0});
  CHECK(search.answer(0, Ties::last).line == Line{2});
  CHECK(search.answer(0, Ties::first).payoffs == Ints{9, 3});
  CHECK(search.answer(0, Ties::first).line == Line{1, 3});
}

TEST_CASE("a game of one player is a search for the greatest payoff") {
  IntPlayersGame game(1, {{{1, 2, 3}, 0}, {{}, 0, {2}}, {{}, 0, {4}}, {{}, 0, {3}}});
  CHECK(MaxN(game).answer(0).line == Line{2});
}

TEST_CASE("a shared position of max-n is visited once and known at the next question") {
  IntPlayersGame game(2, {{{1, 2, 1}, 0}, {{3}, 1}, {{3}, 1}, {{}, 0, {1, 1}}});
  MaxN search(game);
  search.answer(0);
  search.answer(2);
  CHECK(search.statistics().positions == 4);
  CHECK(search.statistics().leaves == 1);
}

TEST_CASE("payoffs may be of a type that has an order and nothing else") {
  PlayersGraph<int, std::string> words(2, {{{1, 2}, 1}, {{}, 0, {"a", "b"}}, {{}, 0, {"z", "a"}}});
  CHECK(MaxN(words).answer(0).line == Line{1});
  PlayersGraph<int, mpq_class> rationals(
      2, {{{1, 2}, 0}, {{}, 0, {mpq_class(1, 3), 0}}, {{}, 0, {mpq_class(1, 2), 0}}});
  CHECK(MaxN(rationals).answer(0).line == Line{2});
}

TEST_CASE("a game of players that is a million plies deep has an answer") {
  const int length = test_size(1'000'000);
  std::vector<IntPlayersGame::Entry> entries;
  for (int i = 0; i < length; ++i) entries.push_back({{i + 1}, static_cast<std::size_t>(i % 3)});
  entries.push_back({{}, 0, {7, 8, 9}});
  IntPlayersGame game(3, std::move(entries));
  const auto answer = MaxN(game).answer(0);
  CHECK(answer.payoffs == Ints{7, 8, 9});
  CHECK(answer.line.size() == static_cast<std::size_t>(length));
}

TEST_CASE("a position at the depth limit of max-n has its static payoffs") {
  IntPlayersGame game(2, {{{1, 2}, 0, {10, 0}},
                          {{3}, 1, {20, 1}},
                          {{4}, 1, {30, 2}},
                          {{}, 0, {2, 3}},
                          {{}, 0, {1, 4}}});
  const auto limited = [&](Plies depth) { return MaxN(game, {depth}).answer(0); };
  CHECK(limited(0).payoffs == Ints{10, 0});
  CHECK_FALSE(limited(0).best());
  CHECK(limited(1).payoffs == Ints{30, 2});
  CHECK(limited(1).line == Line{2});
  for (const Plies depth : {2U, 100U, most_plies}) CHECK(limited(depth).line == Line{1, 3});
  MaxN search(game, {1});
  search.answer(0);
  CHECK(search.horizon_uses() == 2);
}

TEST_CASE("a cycle of a game of players is an error with its loop unless a limit bounds it") {
  IntPlayersGame game(
      2,
      {{{1}, 0, {0, 0}}, {{4, 2}, 1, {1, 1}}, {{3}, 0, {2, 2}}, {{1}, 1, {3, 3}}, {{}, 0, {4, 0}}});
  MaxN search(game);
  for (int round = 0; round < 2; ++round) {
    Line loop;
    try {
      search.answer(0);
    } catch (const CycleError<int>& error) {
      loop = error.loop;
    }
    CHECK(loop == Line{1, 2, 3, 1});
    CHECK(search.answer(4).payoffs == Ints{4, 0});
  }
  CHECK(MaxN(game, {4}).answer(0).payoffs == Ints{1, 1});
  IntPlayersGame own(1, {{{0}, 0}});
  CHECK_THROWS_AS(MaxN(own).answer(0), CycleError<int>);
}

TEST_CASE("max-n names the position whose mover or payoffs are wrong") {
  IntPlayersGame game(2, {{{1, 2}, 0}, {{3}, 2}, {{}, 0, {1, 2, 3}}, {{}, 0, {1, 2}}});
  const auto error_at = [&](int root) -> std::optional<PayoffsError<int>> {
    try {
      MaxN(game).answer(root);
    } catch (const PayoffsError<int>& error) {
      return error;
    }
    return std::nullopt;
  };
  REQUIRE(error_at(0));
  CHECK(error_at(0)->problem == PayoffsProblem::no_player);
  CHECK(error_at(0)->position == 1);
  REQUIRE(error_at(2));
  CHECK(error_at(2)->problem == PayoffsProblem::wrong_count);
  CHECK(error_at(2)->position == 2);
  CHECK(std::string(error_at(2)->what()) == "there is not one payoff for each player");
}

TEST_CASE("max-n can be interrupted and asked again") {
  std::vector<IntPlayersGame::Entry> entries;
  for (int i = 0; i < 5000; ++i) entries.push_back({{i + 1}, static_cast<std::size_t>(i % 3)});
  entries.push_back({{}, 0, {1, 2, 3}});
  IntPlayersGame game(3, std::move(entries));
  int questions = 0;
  const Interrupt::Question once = [](void* context) {
    return (*static_cast<int*>(context))++ == 0;
  };
  MaxN search(game, {}, Interrupt(once, &questions));
  CHECK_THROWS_AS(search.answer(0), SearchStopped);
  CHECK(search.answer(0).payoffs == Ints{1, 2, 3});
  Interrupt limited;
  limited.limit(10, std::nullopt);
  MaxN short_search(game, {}, limited);
  CHECK_THROWS_AS(short_search.answer(0), SearchStopped);
  CHECK(short_search.statistics().positions == 10);
}

/// Writes down what it is told.
struct MaxNRecorder : NoObserver {
  explicit MaxNRecorder(std::string& text) : text(&text) {}

  std::string* text;

  void entered(int position, Plies, NoWindow) const { *text += "(" + std::to_string(position); }
  void expanded(int, Mover mover) const { *text += " p" + std::to_string(player_index(mover)); }
  void evaluated(int, const Ints& payoffs) const { *text += "=" + written(payoffs); }
  void known(int, const Ints& payoffs) const { *text += "~" + written(payoffs); }
  void chosen(int, Mover, std::size_t index, const Ints&) const {
    *text += " <" + std::to_string(index);
  }
  void returned(int, const Ints& payoffs) const { *text += ":" + written(payoffs) + ")"; }

  static std::string written(const Ints& payoffs) {
    std::string text;
    for (const int payoff : payoffs) text += std::to_string(payoff);
    return text;
  }
};

TEST_CASE("an observer of max-n is told all in order") {
  IntPlayersGame game(2, {{{1, 2}, 0}, {{3, 4}, 1}, {{4}, 1}, {{}, 0, {5, 1}}, {{}, 0, {3, 2}}});
  std::string text;
  MaxN(game, {}, {}, MaxNRecorder(text)).answer(0);
  CHECK(text == "(0 p0(1 p1(3=51:51) <0(4=32:32) <1:32) <0(2 p1(4~32:32) <0:32) <1:32)");
}

TEST_CASE_TEMPLATE("max-n equals its definition on random games", P, int, Vertex) {
  CAPTURE(random_seed());
  Random random(random_seed());
  int compared = 0;
  const int rounds = test_size(5000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    auto game = random_players_game<P>(random);
    const auto depth = random_depth(random);
    MaxN search(game, {depth});
    for (const Ties ties : {Ties::last, Ties::first}) {
      const auto expected = NaivePlayers(game, depth, ties).maxn(P{});
      const auto found = search.answer(P{}, ties);
      REQUIRE(found.payoffs == expected.payoffs);
      REQUIRE(found.line == expected.line);
      ++compared;
    }
  }
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << rounds
                  << " games compared");
}

/// What a game of MAX and MIN is with payoffs v and -v.
template <class P>
PlayersGraph<P> zero_sum(const GraphGame<P>& game) {
  std::vector<typename PlayersGraph<P>::Entry> entries;
  for (std::size_t i = 0; i < game.size(); ++i) {
    const P at = static_cast<P>(i);
    entries.push_back({game.successors(at),
                       game.mover(at) == Mover::max ? 0U : 1U,
                       {game.value(at), -game.value(at)}});
  }
  return PlayersGraph<P>(2, std::move(entries));
}

TEST_CASE("max-n of two players is minimax on zero-sum games") {
  CAPTURE(random_seed());
  Random random(random_seed());
  int compared = 0;
  const int rounds = test_size(10000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    const int kind = random_between(random, 0, 2);
    GraphGame<int> two = kind == 0   ? random_tree<int>(random, 40, 4)
                         : kind == 1 ? random_acyclic_graph<int>(random, 30, 4)
                                     : random_graph<int>(random, 20, 3);
    std::optional<Plies> depth = random_depth(random);
    if (kind == 2 && !depth) depth = 5;
    PlayersGraph<int> game = zero_sum(two);
    for (const Ties ties : {Ties::last, Ties::first}) {
      const auto expected = Minimax(two, {depth, {}}).answer(0, ties);
      MaxN search(game, {depth});
      const auto found = search.answer(0, ties);
      REQUIRE(found.payoffs == Ints{expected.value, -expected.value});
      REQUIRE(found.line == expected.line);
      ++compared;
    }
  }
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << rounds
                  << " games compared");
}

TEST_CASE("max-n counts positions and leaves as minimax does") {
  Random random(random_seed());
  for (int round = 0; round < 500; ++round) {
    GraphGame<int> two = random_acyclic_graph<int>(random, 20, 4);
    PlayersGraph<int> game = zero_sum(two);
    Minimax expected(two);
    MaxN search(game);
    expected.answer(0);
    search.answer(0);
    REQUIRE(search.statistics().positions == expected.statistics().positions);
    REQUIRE(search.statistics().leaves == expected.statistics().leaves);
  }
}

}  // namespace
}  // namespace minimax
