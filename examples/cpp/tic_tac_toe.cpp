// Plays tic-tac-toe to its end, both sides as well as can be, and tells how each algorithm does.
#include <cstdint>
#include <cstdio>

#include "tic_tac_toe.hpp"

namespace {

void print(const Board& board) {
  for (unsigned cell = 0; cell < 9; ++cell) {
    const bool cross = board.crosses >> cell & 1U;
    const bool nought = board.noughts >> cell & 1U;
    std::putchar(cross ? 'x' : nought ? 'o' : '.');
    if (cell % 3 == 2) std::putchar('\n');
  }
  std::putchar('\n');
}

std::uint64_t positions(TicTacToe& game, minimax::Algorithm algorithm) {
  minimax::Solver<TicTacToe> solver(game, {.algorithm = algorithm});
  return solver.solve({}, minimax::TieRule::first).statistics.positions;
}

}  // namespace

int main() {
  TicTacToe game;
  minimax::Solver<TicTacToe> solver(game);
  const auto solution = solver.solve({}, minimax::TieRule::first);
  const auto& best = solution.answers.front();
  std::printf("Value %d, in %zu moves:\n\n", best.value, best.line.size());
  for (const Board& board : best.line) print(board);

  std::printf("Positions looked at: minimax %llu, alpha-beta %llu\n",
              static_cast<unsigned long long>(positions(game, minimax::Algorithm::minimax)),
              static_cast<unsigned long long>(positions(game, minimax::Algorithm::alpha_beta)));
}
