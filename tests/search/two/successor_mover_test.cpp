// The rule of the notes' program, against that program in C++.
#include "search/two/successor_mover.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "ask/option_table.hpp"
#include "search/two/searcher.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// A position may be declared or not; who moves is nobody's business but the declarations'.
class DeclaredGame : public GraphGame<int> {
 public:
  DeclaredGame(std::vector<Entry> entries, std::vector<std::optional<Mover>> declared)
      : GraphGame(std::move(entries)), declared_(std::move(declared)) {}

  Declaration declaration(int position) const {
    const auto own = declared_[static_cast<std::size_t>(position)];
    return {own == Mover::max, own == Mover::min};
  }

 private:
  std::vector<std::optional<Mover>> declared_;
};

struct Found {
  int value;
  std::vector<int> list;
};

/// minimax/4 of the notes, clause by clause; the list is the definition's.
class DeclaredNotesProgram {
 public:
  explicit DeclaredNotesProgram(const DeclaredGame& game) : game_(game) {}

  Found minimax(int position) const {
    const auto& moves = game_.successors(position);
    if (moves.empty()) return {game_.value(position), {}};
    return best(moves, 0);
  }

 private:
  Found best(const std::vector<int>& moves, std::size_t first) const {
    Found one = minimax(moves[first]);
    one.list.insert(one.list.begin(), moves[first]);
    if (first + 1 == moves.size()) return one;
    Found rest = best(moves, first + 1);
    const Declaration declared = game_.declaration(moves[first]);
    const bool wins =
        (declared.min && one.value > rest.value) || (declared.max && one.value < rest.value);
    return wins ? one : rest;
  }

  const DeclaredGame& game_;
};

DeclaredGame random_declared_game(Random& random) {
  const GraphGame<int> tree = random_tree<int>(random, 40, 5);
  std::vector<GraphGame<int>::Entry> entries;
  std::vector<std::optional<Mover>> declared;
  const int undeclared = random_between(random, 0, 1) ? 8 : 0;
  for (int i = 0; i < static_cast<int>(tree.size()); ++i) {
    entries.push_back({tree.successors(i), tree.mover(i), tree.value(i)});
    const bool is_declared = random_between(random, 0, 9) >= undeclared;
    declared.push_back(is_declared ? std::optional(tree.mover(i)) : std::nullopt);
  }
  return DeclaredGame(std::move(entries), std::move(declared));
}

TEST_CASE("with the rule of the successors every algorithm is the notes' program") {
  CAPTURE(random_seed());
  Random random(random_seed());
  std::uint64_t compared = 0;
  const int games = test_size(3000);
  for (int i = 0; i < games; ++i) {
    CAPTURE(i);
    DeclaredGame game = random_declared_game(random);
    const Found expected = DeclaredNotesProgram(game).minimax(0);
    for (const OptionChoice& named : find_option("algorithm", User::solve)->field.choices) {
      CAPTURE(named.name);
      SearchOptions<DeclaredGame> options;
      options.solver.algorithm = algorithm_named(named.name);
      options.mover_rule = MoverRule::successor;
      Searcher<DeclaredGame> searcher(game, options, {});
      const auto found = searcher.solve(0, TieRule::last).answers.front();
      if (found.value != expected.value) FAIL_CHECK(found.value << " is not " << expected.value);
      if (found.line != expected.list) FAIL_CHECK("another line than the program's");
      ++compared;
    }
  }
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << games
                  << " games compared");
}

TEST_CASE("a position is told where the two rules differ and none where they agree") {
  const std::vector<GraphGame<int>::Entry> entries = {
      {{1, 2}, Mover::max, 0}, {{}, Mover::max, 3}, {{}, Mover::max, 5}};
  SearchOptions<DeclaredGame> options;
  options.mover_rule = MoverRule::successor;
  for (const Mover leaves : {Mover::max, Mover::min}) {
    DeclaredGame game(entries, {Mover::max, leaves, leaves});
    Searcher<DeclaredGame> searcher(game, options, {});
    CHECK(searcher.solve(0, TieRule::last).answers.front().value == (leaves == Mover::min ? 5 : 3));
    CHECK(searcher.rule_difference().has_value() == (leaves == Mover::max));
  }
}

TEST_CASE("all best successors are given where choices of both follow each other") {
  // max_to_move(1) and min_to_move(2): the program takes the smaller of 1 and the greater of 2
  // and 3.
  DeclaredGame game(
      {{{1, 2, 3}, Mover::max, 0}, {{}, Mover::max, 4}, {{}, Mover::max, 4}, {{}, Mover::max, 4}},
      {{}, Mover::max, Mover::min, {}});
  SearchOptions<DeclaredGame> options;
  options.mover_rule = MoverRule::successor;
  Searcher<DeclaredGame> searcher(game, options, {});
  std::vector<int> best;
  for (const auto& answer : searcher.solve(0, TieRule::all).answers)
    best.push_back(answer.line.front());
  CHECK(best == std::vector<int>{1, 2, 3});
}

}  // namespace
}  // namespace minimax
