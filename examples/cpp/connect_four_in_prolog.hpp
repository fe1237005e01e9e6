// Connect Four with its positions as terms, those of examples/connect_four.pl.
#pragma once

#include <bit>
#include <cstdint>
#include <minimax/plain_term.hpp>
#include <optional>
#include <string>

#include "connect_four.hpp"

/// A position is Player-board(X, O): who is to move, x or o, and the sets of cells where each has
/// men, as integers.
struct ConnectFourInProlog : ConnectFour {
  using Term = minimax::PlainTerm;

  Position initial() const { return {}; }

  Term term(const Position& board) const {
    const bool max_moves = board.to_move == minimax::Mover::max;
    return Term::compound("-", {Term::atom(max_moves ? "x" : "o"),
                                Term::compound("board", {integer(board.x), integer(board.o)})});
  }

  /// Any two sets of cells, as the rules in Prolog take them.
  std::optional<Position> position(const Term& term) const {
    if (!term.is_compound("-", 2) || !term[1].is_compound("board", 2)) return std::nullopt;
    const std::optional<Cells> x = cells(term[1][0]);
    const std::optional<Cells> o = cells(term[1][1]);
    if (!x || !o || (*x & *o) != 0) return std::nullopt;
    if (term[0].is_atom("x")) return Position{*x, *o, minimax::Mover::max};
    if (term[0].is_atom("o")) return Position{*x, *o, minimax::Mover::min};
    return std::nullopt;
  }

  std::string picture(const Position& board) const {
    std::string text;
    for (unsigned row = 6; row-- > 0;) {
      for (unsigned column = 0; column < 7; ++column) {
        const unsigned bit = 7 * column + row;
        text += ' ';
        text += board.x >> bit & 1U ? 'x' : board.o >> bit & 1U ? 'o' : '.';
      }
      text += '\n';
    }
    return text + " 1 2 3 4 5 6 7\n";
  }

  /// The column, from 1.
  Term move_name(const Position& before, const Position& after) const {
    const Cells man = (before.x | before.o) ^ (after.x | after.o);
    return Term::integer(std::countr_zero(man) / 7 + 1);
  }

 private:
  static Term integer(Cells cells) { return Term::integer(static_cast<std::int64_t>(cells)); }
  static std::optional<Cells> cells(const Term& term) {
    if (term.number().value_or(-1) < 0) return std::nullopt;
    const auto cells = static_cast<Cells>(*term.number());
    return (cells & ~all_cells) == 0 ? std::optional(cells) : std::nullopt;
  }
};
