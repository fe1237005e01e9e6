#include "facts/fact_game.hpp"

#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <vector>

#include "facts/static_value.hpp"
#include "game/game_error.hpp"
#include "tests/games/text_game.hpp"

namespace minimax {
namespace {

template <class Ask>
std::optional<GameError::Kind> error_of(Ask ask) {
  try {
    ask();
  } catch (const GameError& error) {
    return error.kind;
  }
  return std::nullopt;
}

TEST_CASE("successors come in the order of the fact") {
  TextGame tree("moves(a, [c,b,c]).");
  CHECK(tree.texts(tree.game().successors(tree.term("a"))) == "c b c");
  CHECK(tree.game().successors(tree.term("b")).empty());
  CHECK(tree.game().successors(tree.term("elsewhere")).empty());
  CHECK(tree.game().successors(tree.term("f(elsewhere)")).empty());
}

TEST_CASE("any ground term is a position") {
  for (const std::string text :
       {"a", "pos(x,[1,2])", "x-[e,e,o]", "[]", "'[]'", "7", "1.5", "\"s\"", "{a}", "[a|b]"}) {
    CAPTURE(text);
    TextGame tree("moves(" + text + ", [b]). static_eval(b, 1).");
    CHECK(tree.text(tree.term(text)) == text);
    CHECK(tree.game().is_position(tree.term(text)));
    CHECK(tree.texts(tree.game().successors(tree.term(text))) == "b");
  }
}

TEST_CASE("of several facts about one position the first counts") {
  TextGame tree(
      "moves(a, [b]). moves(a, [c]). moves(d, []). moves(d, [b])."
      " static_eval(b, 1). static_eval(b, 2).");
  CHECK(tree.texts(tree.game().successors(tree.term("a"))) == "b");
  CHECK(tree.game().successors(tree.term("d")).empty());
  CHECK(tree.text(tree.game().written_value(tree.term("b")).value()) == "1");
}

TEST_CASE("static_eval counts before staticval whatever their order") {
  for (const char* facts :
       {"staticval(b, 7). static_eval(b, 1). static_eval(b, 3). staticval(b, 5).",
        "static_eval(b, 1). staticval(b, 7). static_eval(b, 3)."}) {
    CAPTURE(facts);
    TextGame tree(facts);
    CHECK(tree.text(tree.game().written_value(tree.term("b")).value()) == "1");
  }
  TextGame tree("staticval(b, 7). staticval(b, 8). static_eval(c, 1).");
  CHECK(tree.text(tree.game().written_value(tree.term("b")).value()) == "7");
}

TEST_CASE("a first static value that is no number is not passed over") {
  TextGame tree("static_eval(b, high). static_eval(b, 2).");
  CHECK(error_of([&] { tree.game().value(tree.term("b")); }) == GameError::Kind::bad_value);
}

TEST_CASE("what no fact names is no position") {
  TextGame tree("moves(f(a), [b]). static_eval(c, 5). max_to_move(d). win(e).");
  for (const char* position : {"f(a)", "b", "c", "d"})
    CHECK(tree.game().is_position(tree.term(position)));
  for (const char* other : {"a", "5", "e", "f(b)", "elsewhere"})
    CHECK_FALSE(tree.game().is_position(tree.term(other)));
}

TEST_CASE("positions are told once each in the order of the file") {
  TextGame tree("static_eval(e, 1). moves(a, [c,b]). min_to_move(c). moves(b, [d,a]).");
  CHECK(tree.texts(tree.game().positions()) == "e a c b d");
}

TEST_CASE("positions are in the order of the file also where it names their terms earlier") {
  TextGame values("static_eval(a, b). static_eval(f(c), 1). moves(d, [c,b]). moves(e, [a]).");
  CHECK(values.texts(values.game().positions()) == "a f(c) d c b e");
  CHECK(values.texts(values.game().roots()) == "f(c) d e");
  TextGame first_in_order("moves(a, [f(c)]). moves(d, [c]). moves(c, [g(c)]). moves(e, []).");
  CHECK(first_in_order.texts(first_in_order.game().positions()) == "a f(c) d c g(c) e");
  TextGame passed_over("moves(a, [b]). moves(a, [c,d]). moves(e, [d]). moves(c, []).");
  CHECK(passed_over.texts(passed_over.game().positions()) == "a b e d c");
}

TEST_CASE("roots are the positions that are nobody's successor") {
  CHECK(TextGame(notes_tree).loaded.game->roots().size() == 1);
  TextGame tree("moves(b, [c]). moves(a, [b]). static_eval(x, 1). moves(y, [y]).");
  CHECK(tree.texts(tree.game().roots()) == "a x");
}

TEST_CASE("a successor that only a passed over fact has is a root") {
  TextGame tree("moves(a, [b]). moves(a, [c]). static_eval(c, 1).");
  CHECK(tree.texts(tree.game().roots()) == "a c");
}

TEST_CASE("the own declaration tells the mover whatever the successors say") {
  TextGame tree("moves(a, [b]). max_to_move(a). max_to_move(b).");
  CHECK(tree.game().mover(tree.term("a")) == Mover::max);
  CHECK(tree.game().declaration(tree.term("a")).max);
  CHECK_FALSE(tree.game().declaration(tree.term("a")).min);
}

TEST_CASE("without a declaration the opponent of the successors' mover moves") {
  TextGame tree("moves(a, [b,c]). min_to_move(b). min_to_move(c). moves(d, [e]). max_to_move(e).");
  CHECK(tree.game().mover(tree.term("a")) == Mover::max);
  CHECK(tree.game().mover(tree.term("d")) == Mover::min);
}

TEST_CASE("where nothing tells the mover the search must not guess") {
  TextGame tree(
      "moves(a, [b,c]). min_to_move(b). max_to_move(c). moves(d, [e,b])."
      " max_to_move(f). min_to_move(f). moves(f, [b]).");
  const auto error = [&](const char* position) {
    return error_of([&] { tree.game().mover(tree.term(position)); });
  };
  CHECK(error("a") == GameError::Kind::no_mover);
  CHECK(error("d") == GameError::Kind::no_mover);
  CHECK(error("e") == GameError::Kind::no_mover);
  CHECK(error("f") == GameError::Kind::both_movers);
  CHECK(error("elsewhere") == GameError::Kind::no_mover);
}

TEST_CASE("an error names the position and the reason") {
  TextGame tree("static_eval(a, foo). moves(b, [c]).");
  try {
    tree.game().value(tree.term("a"));
    FAIL("no error");
  } catch (const GameError& error) {
    CHECK(error.position == tree.term("a"));
    CHECK_FALSE(error.reason.is_empty());
  }
  CHECK(error_of([&] { tree.game().value(tree.term("c")); }) == GameError::Kind::no_value);
  CHECK(error_of([&] { tree.game().value(tree.term("no")); }) == GameError::Kind::no_value);
}

TEST_CASE("staticval is read as static_eval") {
  TextGame tree("staticval(a, 3).");
  CHECK(tree.text(tree.game().written_value(tree.term("a")).value()) == "3");
}

/// Values in ascending order; those of one line are equal.
const std::vector<std::vector<std::string>> ascending_values = {
    {"-1.0Inf"},
    {"-10000000000000000000000000000000000000000", "-(10**40)"},
    {"-1.5", "-3r2", "-(1.5)"},
    {"-1r3"},
    {"0", "0.0", "-0.0", "1-1"},
    {"3333333333333333r10000000000000000"},
    {"1r3", "2r6"},
    {"0.5", "1r2", "1/2"},
    {"6", "6.0", "2*3", "+6"},
    {"9007199254740992", "9007199254740992.0", "2**53"},
    {"9007199254740993"},
    {"10000000000000000000000000000000000000000"},
    {"10000000000000000000000000000000000000001"},
    {"1.0e300"},
    {"1.0Inf", "inf"},
};

/// A position for each value, `p(Line, Place)`.
TextGame value_game() {
  std::string facts;
  for (std::size_t line = 0; line < ascending_values.size(); ++line) {
    for (std::size_t place = 0; place < ascending_values[line].size(); ++place)
      facts += "static_eval(p(" + std::to_string(line) + "," + std::to_string(place) + "), " +
               ascending_values[line][place] + ").\n";
  }
  return TextGame(facts);
}

TEST_CASE("ranks order values as numbers whatever their kinds") {
  TextGame tree = value_game();
  std::optional<Rank> below;
  for (std::size_t line = 0; line < ascending_values.size(); ++line) {
    std::optional<Rank> first;
    for (std::size_t place = 0; place < ascending_values[line].size(); ++place) {
      const std::string& value = ascending_values[line][place];
      CAPTURE(value);
      const TermId position =
          tree.term("p(" + std::to_string(line) + "," + std::to_string(place) + ")");
      const Rank rank = tree.game().value(position);
      if (below) CHECK(*below < rank);
      CHECK(first.value_or(rank) == rank);
      first = rank;
      CHECK(tree.text(tree.game().written_value(position).value()) == tree.text(tree.term(value)));
    }
    below = first;
  }
}

/// The number that a term of the game stands for.
Number number(TextGame& tree, const std::string& text) {
  const TermId term = tree.term(text);
  return static_value(tree.game().terms(), term).value();
}

TEST_CASE("a number from outside has the rank of the equal value") {
  TextGame tree = value_game();
  for (std::size_t line = 0; line < ascending_values.size(); ++line) {
    const Rank rank = tree.game().value(tree.term("p(" + std::to_string(line) + ",0)"));
    for (const std::string& value : ascending_values[line]) {
      CAPTURE(value);
      CHECK(tree.game().value_of(number(tree, value)) == rank);
    }
  }
}

TEST_CASE("a number from outside that equals no value has a rank between") {
  TextGame tree("static_eval(a, 2). static_eval(b, 2.5). static_eval(c, 10**30).");
  const FactGame& game = tree.game();
  const auto value = [&](const char* position) { return game.value(tree.term(position)); };
  const auto rank = [&](const std::string& text) { return game.value_of(number(tree, text)); };
  const Rank a = value("a"), b = value("b"), c = value("c");
  for (const char* below : {"-1.0Inf", "1", "1.9999999999999998", "5r3"}) {
    CAPTURE(below);
    CHECK(rank(below) < a);
  }
  for (const char* between : {"2.0000000000000004", "7r3", "2.4999999999999996"}) {
    CAPTURE(between);
    CHECK(a < rank(between));
    CHECK(rank(between) < b);
  }
  CHECK(b < rank("10**30-1"));
  CHECK(rank("10**30-1") < c);
  CHECK(c < rank("10**30+1"));
  CHECK(c < rank("inf"));
}

TEST_CASE("numbers from outside have ranks where the game has no value") {
  TextGame tree("moves(a, [a]).");
  CHECK(tree.game().value_of(Number(std::int64_t{1})) == tree.game().value_of(Number(2.0)));
}

TEST_CASE("NaN is no value") {
  TextGame tree("static_eval(a, 1.5NaN). static_eval(b, nan).");
  for (const char* position : {"a", "b"})
    CHECK(error_of([&] { tree.game().value(tree.term(position)); }) == GameError::Kind::bad_value);
}

TEST_CASE("a question about new terms leaves the game as it is") {
  TextGame tree("moves(a, [b]).");
  for (int i = 0; i < 1000; ++i) {
    const TermId term = tree.term("new(" + std::to_string(i) + ")");
    CHECK_FALSE(tree.game().is_position(term));
    CHECK(tree.game().successors(term).empty());
    CHECK(tree.game().declaration(term).none());
    CHECK_FALSE(tree.game().written_value(term));
  }
  CHECK(tree.texts(tree.game().positions()) == "a b");
}

TEST_CASE("a builder is empty until it takes a fact") {
  FactGameBuilder builder;
  builder.reserve(100);
  CHECK(builder.empty());
  const TermId a = builder.terms().atom("a");
  CHECK(builder.empty());
  builder.take(MoverFact{a, Mover::max, 0});
  CHECK_FALSE(builder.empty());
  CHECK(std::move(builder).build().mover(a) == Mover::max);
}

}  // namespace
}  // namespace minimax
