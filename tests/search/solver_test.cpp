#include "search/solver.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "tests/games/graph_game.hpp"
#include "tests/games/tic_tac_toe.hpp"
#include "tests/random_seed.hpp"

using namespace minimax;

namespace {

// Two entries only, so that most are lost, and more than any of these games needs.
constexpr std::size_t table_sizes[] = {1, std::size_t{1} << 16};
constexpr Algorithm windowed[] = {Algorithm::negamax, Algorithm::alpha_beta, Algorithm::pvs,
                                  Algorithm::mtdf,    Algorithm::sss,        Algorithm::proof_number};

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

template <class P>
void require_agreement(Case<P>& example, TieRule ties, std::uint64_t& compared) {
  const P root{};
  Solver<GraphGame<P>> plain(example.game, {.algorithm = Algorithm::minimax,
                                            .depth = example.depth,
                                            .repetition = example.repetition});
  const auto expected = plain.solve(root, ties).answers;
  for (const Algorithm algorithm : windowed) {
    for (const CutOff cut_off : {CutOff::equal, CutOff::strict}) {
      for (const std::size_t table_bytes : table_sizes) {
        Solver<GraphGame<P>> solver(example.game, {.algorithm = algorithm,
                                                   .depth = example.depth,
                                                   .repetition = example.repetition,
                                                   .cut_off = cut_off,
                                                   .table_bytes = table_bytes});
        const auto answers = solver.solve(root, ties).answers;
        const bool agree = same_answers(answers, expected);
        if (!agree) FAIL_CHECK(name_of(algorithm) << " differs from plain minimax");
        compared += answers.size();
      }
    }
  }
}

template <class P>
std::uint64_t compare_random_games(int games) {
  Random random(random_seed());
  std::uint64_t compared = 0;
  for (int i = 0; i < games; ++i) {
    auto example = random_case<P>(random);
    const auto ties = static_cast<TieRule>(random_between(random, 0, 2));
    CAPTURE(i);
    require_agreement(example, ties, compared);
  }
  return compared;
}

}  // namespace

TEST_CASE("all algorithms give the value and the lines of plain minimax") {
  CAPTURE(random_seed());
  const std::uint64_t compared = compare_random_games<Vertex>(10000) + compare_random_games<int>(10000);
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on 20000 games compared");
}

TEST_CASE("tic-tac-toe is a draw for every algorithm") {
  for (const Algorithm algorithm : windowed) {
    TicTacToe game;
    Solver<TicTacToe> solver(game, {.algorithm = algorithm});
    CHECK(solver.solve(Board{}, TieRule::all).answers.size() == 9);
    CHECK(solver.solve(Board{}, TieRule::last).answers.front().value == 0);
  }
}
