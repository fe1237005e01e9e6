#include "facts/game_problem.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "search/two/minimax.hpp"
#include "tests/games/text_game.hpp"

namespace minimax {
namespace {

/// The message for the error of a question, with the name of its kind before it.
std::string problem(std::string_view text, const std::string& position) {
  TextGame tree(text);
  const auto message = [&](const auto& error) {
    const Diagnostic problem = describe(error, tree.game(), tree.loaded.operators, tree.source);
    return std::string(name_of(problem.kind)) + "\n" + render({problem}, tree.source).text();
  };
  try {
    Minimax(tree.game()).answer(tree.term(position));
  } catch (const GameError& error) {
    return message(error);
  } catch (const CycleError<TermId>& error) {
    return message(error);
  }
  return "none";
}

TEST_CASE("a position without a mover is shown in its moves fact") {
  CHECK(problem("max_to_move(b).\nmoves(x+y, [b,c]).\nmin_to_move(c).", "x+y") ==
        "no_mover\n"
        "tree.pl:2:7: error: nothing says who moves in x+y: it has no declaration of its own, and "
        "its successors' do not agree\n"
        "moves(x+y, [b,c]).\n"
        "      ^\n"
        "  Add max_to_move(x+y). or min_to_move(x+y).\n");
}

TEST_CASE("a position with two movers is shown") {
  CHECK(problem("max_to_move(a). min_to_move(a).\nmoves(a, [b]).", "a") ==
        "both_movers\n"
        "tree.pl:2:7: error: both players are said to move in a: it is declared "
        "max_to_move and min_to_move\n"
        "moves(a, [b]).\n"
        "      ^\n"
        "  Remove one of the two facts.\n");
}

TEST_CASE("a leaf without a value is shown where it is named first") {
  CHECK(problem("max_to_move(a).\nmoves(a, ['B']).", "a") ==
        "no_value\n"
        "tree.pl:2:11: error: 'B' has no static value, and the search needs it\n"
        "moves(a, ['B']).\n"
        "          ^\n"
        "  Add static_eval('B', Value).\n");
}

TEST_CASE("a value that is no number is shown itself") {
  const std::string message =
      problem("moves(a, [b]).\nmax_to_move(a).\nstatic_eval(b, foo+1).", "a");
  CHECK(
      message.starts_with("bad_value\n"
                          "tree.pl:3:16: error: the static value of b is no number: "));
  CHECK(
      message.ends_with("static_eval(b, foo+1).\n"
                        "               ^\n"
                        "  Give a number, or an expression that evaluates to one.\n"));
}

TEST_CASE("a cycle is shown with its loop") {
  CHECK(problem("max_to_move(a).\nmax_to_move(b). max_to_move(c).\n"
                "moves(a, [b]). moves(b, [c]). moves(c, [b]).",
                "a")
            .starts_with("cycle\n"
                         "tree.pl:3:22: error: the game goes round in a circle: b -> c -> b\n"));
}

/// A circle of so many positions.
std::string circle(int length) {
  std::string text;
  for (int i = 0; i < length; ++i) {
    text += "max_to_move(p" + std::to_string(i) + "). moves(p" + std::to_string(i) + ", [p" +
            std::to_string((i + 1) % length) + "]).\n";
  }
  return text;
}

TEST_CASE("the middle of a long loop is left out") {
  const std::string message = problem(circle(100), "p0");
  CHECK(message.find("p0 -> p1 -> ") != std::string::npos);
  CHECK(message.find(" -> p19 -> ... 80 more ... -> p0\n") != std::string::npos);
}

TEST_CASE("a loop that is as long as what is shown is shown as a whole") {
  CHECK(problem(circle(20), "p0").find(" -> p19 -> p0\n") != std::string::npos);
  CHECK(problem(circle(21), "p0").find(" -> p19 -> ... 1 more ... -> p0\n") != std::string::npos);
}

}  // namespace
}  // namespace minimax
