#include "draw/drawing_builder.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

#include "draw/dot.hpp"
#include "draw/node_text.hpp"
#include "draw/tree_text.hpp"

namespace minimax {

namespace {

constexpr TermId root{0};
constexpr TermId twice{1};
constexpr TermId last{2};

DrawnEvent event(TraceStep step, std::size_t ply, TermId position) {
  return {.step = step, .ply = ply, .position = position};
}
DrawnEvent entered(std::size_t ply, TermId position, Mover mover) {
  DrawnEvent enter = event(TraceStep::enter, ply, position);
  enter.mover = DrawnMover{mover, ""};
  return enter;
}
DrawnEvent valued(TraceStep step, std::size_t ply, TermId position, const char* value) {
  DrawnEvent valued = event(step, ply, position);
  valued.value = value;
  return valued;
}

std::string name(TermId position) {
  return std::array{"root", "twice", "last"}.at(static_cast<std::size_t>(position));
}

// MAX moves at the root to `twice`, to `twice` again, and to `last`.
DrawingBuilder tree() {
  DrawingBuilder builder(name);
  builder.add_to_tree(entered(0, root, Mover::max));
  for (const TermId position : {twice, twice, last}) {
    builder.add_to_tree(event(TraceStep::enter, 1, position));
    builder.add_to_tree(valued(TraceStep::leaf, 1, position, "1"));
  }
  builder.add_to_tree(valued(TraceStep::leave, 0, root, "1"));
  builder.end_tree();
  return builder;
}

TEST_CASE("a position is asked once what it is called and not before the tree is known") {
  int asked = 0;
  DrawingBuilder builder([&](TermId position) {
    ++asked;
    return name(position);
  });
  builder.add_to_tree(entered(0, root, Mover::max));
  for (int i = 0; i < 3; ++i) builder.add_to_tree(event(TraceStep::enter, 1, twice));
  CHECK(asked == 0);
  builder.end_tree();
  CHECK(asked == 2);
}

void look_at(DrawingBuilder& builder, TermId position) {
  builder.add(event(TraceStep::enter, 1, position));
  builder.add(valued(TraceStep::leaf, 1, position, "1"));
}

void cut_off(DrawingBuilder& builder, std::vector<TermId> successors) {
  DrawnEvent cut = entered(0, root, Mover::max);
  cut.step = TraceStep::cut_off;
  cut.value = "1";
  cut.successors = std::move(successors);
  cut.cut_off = {.reason = CutOffReason::best_of_all};
  builder.add(cut);
}

}  // namespace

TEST_CASE("A drawing: what nobody has looked at") {
  const DrawingBuilder builder = tree();
  const auto& nodes = builder.drawing().nodes;
  REQUIRE(nodes.size() == 4);
  CHECK(nodes[0].successors == std::vector<std::size_t>{1, 2, 3});
  for (const DrawingNode& node : nodes) CHECK_FALSE(node.is_seen);
  CHECK(nodes[1].static_value == "1");
}

TEST_CASE("A drawing: a successor that is named twice is looked at in turn and cut off once") {
  DrawingBuilder builder = tree();
  builder.add(entered(0, root, Mover::max));
  look_at(builder, twice);
  cut_off(builder, {twice, last});
  const auto& nodes = builder.drawing().nodes;
  CHECK(nodes[1].is_seen);
  CHECK_FALSE(nodes[1].is_cut);
  CHECK_FALSE(nodes[2].is_seen);
  CHECK(nodes[2].is_cut);
  CHECK(nodes[2].cut_reason == "1 is best of all");
  CHECK(nodes[3].is_cut);
  CHECK(nodes[3].cut_reason.empty());
}

TEST_CASE("A drawing: what is looked at after all is not cut off") {
  DrawingBuilder builder = tree();
  builder.add(entered(0, root, Mover::max));
  look_at(builder, twice);
  cut_off(builder, {twice, last});
  look_at(builder, twice);
  CHECK(builder.drawing().nodes[2].is_seen);
  CHECK_FALSE(builder.drawing().nodes[2].is_cut);
  CHECK(builder.drawing().nodes[2].cut_reason.empty());
  CHECK(builder.drawing().nodes[3].is_cut);
}

TEST_CASE("A drawing: the line goes through what was looked at") {
  DrawingBuilder builder = tree();
  builder.add(entered(0, root, Mover::max));
  look_at(builder, twice);
  const std::array line = {twice};
  builder.mark_line(line);
  CHECK(builder.drawing().nodes[0].on_line);
  CHECK(builder.drawing().nodes[1].on_line);
  CHECK_FALSE(builder.drawing().nodes[2].on_line);
}

TEST_CASE("A drawing: it has no more than so many positions") {
  DrawingBuilder builder(name);
  for (std::size_t ply = 0; ply < most_drawn; ++ply)
    builder.add_to_tree(entered(ply, root, Mover::max));
  CHECK_THROWS_AS(builder.add_to_tree(entered(most_drawn, root, Mover::max)), TooManyDrawn);
}

TEST_CASE("A drawing: the blank one tells nothing and has as many lines") {
  DrawingBuilder builder = tree();
  DrawnEvent enter = entered(0, root, Mover::max);
  enter.window.emplace();
  builder.add(enter);
  look_at(builder, twice);
  cut_off(builder, {twice, last});
  builder.add(valued(TraceStep::leave, 0, root, "1"));
  const Drawing& drawing = builder.drawing();
  const Rooms rooms = rooms_of(drawing);
  const auto texts = [&](std::size_t node, DrawingKind kind) {
    std::vector<std::string> texts;
    for (const SymbolLine& line : lines_in(drawing.nodes[node], rooms, kind))
      texts.push_back(line.text);
    return texts;
  };
  using Texts = std::vector<std::string>;
  CHECK(texts(0, DrawingKind::solution) == Texts{"1", "root", "[-∞, ∞]"});
  CHECK(texts(0, DrawingKind::blank) == Texts{"", "root", ""});
  CHECK(texts(1, DrawingKind::solution) == Texts{"twice", "1", ""});
  CHECK(texts(2, DrawingKind::solution) == Texts{"twice", "1", "1 is best of all"});
  for (const std::size_t leaf : {1U, 2U})
    CHECK(texts(leaf, DrawingKind::blank) == Texts{"twice", "1", ""});
  for (const DrawingNode& node : drawing.nodes) {
    const auto blank = lines_in(node, rooms, DrawingKind::blank);
    const auto solution = lines_in(node, rooms, DrawingKind::solution);
    REQUIRE(blank.size() == solution.size());
    for (std::size_t i = 0; i < blank.size(); ++i) CHECK(blank[i].columns == solution[i].columns);
  }
  CHECK(tree_text(drawing, DrawingKind::blank).text() ==
        "△ root\n├─□ twice = 1\n├─□ twice = 1\n└─□ last = 1\n");
  CHECK(tree_text(drawing, DrawingKind::solution).text() ==
        "△ root = 1  [-∞, ∞]\n├─□ twice = 1\n├╳□ twice = 1  cut off: 1 is best of all\n└╳□ last = "
        "1\n");
}

}  // namespace minimax
