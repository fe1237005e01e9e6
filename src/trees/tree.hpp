// Small game trees that are made for exercises and for running programs on.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "term/number.hpp"

namespace minimax {

/// A tree, or a graph without cycles. Positions are numbered from 0.
struct Tree {
  struct Position {
    std::string name;                          ///< its term, as writeq/1 writes it: `a`, `p(1)`
    std::optional<Mover> mover = {};           ///< what is declared of it
    std::vector<std::size_t> successors = {};  ///< in order; none of a leaf
    std::optional<Number> value = {};          ///< the static value; a leaf has one
  };

  std::vector<Position> positions;
  std::size_t root = 0;

  bool is_leaf(std::size_t position) const { return positions[position].successors.empty(); }
};

/// Who moves in a position with successors: what is declared of it decides, else what is declared
/// of its successors. Nothing where neither tells.
std::optional<Mover> mover_of(const Tree& tree, std::size_t position);

/// `b,c`
std::string names_of(const Tree& tree, const std::vector<std::size_t>& positions);

/// The tree as facts of max_to_move/1, min_to_move/1, moves/2 and static_eval/2, in this order and
/// each in the order of the positions, without full stops.
std::vector<std::string> fact_list(const Tree& tree);
/// These as a file that can be consulted.
std::string facts_of(const Tree& tree);

/// The tree as library(minimax/verify) has it, for Prolog to read: a list of
/// node(Pos, Successors, Player, Value) in the order of the positions, where `none` is what is not
/// declared.
std::string nodes_of(const Tree& tree);

}  // namespace minimax
