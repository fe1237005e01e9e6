// What games of other kinds than that of two players know.
#include <doctest/doctest.h>

#include <optional>
#include <string>

#include "facts/fact_game.hpp"
#include "game/game_error.hpp"
#include "game/value_scale.hpp"
#include "tests/games/text_game.hpp"

namespace minimax {
namespace {

static_assert(ScaledGame<FactGame> && ChanceGame<FactGame> && RankedPlayersGame<FactGame>);

template <class Ask>
std::string reason_of(Ask ask) {
  try {
    ask();
  } catch (const GameError& error) {
    return error.reason.is_empty() ? "error" : in_english(error.reason);
  }
  return "none";
}

TEST_CASE("a game of chance knows its probabilities and values") {
  TextGame tree(
      "max_to_move(a). moves(a, [b]). moves(b, [1r3-c,2/3-d]). chance_to_move(b)."
      " static_eval(c, 6). static_eval(d, 2*3+0.5).");
  REQUIRE(tree.game().kind() == GameKind::chance);
  const FactGame& game = tree.game();
  const TermId b = tree.term("b");
  CHECK(tree.texts(game.successors(b)) == "c d");
  CHECK(game.mover(tree.term("a")) == Mover::max);
  CHECK(game.mover(b) == Mover::chance);
  CHECK(game.probability(b, 0).number().text() == "1r3");
  CHECK(game.probability(b, 1).number().text() == "2r3");
  CHECK(game.merit(tree.term("c")).number().text() == "6");
  CHECK(game.merit(tree.term("d")).number().text() == "6.5");
  CHECK(tree.texts(tree.game().positions()) == "a b c d");
  CHECK(tree.texts(tree.game().roots()) == "a");
  CHECK_FALSE(tree.game().is_position(tree.term("1r3-c")));
}

std::string problem_of_chance(const std::string& moves) {
  TextGame tree("chance_to_move(a). moves(a, " + moves + ").");
  const FactGame& game = tree.game();
  return reason_of([&] { game.mover(tree.term("a")); });
}

TEST_CASE("probabilities are in 0..1 and sum to 1") {
  CHECK(problem_of_chance("[0.1-b,0.2-c,0.7-d]") == "none");
  CHECK(problem_of_chance("[1r3-b,1r3-c,1/3-d]") == "none");
  CHECK(problem_of_chance("[0-b,1-c]") == "none");
  CHECK(problem_of_chance("[0.3333333333-b,0.6666666667-c]") == "none");
  CHECK(problem_of_chance("[0.3333-b,0.6666-c]") == "its probabilities sum to 0.9999");
  CHECK(problem_of_chance("[1r3-b,1r3-c]") == "its probabilities sum to 2r3");
  CHECK(problem_of_chance("[333333333333r1000000000000-b,2r3-c]") ==
        "its probabilities sum to 2999999999999r3000000000000");
  CHECK(problem_of_chance("[b,0.5-c]") == "its successor b has no probability, as 0.5-b");
  CHECK(problem_of_chance("[1.5-b,-0.5-c]") == "the probability of b, 1.5, is no number in 0..1");
  CHECK(problem_of_chance("[x-b,1-c]") == "the probability of b, x, is no number in 0..1");
}

TEST_CASE("an infinite value has no average") {
  TextGame tree("chance_to_move(a). moves(a, [1-b]). static_eval(b, inf).");
  const FactGame& game = tree.game();
  CHECK(reason_of([&] { game.merit(tree.term("b")); }) == "it is infinite, and has no average");
}

TEST_CASE("a game of players knows their payoffs") {
  TextGame tree(
      "players([ann,bob,cid]). player_to_move(a, bob). moves(a, [b,c])."
      " static_eval(b, [1,2r3,-3.5]). static_eval(c, [1,2]).");
  REQUIRE(tree.game().kind() == GameKind::players);
  const FactGame& game = tree.game();
  CHECK(game.players() == 3);
  CHECK(game.mover(tree.term("a")) == player(1));
  const auto payoffs = game.payoffs(tree.term("b"));
  REQUIRE(payoffs.size() == 3);
  CHECK(payoffs[1].number().text() == "2r3");
  CHECK(payoffs[2].number().text() == "-3.5");
  CHECK(reason_of([&] { game.payoffs(tree.term("c")); }) ==
        "the static value is no list of 3 finite numbers, one for each player");
  CHECK(reason_of([&] { game.payoffs(tree.term("a")); }) == "error");
}

TEST_CASE("players may be numbers") {
  TextGame tree(
      "player_to_move(a, 1). player_to_move(b, 3). moves(a, [b]). moves(b, [c])."
      " static_eval(c, [5,6,7,8]).");
  const FactGame& game = tree.game();
  CHECK(tree.texts(tree.game().player_names()) == "1 2 3 4");
  CHECK(game.mover(tree.term("b")) == player(2));
  CHECK(game.payoffs(tree.term("c"))[3].number().text() == "8");
}

TEST_CASE("who is nobody does not play") {
  TextGame tree(
      "players([x,y]). player_to_move(a, z). moves(a, [b]). static_eval(b, [1,2])."
      " player_to_move(c, 1). moves(c, [b]). moves(d, [b]).");
  const FactGame& game = tree.game();
  CHECK(reason_of([&] { game.mover(tree.term("a")); }) == "error");
  CHECK(reason_of([&] { game.mover(tree.term("c")); }) == "error");
  CHECK(reason_of([&] { game.mover(tree.term("d")); }) == "error");
}

TEST_CASE("players do not count where MAX or MIN moves and do where chance moves") {
  TextGame tree("player_to_move(a, x). players([x,o]). max_to_move(a). moves(a, [b]).");
  CHECK(tree.game().kind() == GameKind::two_players);
  CHECK(tree.game().mover(tree.term("a")) == Mover::max);
  CHECK(tree.game().player_names().empty());
  CHECK(TextGame("player_to_move(a, 1). chance_to_move(b).").game().kind() == GameKind::players);
  CHECK(TextGame("players([x,o]). static_eval(b, 1).").game().kind() == GameKind::two_players);
  CHECK(TextGame("players(2). static_eval(b, 1).").game().kind() == GameKind::two_players);
  CHECK(TextGame("players([x,o]). static_eval(b, [1,2]).").game().kind() == GameKind::players);
}

TEST_CASE("more players than can be told apart are nobody") {
  std::string list;
  for (int i = 1; i <= 300; ++i) list += (i == 1 ? "p" : ",p") + std::to_string(i);
  TextGame tree("players([" + list +
                "]). player_to_move(a, p200). player_to_move(b, p201)."
                " player_to_move(c, p299). moves(a, [b]). moves(b, [c]). moves(c, [d]).");
  const FactGame& game = tree.game();
  CHECK(game.mover(tree.term("a")) == player(199));
  CHECK(reason_of([&] { game.mover(tree.term("b")); }) == "error");
  CHECK(reason_of([&] { game.mover(tree.term("c")); }) == "error");
}

TEST_CASE("values are those that are written") {
  TextGame tree(
      "chance_to_move(a). moves(a, [1r2-b,1r2-c]). static_eval(b, 2.0). static_eval(c, 2).");
  const FactGame& game = tree.game();
  CHECK(game.merit(tree.term("b")).number().text() == "2.0");
  CHECK(game.merit(tree.term("c")).number().text() == "2");
}

TEST_CASE("what no float is as large as has no average with floats") {
  const std::string large = "static_eval(b, 10**400). static_eval(c, 1). chance_to_move(a). ";
  TextGame exact(large + "moves(a, [1r2-b,1r2-c]).");
  CHECK(reason_of([&] { exact.game().merit(exact.term("b")); }) == "none");
  TextGame rounded(large + "moves(a, [0.5-b,0.5-c]).");
  CHECK(reason_of([&] { rounded.game().merit(rounded.term("b")); }) ==
        "it is too large for averages of floats");
}

TEST_CASE("floats are told as the rationals that they are") {
  TextGame tree("player_to_move(a, 1). moves(a, [b]). static_eval(b, [0.1,2r3,3]).");
  const auto payoffs = tree.game().payoffs(tree.term("b"));
  CHECK(payoffs[0].number().text() == "0.1");
  CHECK(exact(payoffs[0]).number().text() == "3602879701896397r36028797018963968");
  CHECK((exact(payoffs[0]) + payoffs[1] - payoffs[1]) == payoffs[0]);
}

}  // namespace
}  // namespace minimax
