// What programs that are wrong in a known way answer.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "search/common/window.hpp"
#include "term/number.hpp"
#include "trees/task.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// What a program answers about a position of a tree: positions are those of the tree.
struct Play {
  std::optional<std::size_t> best = {};  ///< BestPos; nothing where it stays unbound
  Number value;                          ///< Val
  std::vector<std::size_t> line = {};    ///< NodesList
  /// By alpha-beta: the leaves, in the order of the calls, each where it is evaluated first.
  std::vector<std::size_t> evaluated = {};
};

/// Which of equally good successors a program takes.
enum class Tie : bool { first, last };

/// A program: nothing where it has no answer, such as a greedy one where a static value is missing.
/// The tree must be as Tree says, and the mover of each position with successors known.
using Model = std::optional<Play>(const Tree& tree, std::size_t position, Tie tie);

/// A program that is wrong in a known way.
struct Misconception {
  Task::Kind kind;        ///< of program
  std::string_view name;  ///< `always_max`
  /// For the student, after "Your program behaves as if ": no full stop.
  const char* sentence;
  Model* play;
};

/// The catalogue: those of minimax first. Two models of one misconception have the same name and
/// stand side by side.
std::span<const Misconception> misconceptions();

/// What a program without a misconception answers: that of plain minimax.
Play right_play(const Tree& tree, std::size_t position, Tie tie);

}  // namespace minimax::grade
