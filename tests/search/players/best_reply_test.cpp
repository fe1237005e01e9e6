#include "search/players/best_reply.hpp"

#include <doctest/doctest.h>
#include <gmpxx.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "search/players/paranoid.hpp"
#include "tests/games/naive_players.hpp"
#include "tests/games/players_games.hpp"
#include "tests/games/players_graph.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

using Line = std::vector<int>;
using Ints = std::vector<int>;

/// After A, B and C have two successors each. Of the four leaves A gets these.
IntPlayersGame two_replies(int neither, int only_c, int only_b, int both, std::size_t second = 2) {
  return IntPlayersGame(3, {{{1}, 0},
                            {{2, 3}, 1},
                            {{4, 5}, second},
                            {{6, 7}, second},
                            {{}, 0, {neither, 0, 0}},
                            {{}, 0, {only_c, 0, 0}},
                            {{}, 0, {only_b, 0, 0}},
                            {{}, 0, {both, 0, 0}}});
}

TEST_CASE("one opponent replies and the others go to their first successors") {
  IntPlayersGame none = two_replies(1, 2, 3, 0);
  CHECK(BestReply<IntPlayersGame>(none).answer(0).line == Line{1, 2, 4});
  IntPlayersGame only_c = two_replies(3, 1, 2, 0);
  CHECK(BestReply<IntPlayersGame>(only_c).answer(0).line == Line{1, 2, 5});
  IntPlayersGame only_b = two_replies(3, 2, 1, 0);
  const auto answer = BestReply<IntPlayersGame>(only_b).answer(0);
  CHECK(answer.line == Line{1, 3, 6});
  CHECK(answer.payoffs == Ints{1, 0, 0});
  CHECK(answer.best() == 1);
  CHECK(Paranoid<IntPlayersGame>(only_b).answer(0).payoffs == Ints{0, 0, 0});
}

TEST_CASE("an opponent who moves twice replies twice") {
  IntPlayersGame game = two_replies(3, 2, 1, 0, 1);
  CHECK(BestReply<IntPlayersGame>(game).answer(0).line == Line{1, 3, 7});
}

TEST_CASE("after a move of the root's player another opponent may reply") {
  // A, B replies, A, C replies.
  IntPlayersGame game(3, {{{1}, 0},
                          {{2, 3}, 1},
                          {{}, 0, {9, 0, 0}},
                          {{4}, 0},
                          {{5, 6}, 2},
                          {{}, 0, {8, 0, 0}},
                          {{}, 0, {1, 0, 0}}});
  CHECK(BestReply<IntPlayersGame>(game).answer(0).line == Line{1, 3, 4, 6});
}

TEST_CASE("the first successor is no reply even where it comes again") {
  IntPlayersGame game(3,
                      {{{1}, 0}, {{2, 2}, 1}, {{3, 4}, 2}, {{}, 0, {5, 0, 0}}, {{}, 0, {1, 0, 0}}});
  for (const Ties ties : {Ties::last, Ties::first})
    CHECK(BestReply<IntPlayersGame>(game).answer(0, ties).line == Line{1, 2, 4});
}

TEST_CASE("best-reply search works for rational payoffs and at leaves and limits") {
  PlayersGraph<int, mpq_class> game(
      2, {{{1, 2}, 0}, {{}, 0, {mpq_class(1, 2), 0}}, {{}, 0, {mpq_class(1, 3), 0}}});
  CHECK(BestReply<PlayersGraph<int, mpq_class>>(game).answer(0).line == Line{1});
  CHECK_FALSE(BestReply<PlayersGraph<int, mpq_class>>(game).answer(1).best());
  IntPlayersGame replies(2,
                         {{{1}, 0, {5, 0}}, {{2, 3}, 1, {6, 0}}, {{}, 0, {7, 0}}, {{}, 0, {1, 0}}});
  CHECK(BestReply<IntPlayersGame>(replies, {0}).answer(0).payoffs == Ints{5, 0});
  CHECK(BestReply<IntPlayersGame>(replies, {1}).answer(0).line == Line{1});
  CHECK(BestReply<IntPlayersGame>(replies, {2}).answer(0).line == Line{1, 3});
}

TEST_CASE("a best-reply search takes positions that are no plain memory") {
  Words game;
  CHECK(BestReply<Words>(game).answer("").line == std::vector<std::string>{"a", "ab", "aba"});
}

TEST_CASE("best-reply search notices a cycle and wrong payoffs and can be stopped") {
  IntPlayersGame game(3, {{{1}, 0, {1, 1, 1}},
                          {{3, 2}, 1, {2, 2, 2}},
                          {{1}, 2},
                          {{}, 0, {0, 0, 0}},
                          {{5}, 0},
                          {{}, 0, {1}}});
  BestReply<IntPlayersGame> search(game);
  Line loop;
  try {
    search.answer(0);
  } catch (const CycleError<int>& error) {
    loop = error.loop;
  }
  CHECK(loop == Line{1, 2, 1});
  CHECK_THROWS_AS(search.answer(4), PayoffsError<int>);
  Interrupt interrupt;
  interrupt.limit(1, std::nullopt);
  CHECK_THROWS_AS(BestReply<IntPlayersGame>(game, {1}, interrupt).answer(0), SearchStopped);
}

TEST_CASE_TEMPLATE("best-reply search equals its definition on random games", P, int, Vertex) {
  CAPTURE(random_seed());
  Random random(random_seed());
  int compared = 0;
  int unlike_paranoid = 0;
  const int rounds = test_size(5000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    auto game = random_players_game<P>(random, random_shape(random), 40);
    const auto depth = random_depth(random);
    const std::size_t table_bytes = random_between(random, 0, 1) ? std::size_t{1} << 16 : 0;
    for (const Ties ties : {Ties::last, Ties::first}) {
      const auto expected = NaivePlayers(game, depth, ties).best_reply(P{});
      BestReply<PlayersGraph<P>> search(game, {depth, table_bytes});
      const auto found = search.answer(P{}, ties);
      REQUIRE(found.payoffs == expected.payoffs);
      REQUIRE(found.line == expected.line);
      const auto paranoid = Paranoid<PlayersGraph<P>>(game, {depth, 0}).answer(P{}, ties);
      const std::size_t player = player_index(game.mover(P{}));
      REQUIRE(paranoid.payoffs[player] <= found.payoffs[player]);
      if (game.players() == 2) REQUIRE(found == paranoid);
      if (found != paranoid) ++unlike_paranoid;
      ++compared;
    }
  }
  CHECK(unlike_paranoid > 0);
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << rounds
                  << " games compared; " << unlike_paranoid << " differ from the paranoid ones");
}

}  // namespace
}  // namespace minimax
