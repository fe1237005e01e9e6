#include "draw/description.hpp"

#include <doctest/doctest.h>

#include <string>

#include "draw/answer.hpp"
#include "draw/svg.hpp"
#include "draw/tree_text.hpp"

namespace minimax {
namespace {

constexpr TermId term(std::uint32_t id) {
  return static_cast<TermId>(id);
}

// MAX moves at `a`, of whose successors the second is cut off.
Drawing small_drawing() {
  Drawing drawing;
  drawing.nodes.resize(3);
  DrawingNode& root = drawing.nodes[0];
  root.position = term(1);
  root.label = {"a"};
  root.mover = Mover::max;
  root.successors = {1, 2};
  root.value = "4";
  root.certainty = Certainty::lower_bound;
  root.window = DrawnWindow{"-∞", "4"};
  root.is_seen = root.on_line = true;
  for (const std::size_t i : {std::size_t{1}, std::size_t{2}}) {
    drawing.nodes[i].position = term(i == 1 ? 2 : 3);
    drawing.nodes[i].label = {i == 1 ? "b" : "<c>"};
    drawing.nodes[i].static_value = i == 1 ? "4" : "1";
    drawing.nodes[i].parent = 0;
  }
  drawing.nodes[1].is_seen = drawing.nodes[1].on_line = true;
  drawing.nodes[1].value = "4";
  drawing.nodes[2].is_cut = true;
  drawing.nodes[2].cut_reason = "4 ≥ 4";
  return drawing;
}

TEST_CASE("a drawing is told in sentences") {
  const Drawing drawing = small_drawing();
  CHECK(drawing_title(drawing) == "Game tree of a");
  CHECK(drawing_description(drawing, DrawingKind::solution) ==
        "a: MAX moves, value at least 4, window [-∞, 4]. Successors: b, value 4, best play; <c>, "
        "value 1, cut off: 4 ≥ 4.");
  CHECK(drawing_description(drawing, DrawingKind::blank) ==
        "a: MAX moves. Successors: b, value 4; <c>, value 1.");
}

TEST_CASE("a position without its successors is told as such") {
  Drawing drawing = small_drawing();
  drawing.nodes[1].mover = Mover::min;
  drawing.nodes[1].is_collapsed = true;
  const std::string told = drawing_description(drawing, DrawingKind::solution);
  CHECK(told.ends_with("b: MIN moves, value 4. Its successors are not drawn."));
}

TEST_CASE("an answer is marked as far as it is a line of play") {
  Drawing drawing = small_drawing();
  const TermId line[] = {term(3), term(9), term(2)};
  mark_answer(drawing, "1", line);
  CHECK(drawing.nodes[0].answer == "1");
  CHECK(drawing.nodes[2].is_answered);
  CHECK_FALSE(drawing.nodes[1].is_answered);
  CHECK(tree_text(drawing, DrawingKind::blank).text().find("answered") == std::string::npos);
  CHECK(answer_legend(drawing) != "");
}

TEST_CASE("a value that is answered right is not marked") {
  Drawing drawing = small_drawing();
  mark_answer(drawing, "4", {});
  CHECK(drawing.nodes[0].answer.empty());
  CHECK(answer_legend(drawing).empty());
}

TEST_CASE("a picture has one title and no identifiers in HTML") {
  const std::string graphviz =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE svg>\n<svg width=\"9pt\">\n<g id=\"graph0\" "
      "class=\"graph\">\n<title>minimax</title>\n<g id=\"node1\">\n<title>n0</title>\n<text> "
      "id=&quot;x id=\"kept\"</text>\n</g></g></svg>\n";
  const std::string svg = readable_svg(graphviz, small_drawing(), DrawingKind::blank);
  CHECK(
      svg ==
      "<?xml version=\"1.0\"?>\n<!DOCTYPE svg>\n<svg role=\"img\" width=\"9pt\">\n<title>Game tree "
      "of a</title>\n<desc>a: MAX moves. Successors: b, value 4; &lt;c&gt;, value 1.</desc>\n<g "
      "id=\"graph0\" class=\"graph\">\n<g id=\"node1\">\n<text> id=&quot;x "
      "id=\"kept\"</text>\n</g></g></svg>\n");
  const std::string element = svg_element(svg);
  CHECK(element.starts_with("<svg role=\"img\" width"));
  CHECK(element.find("node1") == std::string::npos);
  CHECK(element.find(" id=\"kept\"</text>") != std::string::npos);
}

}  // namespace
}  // namespace minimax
