#include "search/two/notes_list.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "search/two/minimax.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

using Line = std::vector<int>;

/// The notes' program, clause by clause.
class NotesProgram {
 public:
  struct Solution {
    int best;
    int value;
    Line list;
  };

  explicit NotesProgram(const IntGame& game) : game_(game) {}

  Solution minimax(int position) const {
    const Line& moves = game_.successors(position);
    if (moves.empty()) return {position, game_.value(position), {}};
    return best(game_.mover(position), moves, 0);
  }

 private:
  Solution best(Mover mover, const Line& moves, std::size_t from) const {
    const int position = moves[from];
    const Solution first = minimax(position);
    if (from + 1 == moves.size()) return {position, first.value, first.list};
    const Solution rest = best(mover, moves, from + 1);
    if (prefers(mover, first.value, rest.value))
      return {position, first.value, put(position, first.list)};
    return {rest.best, rest.value, put(rest.best, rest.list)};
  }
  static Line put(int position, Line list) {
    list.insert(list.begin(), position);
    return list;
  }

  const IntGame& game_;
};

IntGame one_ply_game(const std::vector<int>& values) {
  std::vector<IntGame::Entry> entries(1);
  for (std::size_t i = 0; i < values.size(); ++i) {
    entries[0].successors.push_back(static_cast<int>(i) + 1);
    entries.push_back({{}, Mover::min, values[i]});
  }
  return IntGame(std::move(entries));
}

Line list_of(IntGame game) {
  return notes_list(game, 0, Minimax(game).answer(0));
}

TEST_CASE("the program's list is right where every position has two successors") {
  CHECK(list_of(one_ply_game({1, 2})) == Line{2});
  CHECK(list_of(one_ply_game({2, 1})) == Line{1});
}

TEST_CASE("the program leaves an only successor out") {
  CHECK(list_of(one_ply_game({1})).empty());
}

TEST_CASE("the program repeats the best of three and more successors") {
  CHECK(list_of(one_ply_game({3, 1, 1})) == Line{1});
  CHECK(list_of(one_ply_game({1, 3, 1})) == Line{2, 2});
  CHECK(list_of(one_ply_game({1, 1, 3})) == Line{3, 3});
  CHECK(list_of(one_ply_game({1, 1, 3, 1})) == Line{3, 3, 3});
  CHECK(list_of(one_ply_game({1, 1, 1, 1})) == Line{4, 4, 4});
}

TEST_CASE("a leaf has an empty list") {
  CHECK(list_of(one_ply_game({})).empty());
}

TEST_CASE("of a successor that is given twice the program takes the last") {
  CHECK(list_of(IntGame({{{1, 2, 1, 2}}, {{}, Mover::min, 5}, {{}, Mover::min, 4}})) ==
        Line{1, 1, 1});
}

TEST_CASE("the list equals that of the program on random trees") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  const int rounds = test_size(3000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    IntGame game = random_tree<int>(random, 40, 6);
    const auto expected = NotesProgram(game).minimax(0);
    const auto answer = Minimax(game).answer(0);
    REQUIRE(answer.value == expected.value);
    REQUIRE((answer.line.empty() ? 0 : answer.line.front()) == expected.best);
    REQUIRE(notes_list(game, 0, answer) == expected.list);
  }
}

}  // namespace
}  // namespace minimax
