#include "search/two/solver.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "ask/option_table.hpp"
#include "examples/cpp/tic_tac_toe.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

// None, one in which most entries are lost, and more than any of these games needs.
constexpr std::size_t table_sizes[] = {0, 1, std::size_t{1} << 16};
constexpr Algorithm windowed[] = {
    Algorithm::negamax, Algorithm::alpha_beta,   Algorithm::pvs,        Algorithm::mtdf,
    Algorithm::sss,     Algorithm::proof_number, Algorithm::retrograde, Algorithm::frugal};

template <class P>
struct Case {
  GraphGame<P> game;
  std::optional<Plies> depth;
  std::optional<int> repetition;
};

// Trees, shared positions, cycles under a depth limit, cycles whose repetitions have a value.
template <class P>
Case<P> random_case(Random& random) {
  const int kind = random_between(random, 0, 3);
  std::optional<Plies> depth;
  if (kind == 2 || random_between(random, 0, 1))
    depth = static_cast<Plies>(random_between(random, 0, 6));
  if (kind == 0) return {random_tree<P>(random, 40, 4), depth, {}};
  if (kind == 1) return {random_acyclic_graph<P>(random, 30, 4), depth, {}};
  if (kind == 2) return {random_graph<P>(random, 20, 3), depth, {}};
  return {random_graph<P>(random, 7, 3), depth, random_between(random, -3, 3)};
}

template <class P>
bool same_answers(const std::vector<Answer<GraphGame<P>>>& a,
                  const std::vector<Answer<GraphGame<P>>>& b) {
  return std::ranges::equal(a, b, [](const auto& x, const auto& y) {
    return x.value == y.value && x.line == y.line && x.repetition == y.repetition;
  });
}

Ordering random_ordering(Random& random) {
  const auto flag = [&] { return random_between(random, 0, 1) == 1; };
  return {.base = static_cast<BaseOrder>(random_between(random, 0, 2)),
          .table = flag(),
          .killers = flag(),
          .history = flag()};
}

template <class P>
auto plain_answers(Case<P>& example, std::optional<Plies> depth, TieRule ties) {
  Solver<GraphGame<P>> plain(example.game, {.algorithm = Algorithm::minimax,
                                            .limits = {.depth = depth},
                                            .repetition = example.repetition});
  return plain.solve(P{}, ties).answers;
}

/// Whether a solver takes the algorithm for a game with this limit.
bool is_possible(Algorithm algorithm, const std::optional<Plies>& depth) {
  return algorithm != Algorithm::retrograde || !depth;
}

template <class P>
void require_agreement(Case<P>& example, TieRule ties, Random& random, std::uint64_t& compared) {
  const P root{};
  const auto expected = plain_answers(example, example.depth, ties);
  for (const Algorithm algorithm : windowed) {
    if (!is_possible(algorithm, example.depth)) continue;
    for (const CutOff cut_off : {CutOff::equal, CutOff::strict}) {
      for (const std::size_t table_bytes : table_sizes) {
        Solver<GraphGame<P>> solver(example.game, {.algorithm = algorithm,
                                                   .limits = {.depth = example.depth},
                                                   .repetition = example.repetition,
                                                   .alpha_beta = {cut_off, random_ordering(random)},
                                                   .table_bytes = table_bytes});
        const auto answers = solver.solve(root, ties).answers;
        const bool agree = same_answers(answers, expected);
        if (!agree) FAIL_CHECK(name_of(algorithm) << " differs from plain minimax");
        compared += answers.size();
      }
    }
  }
}

// What is found within a limit is what plain minimax finds to the depth that was completed.
template <class P>
void require_agreement_within_limit(Case<P>& example, TieRule ties, Random& random,
                                    std::uint64_t& compared) {
  constexpr Algorithm all[] = {Algorithm::automatic,  Algorithm::minimax,      Algorithm::negamax,
                               Algorithm::alpha_beta, Algorithm::pvs,          Algorithm::mtdf,
                               Algorithm::sss,        Algorithm::proof_number, Algorithm::frugal};
  const bool is_bounded = example.depth || example.repetition;
  for (const Algorithm algorithm : all) {
    const auto limit =
        is_bounded ? static_cast<std::uint64_t>(random_between(random, 1, 300)) : 20000;
    Solver<GraphGame<P>> solver(example.game,
                                {.algorithm = algorithm,
                                 .limits = {.depth = example.depth, .positions = limit},
                                 .repetition = example.repetition,
                                 .alpha_beta = {.ordering = random_ordering(random)},
                                 .table_bytes = table_sizes[random_between(random, 0, 2)]});
    const auto found = solver.solve(P{}, ties);
    const auto expected = plain_answers(example, found.depth, ties);
    if (!same_answers(found.answers, expected))
      FAIL_CHECK(name_of(algorithm) << " differs from plain minimax to depth "
                                    << found.depth.value_or(unlimited_plies));
    if (found.statistics.positions + found.line_statistics.positions > limit)
      FAIL_CHECK(name_of(algorithm) << " has visited more than " << limit << " positions");
    if (found.complete && !found.reaches_end) CHECK(found.depth == example.depth);
    if (found.reaches_end && !example.depth)
      CHECK(same_answers(found.answers, plain_answers(example, std::nullopt, ties)));
    compared += found.answers.size();
  }
}

template <class P>
std::uint64_t compare_within_limits(int games) {
  Random random(random_seed());
  std::uint64_t compared = 0;
  for (int i = 0; i < games; ++i) {
    auto example = random_case<P>(random);
    CAPTURE(i);
    require_agreement_within_limit(example, static_cast<TieRule>(random_between(random, 0, 2)),
                                   random, compared);
  }
  return compared;
}

template <class P>
std::uint64_t compare_random_games(int games) {
  Random random(random_seed());
  std::uint64_t compared = 0;
  for (int i = 0; i < games; ++i) {
    auto example = random_case<P>(random);
    const auto ties = static_cast<TieRule>(random_between(random, 0, 2));
    CAPTURE(i);
    require_agreement(example, ties, random, compared);
  }
  return compared;
}

TEST_CASE("all algorithms give the value and the lines of plain minimax") {
  CAPTURE(random_seed());
  const int games = test_size(10000);
  const std::uint64_t compared =
      compare_random_games<Vertex>(games) + compare_random_games<int>(games);
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << 2 * games
                  << " games compared");
}

TEST_CASE("within a limit all algorithms give what plain minimax gives to the depth completed") {
  CAPTURE(random_seed());
  const int games = test_size(2000);
  const std::uint64_t compared =
      compare_within_limits<Vertex>(games) + compare_within_limits<int>(games);
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << 2 * games
                  << " games compared");
}

TEST_CASE("a game without static values but at its leaves is searched to its end or not at all") {
  class OnlyLeaves : public GraphGame<int> {
   public:
    using GraphGame<int>::GraphGame;
    int value(const int& position) const {
      if (!successors(position).empty()) throw NoStaticValue();
      return GraphGame<int>::value(position);
    }
  };
  Random random(random_seed());
  GraphGame<int> tree = random_tree<int>(random, 200, 4);
  std::vector<GraphGame<int>::Entry> entries;
  for (int i = 0; i < static_cast<int>(tree.size()); ++i)
    entries.push_back({tree.successors(i), tree.mover(i), tree.value(i)});
  OnlyLeaves game(entries);
  const auto expected = Solver<GraphGame<int>>(tree, {.algorithm = Algorithm::minimax})
                            .solve(0, TieRule::last)
                            .answers.front();
  Solver<OnlyLeaves> patient(game, {.limits = {.positions = 100000}});
  const auto found = patient.solve(0, TieRule::last);
  CHECK(found.complete);
  CHECK_FALSE(found.depth);
  CHECK(found.answers.front().line == expected.line);
  Solver<OnlyLeaves> hasty(game, {.limits = {.positions = 1}});
  CHECK_THROWS_AS(hasty.solve(0, TieRule::last), SearchStopped);
}

TEST_CASE("automatic goes where recursion cannot") {
  std::vector<GraphGame<int>::Entry> entries;
  constexpr int length = 1'000'000;
  for (int i = 0; i < length; ++i) entries.push_back({{i + 1}});
  entries.push_back({{}, Mover::max, 7});
  GraphGame<int> chain(std::move(entries));
  const auto found = Solver<GraphGame<int>>(chain).solve(0, TieRule::last);
  CHECK(found.algorithm == Algorithm::minimax);
  CHECK(found.answers.front().value == 7);
  CHECK(found.answers.front().line.size() == length);
  for (const Algorithm algorithm : windowed) {
    if (algorithm == Algorithm::proof_number || algorithm == Algorithm::retrograde)
      continue;  // they use no recursion
    Solver<GraphGame<int>> asked(chain, {.algorithm = algorithm});
    CHECK_THROWS_AS(asked.solve(0, TieRule::last), TooDeep);
  }
}

TEST_CASE("tic-tac-toe is a draw for every algorithm") {
  for (const Algorithm algorithm : windowed) {
    TicTacToe game;
    Solver<TicTacToe> solver(game, {.algorithm = algorithm});
    CHECK(solver.solve(Board{}, TieRule::all).answers.size() == 9);
    CHECK(solver.solve(Board{}, TieRule::last).answers.front().value == 0);
  }
}

}  // namespace
}  // namespace minimax
