// Nine men's morris with three men a side, worked out to its end.
#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "examples/cpp/nine_mens_morris_in_prolog.hpp"
#include "search/common/exploration.hpp"
#include "search/common/position_graph.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

using Morris = NineMensMorrisInProlog;

MorrisBoard three_against_three() {
  MorrisBoard board;
  board.own = {morris::bit(0) | morris::bit(1) | morris::bit(9), 0};
  board.enemy = {morris::bit(2) | morris::bit(14) | morris::bit(22), 0};
  return board;
}

/// The points, after two of the three rings have changed their places.
morris::Points with_rings_changed(morris::Points points, std::size_t a, std::size_t b) {
  static constexpr unsigned rings[3][8] = {
      {0, 1, 2, 9, 14, 21, 22, 23}, {3, 4, 5, 10, 13, 18, 19, 20}, {6, 7, 8, 11, 12, 15, 16, 17}};
  morris::Points changed = points;
  for (std::size_t i = 0; i < 8; ++i) {
    const morris::Points first = morris::bit(rings[a][i]);
    const morris::Points second = morris::bit(rings[b][i]);
    changed &= ~(first | second);
    if (points & first) changed |= second;
    if (points & second) changed |= first;
  }
  return changed;
}

using Men = std::pair<morris::Points, morris::Points>;

/// Where all men fly, none moves along a line: then the middle ring may change its place, too.
Men least_of_48(morris::Points own, morris::Points enemy) {
  const Morris game;
  const auto least = [&](morris::Points a, morris::Points b) {
    const MorrisBoard board = game.canonical({{a, 0}, {b, 0}});
    return Men{board.own.men, board.enemy.men};
  };
  Men found = least(own, enemy);
  for (const std::size_t ring : {std::size_t{0}, std::size_t{2}})
    found = std::min(found,
                     least(with_rings_changed(own, ring, 1), with_rings_changed(enemy, ring, 1)));
  return found;
}

bool is_mill(morris::Points men) {
  return morris::in_mill(static_cast<unsigned>(std::countr_zero(men)), men);
}

/// All positions with three men a side.
std::set<Men> three_against_three_all() {
  std::vector<morris::Points> threes;
  for (unsigned a = 0; a < 24; ++a) {
    for (unsigned b = a + 1; b < 24; ++b) {
      for (unsigned c = b + 1; c < 24; ++c)
        threes.push_back(morris::bit(a) | morris::bit(b) | morris::bit(c));
    }
  }
  std::set<Men> all;
  for (const morris::Points own : threes) {
    // Another one of those that are one with these men comes first.
    if (least_of_48(own, 0).first != own) continue;
    for (const morris::Points enemy : threes) {
      if ((own & enemy) == 0) all.insert(least_of_48(own, enemy));
    }
  }
  return all;
}

TEST_CASE("there are as many positions with three men a side as Gasser has counted") {
  // R. Gasser, Solving Nine Men's Morris, 1996.
  CHECK(three_against_three_all().size() == 56'922);
}

/// All that the endgame leads to, as numbers.
struct Endgame {
  Morris game;
  GameExploration<Morris> exploration{game};
  PositionGraph<int> graph;

  Endgame() {
    exploration.number(three_against_three());
    for (NodeNumber node = 0; node < exploration.size(); ++node) {
      const auto entry = exploration.ask(node);
      if (entry.value)
        graph.add_leaf(*entry.value);
      else
        graph.add(entry.mover, entry.successors);
    }
  }
  std::vector<Worth<int>> worths() const {
    Interrupt interrupt;
    std::vector<Worth<int>> worths;
    InMemory memory;
    BackwardInduction<int>(graph, 0, interrupt, memory).extend(worths, 0);
    return worths;
  }
};

/// Likewise, by looking at all positions ply after ply until nothing changes: who moves has won
/// where a successor is lost for the other one, and lost where all are won for him.
std::vector<Worth<int>> plain_worths(const PositionGraph<int>& graph) {
  std::vector<Worth<int>> worths(graph.size(), {0, endless});
  for (const auto& [node, value] : graph.leaves(0)) worths[node] = {value, 0};
  bool changes = true;
  for (Distance plies = 1; changes; ++plies) {
    changes = false;
    for (NodeNumber node = 0; node < graph.size(); ++node) {
      if (worths[node].distance != endless) continue;
      const int won = graph.mover(node) == Mover::max ? 1000 : -1000;
      bool wins = false;
      bool loses = true;
      for (std::size_t i = 0; i < graph.successor_count(node); ++i) {
        const Worth<int>& next = worths[graph.successor(node, i)];
        const bool is_known = next.distance < plies;
        wins |= is_known && next.value == won;
        loses &= is_known && next.value == -won;
      }
      if (!wins && !loses) continue;
      worths[node] = {wins ? won : -won, plies};
      changes = true;
    }
  }
  return worths;
}

TEST_CASE("each position with three men a side is worth what a second computation says") {
  if (test_size(2) < 2) {
    MESSAGE("left out: minutes under a sanitizer, where smaller tables are made");
    return;
  }
  Endgame endgame;
  const std::vector<Worth<int>> worths = endgame.worths();
  CHECK(worths == plain_worths(endgame.graph));
  std::size_t to_move = 0;
  std::set<Men> reached;
  std::size_t won = 0;
  std::size_t drawn = 0;
  Distance longest = 0;
  for (NodeNumber node = 0; node < worths.size(); ++node) {
    const MorrisBoard board = endgame.exploration.position(node);
    const auto has_three = [](const MorrisSide& side) { return std::popcount(side.men) == 3; };
    if (board.captures || !has_three(board.own) || !has_three(board.enemy)) continue;
    ++to_move;
    reached.insert(least_of_48(board.own.men, board.enemy.men));
    const Worth<int>& worth = worths[node];
    const int own = board.to_move == Mover::max ? worth.value : -worth.value;
    won += own > 0;
    drawn += own == 0;
    if (worth.distance != endless) longest = std::max(longest, worth.distance);
  }
  // Nobody has a mill: who closes one captures a man, and three are not left.
  std::set<Men> expected = three_against_three_all();
  std::erase_if(expected, [](const Men& men) { return is_mill(men.first) || is_mill(men.second); });
  CHECK(reached == expected);
  MESSAGE(to_move << " positions with three men a side: who moves wins " << won << ", draws "
                  << drawn << ", loses " << to_move - won - drawn << ", after " << longest
                  << " plies at the most");
}

TEST_CASE("the sixteen positions that are one have as many successors and the same ones") {
  CAPTURE(random_seed());
  std::mt19937 random(random_seed());
  Morris game;
  MorrisBoard board = game.initial();
  const int plies = test_size(20'000);
  for (int ply = 0; ply < plies; ++ply) {
    CAPTURE(ply);
    const auto successors = game.successors(board);
    const std::size_t way = random() % morris::Symmetries::count;
    MorrisBoard image = board;
    image.own.men = morris::symmetries(board.own.men, way);
    image.enemy.men = morris::symmetries(board.enemy.men, way);
    REQUIRE(game.canonical(image) == game.canonical(board));
    REQUIRE(game.value(image) == game.value(board));
    std::vector<std::pair<std::uint32_t, std::uint32_t>> own;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> others;
    for (const MorrisBoard& each : successors)
      own.emplace_back(game.canonical(each).own.men, game.canonical(each).enemy.men);
    for (const MorrisBoard& each : game.successors(image))
      others.emplace_back(game.canonical(each).own.men, game.canonical(each).enemy.men);
    std::sort(own.begin(), own.end());
    std::sort(others.begin(), others.end());
    REQUIRE(own == others);
    board =
        std::size(successors) == 0 ? game.initial() : successors[random() % std::size(successors)];
  }
}

}  // namespace
}  // namespace minimax
