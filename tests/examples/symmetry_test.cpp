// What a search remembers positions by: those that are symmetric are one, which changes no answer;
// nor do hashes that collide.

#include "game/symmetry.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "examples/cpp/connect_four.hpp"
#include "examples/cpp/tic_tac_toe.hpp"
#include "search/two/minimax.hpp"
#include "search/two/solver.hpp"

namespace minimax {
namespace {

// All have the same hash.
struct CrowdedBoard {
  Board board;
  bool operator==(const CrowdedBoard&) const = default;
};

}  // namespace
}  // namespace minimax

template <>
struct std::hash<minimax::CrowdedBoard> {
  std::size_t operator()(const minimax::CrowdedBoard&) const noexcept { return 7; }
};

namespace minimax {
namespace {

static_assert(SymmetricGame<SymmetricTicTacToe>);
static_assert(SymmetricGame<SymmetricConnectFour>);
static_assert(!SymmetricGame<TicTacToe>);

constexpr Algorithm algorithms[] = {Algorithm::minimax,     Algorithm::negamax, Algorithm::pvs,
                                    Algorithm::alpha_beta,  Algorithm::mtdf,    Algorithm::sss,
                                    Algorithm::proof_number};

template <class G>
Solution<G> solve(Algorithm algorithm, std::optional<Plies> depth) {
  G game;
  Solver<G> solver(game, {.algorithm = algorithm, .limits = {.depth = depth}});
  return solver.solve(typename G::Position(), TieRule::all);
}

template <class G, class Symmetric>
void check_same_answers(std::optional<Plies> depth) {
  for (const Algorithm algorithm : algorithms) {
    CAPTURE(static_cast<int>(algorithm));
    const Solution<G> plain = solve<G>(algorithm, depth);
    const Solution<Symmetric> symmetric = solve<Symmetric>(algorithm, depth);
    REQUIRE(symmetric.answers.size() == plain.answers.size());
    for (std::size_t i = 0; i < plain.answers.size(); ++i) {
      CHECK(symmetric.answers[i].value == plain.answers[i].value);
      CHECK(symmetric.answers[i].line == plain.answers[i].line);
    }
    CHECK(symmetric.statistics.positions < plain.statistics.positions);
  }
}

struct CrowdedTicTacToe {
  using Position = CrowdedBoard;
  using Value = int;

  FixedList<Position, 9> successors(const Position& position) const {
    FixedList<Position, 9> all;
    for (const Board& successor : TicTacToe().successors(position.board))
      all.push_back({successor});
    return all;
  }
  Mover mover(const Position& position) const { return position.board.to_move; }
  int value(const Position& position) const { return TicTacToe().value(position.board); }
};

// All positions that so many plies lead to have the same canonical position as one of them, whose
// successors are those of the others as far as symmetry goes.
template <class G>
void check_canonical(Plies plies) {
  G game;
  std::vector<typename G::Position> positions = {{}};
  const auto canonical_of = [&](const auto& of) {
    std::multiset<std::size_t> found;
    for (const auto& each : of)
      found.insert(std::hash<typename G::Position>()(game.canonical(each)));
    return found;
  };
  for (; plies > 0; --plies) {
    std::vector<typename G::Position> next;
    for (const auto& position : positions) {
      const auto canonical = game.canonical(position);
      REQUIRE(game.canonical(canonical) == canonical);
      REQUIRE(game.mover(canonical) == game.mover(position));
      REQUIRE(game.value(canonical) == game.value(position));
      const auto successors = game.successors(position);
      REQUIRE(canonical_of(successors) == canonical_of(game.successors(canonical)));
      next.insert(next.end(), successors.begin(), successors.end());
    }
    positions = std::move(next);
  }
}

TEST_CASE("canonical positions have the successors of those that they stand for") {
  check_canonical<SymmetricTicTacToe>(6);
  check_canonical<SymmetricConnectFour>(6);
}

TEST_CASE("tic-tac-toe with symmetry has the same answers and 765 positions") {
  check_same_answers<TicTacToe, SymmetricTicTacToe>(std::nullopt);
  check_same_answers<TicTacToe, SymmetricTicTacToe>(6);
  SymmetricTicTacToe game;
  Minimax search(game);
  CHECK(search.answer({}).value == 0);
  CHECK(search.statistics().positions == 765);
  CHECK(search.outcome({}).value == 0);
  CHECK(search.statistics().positions == 765);
}

TEST_CASE("hashes that are all alike change no answer") {
  for (const Algorithm algorithm : algorithms) {
    CAPTURE(static_cast<int>(algorithm));
    const Solution<TicTacToe> plain = solve<TicTacToe>(algorithm, 6);
    const Solution<CrowdedTicTacToe> crowded = solve<CrowdedTicTacToe>(algorithm, 6);
    REQUIRE(crowded.answers.size() == plain.answers.size());
    for (std::size_t i = 0; i < plain.answers.size(); ++i) {
      CHECK(crowded.answers[i].value == plain.answers[i].value);
      CHECK(std::ranges::equal(crowded.answers[i].line, plain.answers[i].line, {},
                               &CrowdedBoard::board));
    }
  }
}

TEST_CASE("Connect Four with symmetry has the same answers and fewer positions") {
  check_same_answers<ConnectFour, SymmetricConnectFour>(6);
}

}  // namespace
}  // namespace minimax
