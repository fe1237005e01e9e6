#include "facts/places.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "tests/games/text_game.hpp"

namespace minimax {
namespace {

/// The text from the place of a position to the end of its line.
class PlacesIn {
 public:
  explicit PlacesIn(std::string_view text)
      : tree_(text), places_(tree_.source, tree_.game().terms()) {}

  std::string of(const std::string& position) { return from(places_.of(tree_.term(position))); }
  std::string of_value(const std::string& position) {
    return from(places_.of_value(tree_.term(position)));
  }

 private:
  std::string from(Offset offset) {
    const std::string_view rest = tree_.source.text().substr(static_cast<std::size_t>(offset));
    return std::string(rest.substr(0, rest.find('\n')));
  }

  TextGame tree_;
  Places places_;
};

constexpr std::string_view game_text =
    "max_to_move(b).\n"
    "moves(a, [b,c]).\n"
    "moves(b, [d]).\n"
    "static_eval(d, 1+1).\n"
    "static_eval(d, 2).\n"
    "moves(b, [e]).\n";

TEST_CASE("a position stands in its moves fact") {
  CHECK(PlacesIn(game_text).of("a") == "a, [b,c]).");
  CHECK(PlacesIn(game_text).of("b") == "b, [d]).");
}

TEST_CASE("a position without moves stands where it is named first") {
  CHECK(PlacesIn(game_text).of("c") == "c]).");
  CHECK(PlacesIn(game_text).of("d") == "d]).");
  CHECK(PlacesIn(game_text).of("e") == "e]).");
}

TEST_CASE("a value stands in the first fact that gives one") {
  CHECK(PlacesIn(game_text).of_value("d") == "1+1).");
}

TEST_CASE("a value stands in a static_eval fact rather than in one of staticval") {
  constexpr std::string_view both =
      "staticval(d, 0).\nstatic_eval(d, 1).\nstatic_eval(d, 2).\nstaticval(d, 3).\n";
  CHECK(PlacesIn(both).of_value("d") == "1).");
}

TEST_CASE("what is nowhere stands at the begin") {
  CHECK(PlacesIn(game_text).of("z") == "max_to_move(b).");
  CHECK(PlacesIn(game_text).of_value("a") == "max_to_move(b).");
}

TEST_CASE("places are found with the operators and flags of the file") {
  PlacesIn places(
      ":- op(700, xfx, ~>), set_prolog_flag(double_quotes, atom).\n"
      "moves(\"x\", [a ~> b]).\n");
  CHECK(places.of("x") == "\"x\", [a ~> b]).");
  CHECK(places.of("a ~> b") == "a ~> b]).");
}

TEST_CASE("a table is not changed by looking for places") {
  TextGame tree(game_text);
  const std::size_t size = tree.game().terms().size();
  Places(tree.source, tree.game().terms());
  CHECK(tree.game().terms().size() == size);
}

}  // namespace
}  // namespace minimax
