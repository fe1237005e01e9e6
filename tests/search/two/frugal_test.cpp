#include "search/two/frugal.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "examples/cpp/tic_tac_toe.hpp"
#include "search/two/solver.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// Has static values for leaves and for what the least bit of a mask allows, and says so where it
/// is asked for a guess; to ask for another value is an error.
struct DearGraph {
  using Position = int;
  using Value = int;
  struct NoValue : NoStaticValue {};

  GraphGame<int> game;
  std::uint32_t valued = ~std::uint32_t{0};
  std::size_t guesses_refused = 0;

  bool is_dear() const { return true; }
  const std::vector<int>& successors(const int& position) const {
    return game.successors(position);
  }
  Mover mover(const int& position) const { return game.mover(position); }
  bool has_value(int position) const {
    return successors(position).empty() || (valued >> position % 32 & 1) != 0;
  }
  int value(const int& position) const {
    if (!has_value(position)) throw NoValue();
    return game.value(position);
  }
  std::optional<int> guess(const int& position) {
    if (has_value(position)) return value(position);
    ++guesses_refused;
    return std::nullopt;
  }
};

std::optional<Solution<DearGraph>> solved(DearGraph& game, Algorithm algorithm,
                                          std::optional<Plies> depth, TieRule ties,
                                          std::size_t table_bytes) {
  try {
    return Solver<DearGraph>(
               game,
               {.algorithm = algorithm, .limits = {.depth = depth}, .table_bytes = table_bytes})
        .solve(0, ties);
  } catch (const NoStaticValue&) {
    return std::nullopt;
  }
}

bool same(const Solution<DearGraph>& a, const Solution<DearGraph>& b) {
  if (a.answers.size() != b.answers.size()) return false;
  for (std::size_t i = 0; i < a.answers.size(); ++i) {
    if (a.answers[i].value != b.answers[i].value || a.answers[i].line != b.answers[i].line)
      return false;
  }
  return true;
}

// A game that has no guess is searched as if it had none to give: where the positions at the limit
// have their values, it has its answer.
TEST_CASE("a frugal search answers as plain minimax with guesses and without") {
  Random random(random_seed());
  std::uint64_t compared = 0, without_guess = 0, without_value = 0;
  const int games = test_size(4000);
  for (int i = 0; i < games; ++i) {
    const bool has_cycles = random_between(random, 0, 2) == 0;
    DearGraph game{has_cycles ? random_graph<int>(random, 20, 3)
                              : random_acyclic_graph<int>(random, 30, 4)};
    if (random_between(random, 0, 1)) game.valued = static_cast<std::uint32_t>(random() | random());
    std::optional<Plies> depth;
    if (has_cycles || random_between(random, 0, 2))
      depth = static_cast<Plies>(random_between(random, 0, 7));
    const auto ties = static_cast<TieRule>(random_between(random, 0, 2));
    const auto plain = solved(game, Algorithm::minimax, depth, ties, 0);
    if (!plain) {
      ++without_value;
      continue;
    }
    game.guesses_refused = 0;
    for (const std::size_t bytes : {std::size_t{1}, std::size_t{1} << 16}) {
      const auto frugal = solved(game, Algorithm::automatic, depth, ties, bytes);
      REQUIRE(frugal);
      CHECK(frugal->algorithm == Algorithm::frugal);
      CHECK(same(*frugal, *plain));
      if (frugal->reaches_end && depth) {
        const auto whole = solved(game, Algorithm::minimax, 60, ties, 0);
        if (whole) CHECK(same(*frugal, *whole));
      }
      compared += frugal->answers.size();
    }
    without_guess += game.guesses_refused > 0;
  }
  MESSAGE(compared << " answers compared; " << without_guess << " games refused a guess, "
                   << without_value << " had no answer");
  CHECK(without_guess > 0);
}

TEST_CASE("auto is frugal of a dear game where nothing was said of how to search") {
  DearGraph game{
      GraphGame<int>({{{1, 2}, Mover::max, 0}, {{}, Mover::max, 3}, {{}, Mover::max, 1}})};
  const auto algorithm = [&](const SolverOptions<int>& options) {
    return Solver<DearGraph>(game, options).solve(0, TieRule::last).algorithm;
  };
  CHECK(algorithm({}) == Algorithm::frugal);
  CHECK(algorithm({.limits = {.depth = 1}}) == Algorithm::frugal);
  CHECK(algorithm({.repetition = 0}) == Algorithm::alpha_beta);
  CHECK(algorithm({.alpha_beta = {.cut_off = CutOff::strict}}) == Algorithm::alpha_beta);
  CHECK(algorithm({.alpha_beta = {.ordering = {.killers = true}}}) == Algorithm::alpha_beta);
  CHECK(algorithm({.table_bytes = 0}) == Algorithm::alpha_beta);
  CHECK(algorithm({.threads = 2}) == Algorithm::alpha_beta);
}

/// Counts the boards that are asked about, and knows its moves.
struct CountedTicTacToe : TicTacToe {
  std::shared_ptr<std::set<std::uint32_t>> asked = std::make_shared<std::set<std::uint32_t>>();

  auto successors(const Board& board) const {
    asked->insert(std::uint32_t{board.crosses} << 16 | board.noughts);
    return TicTacToe::successors(board);
  }
  std::uint64_t move_key(const Board& from, std::size_t, const Board& to) const {
    return static_cast<std::uint64_t>(from.crosses ^ to.crosses) |
           static_cast<std::uint64_t>(from.noughts ^ to.noughts);
  }
};

std::size_t boards_asked(Algorithm algorithm) {
  CountedTicTacToe game;
  const auto found =
      Solver<CountedTicTacToe>(game, {.algorithm = algorithm}).solve({}, TieRule::last);
  CHECK(found.answers[0].value == 0);
  return game.asked->size();
}

TEST_CASE("a frugal search asks tic-tac-toe about less than half of the boards of alpha-beta") {
  const std::size_t frugal = boards_asked(Algorithm::frugal);
  const std::size_t alpha_beta = boards_asked(Algorithm::alpha_beta);
  MESSAGE(frugal << " boards instead of " << alpha_beta);
  CHECK(2 * frugal < alpha_beta);
}

}  // namespace
}  // namespace minimax
