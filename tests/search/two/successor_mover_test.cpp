// The rule of the notes' program, against that program in C++.
#include "search/two/successor_mover.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "ask/option_table.hpp"
#include "search/two/searcher.hpp"
#include "tests/games/any_graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

struct Found {
  int value;
  std::vector<TermId> list;
  std::vector<TermId> best = {};  ///< the successors that are as good as the list's first one
};

/// minimax/4 of the notes, clause by clause; the list is the definition's. It ends at a depth, and
/// a position that the path has led to before has the value of a draw.
class DeclaredNotesProgram {
 public:
  explicit DeclaredNotesProgram(AnyGraphGame& game, std::optional<int> draw = std::nullopt)
      : game_(game), draw_(draw) {}

  Found minimax(TermId position, Plies depth = unlimited_plies) {
    if (draw_ && std::ranges::find(path_, position) != path_.end()) return {*draw_, {}};
    const auto& moves = game_.graph().successors(position);
    if (moves.empty() || depth == 0) return {game_.graph().value(position), {}};
    path_.push_back(position);
    const Found found = best(moves, 0, below(depth));
    path_.pop_back();
    return found;
  }

 private:
  Found best(const std::vector<TermId>& moves, std::size_t first, Plies depth) {
    Found one = minimax(moves[first], depth);
    one.list.insert(one.list.begin(), moves[first]);
    one.best = {moves[first]};
    if (first + 1 == moves.size()) return one;
    Found rest = best(moves, first + 1, depth);
    const Declaration declared = game_.declaration(moves[first]);
    const bool wins =
        (declared.min && one.value > rest.value) || (declared.max && one.value < rest.value);
    if (wins) return one;
    const bool is_as_good = !declared.none() && one.value == rest.value;
    if (is_as_good && std::ranges::find(rest.best, moves[first]) == rest.best.end())
      rest.best.push_back(moves[first]);
    return rest;
  }

  AnyGraphGame& game_;
  std::optional<int> draw_;
  std::vector<TermId> path_;
};

AnyGraphGame randomly_declared(Random& random, const AnyGraphGame::Graph& graph) {
  std::vector<AnyGraphGame::Graph::Entry> entries;
  std::vector<std::optional<Mover>> declared;
  const int undeclared = random_between(random, 0, 1) ? 8 : 0;
  for (std::size_t i = 0; i < graph.size(); ++i) {
    const auto position = static_cast<TermId>(i);
    entries.push_back({graph.successors(position), graph.mover(position), graph.value(position)});
    const bool is_declared = random_between(random, 0, 9) >= undeclared;
    declared.push_back(is_declared ? std::optional(graph.mover(position)) : std::nullopt);
  }
  return AnyGraphGame(std::move(entries), std::move(declared));
}

StaticValue value_of(int number) {
  return StaticValue(std::int64_t{number});
}

TEST_CASE("with the rule of the successors every algorithm is the notes' program") {
  CAPTURE(random_seed());
  Random random(random_seed());
  std::uint64_t compared = 0;
  const int games = test_size(3000);
  for (int i = 0; i < games; ++i) {
    CAPTURE(i);
    AnyGraphGame game = randomly_declared(random, random_tree<TermId>(random, 40, 5));
    const Found expected = DeclaredNotesProgram(game).minimax(TermId{0});
    for (const OptionChoice& named : find_option("algorithm", User::solve)->field.choices) {
      CAPTURE(named.name);
      SearchOptions options;
      options.solver.algorithm = algorithm_named(named.name);
      options.mover_rule = MoverRule::successor;
      Searcher<AnyGame> searcher(game, options, {});
      const auto found = searcher.solve(TermId{0}, TieRule::last).answers.front();
      if (found.value != value_of(expected.value))
        FAIL_CHECK("the value is not " << expected.value);
      if (found.line != expected.list) FAIL_CHECK("another line than the program's");
      ++compared;
    }
  }
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << games
                  << " games compared");
}

TEST_CASE("with the rule of the successors all answers are the notes' program's round cycles too") {
  CAPTURE(random_seed());
  Random random(random_seed());
  std::uint64_t compared = 0;
  const int games = test_size(3000);
  for (int i = 0; i < games; ++i) {
    CAPTURE(i);
    const auto graph = random_graph<TermId>(random, random_between(random, 1, 8), 4);
    AnyGraphGame game = randomly_declared(random, graph);
    SearchOptions options;
    options.mover_rule = MoverRule::successor;
    const int draw = random_between(random, -2, 2);
    options.solver.repetition = Number(std::int64_t{draw});
    if (random_between(random, 0, 1))
      options.solver.limits.depth = static_cast<Plies>(random_between(random, 0, 5));
    const Plies depth = options.solver.limits.depth.value_or(unlimited_plies);
    Found expected = DeclaredNotesProgram(game, draw).minimax(TermId{0}, depth);
    std::ranges::sort(expected.best);
    for (const OptionChoice& named : find_option("algorithm", User::solve)->field.choices) {
      CAPTURE(named.name);
      options.solver.algorithm = algorithm_named(named.name);
      if (options.solver.algorithm == Algorithm::retrograde) continue;  // see option_faults.cpp
      Searcher<AnyGame> searcher(game, options, {});
      CHECK(searcher.solve(TermId{0}, TieRule::last).answers.front().line == expected.list);
      std::vector<TermId> best;
      for (const auto& answer : searcher.solve(TermId{0}, TieRule::all).answers) {
        if (answer.value != value_of(expected.value))
          FAIL_CHECK("one of the values is not " << expected.value);
        if (!answer.line.empty()) best.push_back(answer.line.front());
        ++compared;
      }
      std::ranges::sort(best);
      if (best != expected.best) FAIL_CHECK("other successors than the program's");
    }
  }
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << games
                  << " games compared");
}

TEST_CASE("a position is told where the two rules differ and none where they agree") {
  const std::vector<AnyGraphGame::Graph::Entry> entries = {
      {{TermId{1}, TermId{2}}, Mover::max, 0}, {{}, Mover::max, 3}, {{}, Mover::max, 5}};
  SearchOptions options;
  options.mover_rule = MoverRule::successor;
  for (const Mover leaves : {Mover::max, Mover::min}) {
    AnyGraphGame game(entries, {Mover::max, leaves, leaves});
    Searcher<AnyGame> searcher(game, options, {});
    CHECK(searcher.solve(TermId{0}, TieRule::last).answers.front().value ==
          value_of(leaves == Mover::min ? 5 : 3));
    CHECK(searcher.rule_difference().has_value() == (leaves == Mover::max));
  }
}

TEST_CASE("all best successors are given where choices of both follow each other") {
  // max_to_move(1) and min_to_move(2): the program takes the smaller of 1 and the greater of 2
  // and 3.
  AnyGraphGame game({{{TermId{1}, TermId{2}, TermId{3}}, Mover::max, 0},
                     {{}, Mover::max, 4},
                     {{}, Mover::max, 4},
                     {{}, Mover::max, 4}},
                    {{}, Mover::max, Mover::min, {}});
  SearchOptions options;
  options.mover_rule = MoverRule::successor;
  Searcher<AnyGame> searcher(game, options, {});
  std::vector<TermId> best;
  for (const auto& answer : searcher.solve(TermId{0}, TieRule::all).answers)
    best.push_back(answer.line.front());
  CHECK(best == std::vector{TermId{1}, TermId{2}, TermId{3}});
}

}  // namespace
}  // namespace minimax
