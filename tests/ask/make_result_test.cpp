#include "ask/make_result.hpp"

#include <doctest/doctest.h>

#include <optional>
#include <string>

#include "search/two/minimax.hpp"
#include "tests/games/text_game.hpp"

namespace minimax {
namespace {

Result result_of(TextGame& tree, const std::string& position, MinimaxOptions<Rank> options = {},
                 NodesList nodes = NodesList::positions,
                 std::optional<TermId> repetition = std::nullopt) {
  const TermId term = tree.term(position);
  const auto answer = Minimax(tree.game(), options).answer(term);
  std::optional<Mover> mover;
  if (!answer.line.empty()) mover = tree.game().mover(term);
  return make_result(tree.game(), term, mover, answer, nodes, repetition);
}

TEST_CASE("a result has the value as it was written") {
  TextGame tree("moves(a, [b,c]). max_to_move(a). static_eval(b, 6). static_eval(c, 2*3).");
  const Result result = result_of(tree, "a");
  CHECK(result.mover == Mover::max);
  CHECK(tree.text(result.best.value()) == "c");
  CHECK(tree.text(result.value) == "2*3");
  CHECK(tree.texts(result.nodes) == "c");
  CHECK(result.complete);
}

TEST_CASE("a leaf has neither a mover nor a best successor") {
  TextGame tree(notes_tree);
  const Result result = result_of(tree, "h");
  CHECK_FALSE(result.mover);
  CHECK_FALSE(result.best);
  CHECK(tree.text(result.value) == "1");
  CHECK(result.nodes.empty());
}

TEST_CASE("at the depth limit the result is the static value of the line's end") {
  TextGame tree(std::string(notes_tree) + "static_eval(b, 2.5). static_eval(c, 1).");
  const Result result = result_of(tree, "a", {1, {}});
  CHECK(tree.texts(result.nodes) == "b");
  CHECK(tree.text(result.value) == "2.5");
}

TEST_CASE("the notes' list is made where it is wanted") {
  TextGame tree(
      "moves(a, [b,c,d]). max_to_move(a). moves(b, [e]). min_to_move(b)."
      " static_eval(e, 3). static_eval(c, 3). static_eval(d, 1).");
  CHECK(tree.texts(result_of(tree, "a", {}, NodesList::notes).nodes) == "c c");
  CHECK(tree.texts(result_of(tree, "b", {}, NodesList::notes).nodes).empty());
}

TEST_CASE("a repetition has its value as it was written") {
  TextGame tree("moves(a, [b]). moves(b, [a]). max_to_move(a). min_to_move(b).");
  const Rank draw = tree.game().value_of(Number(std::int64_t{0}));
  const Result result = result_of(tree, "a", {{}, draw}, NodesList::positions, tree.term("1-1"));
  CHECK(tree.text(result.value) == "1-1");
  CHECK(tree.texts(result.nodes) == "b a");
}

}  // namespace
}  // namespace minimax
