#include "film/tree_facts.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace minimax {

namespace {

std::string tree_fact_name(TermId position) {
  return std::string(1, static_cast<char>('a' + static_cast<char>(index_of(position))));
}

class ToldTree {
 public:
  void enter(std::size_t ply, std::uint32_t position, Mover mover, std::string player = "") {
    DrawnEvent enter = event(TraceStep::enter, ply, position);
    enter.mover = DrawnMover{mover, std::move(player)};
    facts_.add(enter);
  }
  void leaf(std::size_t ply, std::uint32_t position, std::string value) {
    facts_.add(event(TraceStep::enter, ply, position));
    DrawnEvent leaf = event(TraceStep::leaf, ply, position);
    leaf.value = std::move(value);
    facts_.add(leaf);
  }
  void share(std::size_t ply, std::uint32_t position, std::string probability) {
    DrawnEvent share = event(TraceStep::share, ply, position);
    share.probability = std::move(probability);
    facts_.add(share);
  }
  std::string text(const std::vector<std::string>& players = {}) const {
    return facts_.text(players);
  }

 private:
  static DrawnEvent event(TraceStep step, std::size_t ply, std::uint32_t position) {
    return {.step = step, .ply = ply, .position = TermId{position}};
  }

  TreeFacts facts_{tree_fact_name};
};

}  // namespace

TEST_CASE("The facts of a tree: a position that several ways lead to is told once") {
  ToldTree told;
  told.enter(0, 0, Mover::max);
  for (const std::uint32_t way : {1U, 2U}) {
    told.enter(1, way, Mover::min);
    told.enter(2, 3, Mover::chance);
    told.leaf(3, 4, "1.50");
    told.share(2, 3, "1r4");
    told.leaf(3, 5, "-2");
    told.share(2, 3, "3r4");
  }
  CHECK(told.text() ==
        "max_to_move(a).\nmin_to_move(b).\nchance_to_move(d).\nmin_to_move(c).\n"
        "moves(a, [b, c]).\nmoves(b, [d]).\nmoves(d, [-(1r4, e), -(3r4, f)]).\nmoves(c, [d]).\n"
        "static_eval(e, 1.50).\nstatic_eval(f, -2).\n");
}

TEST_CASE("The facts of a tree: players have names or numbers") {
  ToldTree told;
  told.enter(0, 0, player(0), "player 1");
  told.enter(1, 1, player(1), "'Ann B.'");
  told.leaf(2, 2, "[1,2]");
  const std::string facts =
      "player_to_move(a, 1).\nplayer_to_move(b, 'Ann B.').\n"
      "moves(a, [b]).\nmoves(b, [c]).\nstatic_eval(c, [1,2]).\n";
  CHECK(told.text({"player 1", "player 2"}) == facts);
  CHECK(told.text({"player 1", "'Ann B.'"}) == "players([1, 'Ann B.']).\n" + facts);
}

TEST_CASE(
    "The facts of a tree: what the depth limit cuts short elsewhere has its moves and value") {
  ToldTree told;
  told.enter(0, 0, Mover::max);
  told.enter(1, 1, Mover::min);
  told.leaf(2, 2, "7");
  told.enter(1, 2, Mover::max);
  told.leaf(2, 3, "8");
  CHECK(told.text() ==
        "max_to_move(a).\nmin_to_move(b).\nmax_to_move(c).\n"
        "moves(a, [b, c]).\nmoves(b, [c]).\nmoves(c, [d]).\n"
        "static_eval(c, 7).\nstatic_eval(d, 8).\n");
}

}  // namespace minimax
