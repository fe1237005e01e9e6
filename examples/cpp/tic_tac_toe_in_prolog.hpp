// Tic-tac-toe with its positions as terms, those of examples/tic_tac_toe.pl: what the command and
// library(minimax) need of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <minimax/plain_term.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tic_tac_toe.hpp"

/// A position is Player-Cells: who is to move, x or o, and the nine cells, each of them x, o, or e
/// where it is empty.
struct TicTacToeInProlog : TicTacToe {
  using Term = minimax::PlainTerm;

  Board initial() const { return {}; }

  Term term(const Board& board) const {
    std::vector<Term> cells;
    for (unsigned cell = 0; cell < 9; ++cell) cells.push_back(Term::atom({letter(board, cell)}));
    const bool max_moves = mover(board) == minimax::Mover::max;
    return Term::compound("-", {Term::atom(max_moves ? "x" : "o"), Term::list(std::move(cells))});
  }

  /// Any cells and any player, as the rules in Prolog take them.
  std::optional<Board> position(const Term& term) const {
    if (!term.is_compound("-", 2) || !term[1].is_list_of(9)) return std::nullopt;
    Board board;
    if (term[0].is_atom("o"))
      board.to_move = minimax::Mover::min;
    else if (!term[0].is_atom("x"))
      return std::nullopt;
    for (unsigned cell = 0; cell < 9; ++cell) {
      const Term& man = term[1][cell];
      const auto bit = static_cast<std::uint16_t>(1U << cell);
      if (man.is_atom("x"))
        board.crosses |= bit;
      else if (man.is_atom("o"))
        board.noughts |= bit;
      else if (!man.is_atom("e"))
        return std::nullopt;
    }
    return board;
  }

  /// For people: the number of a cell stands where it is empty.
  std::string picture(const Board& board) const {
    std::string text;
    for (unsigned cell = 0; cell < 9; ++cell) {
      const char man = letter(board, cell);
      text += man == 'e' ? static_cast<char>('1' + cell) : man;
      text += cell % 3 == 2 ? '\n' : ' ';
    }
    return text;
  }

  Term move_name(const Board& before, const Board& after) const {
    const unsigned man = (before.crosses | before.noughts) ^ (after.crosses | after.noughts);
    return Term::integer(std::countr_zero(man) + 1);
  }

 private:
  static char letter(const Board& board, unsigned cell) {
    return board.crosses >> cell & 1U ? 'x' : board.noughts >> cell & 1U ? 'o' : 'e';
  }
};
