#include "grade/models/misconception.hpp"

#include "base/message.hpp"
#include "grade/models/alpha_beta_models.hpp"
#include "grade/models/choice_models.hpp"
#include "grade/models/depth_models.hpp"
#include "grade/models/list_models.hpp"
#include "grade/models/mover_models.hpp"
#include "grade/models/plain_search.hpp"

namespace minimax::grade {

namespace {

constexpr auto minimax_program = Task::Kind::minimax;
constexpr auto alpha_beta_program = Task::Kind::alpha_beta;

constexpr Misconception catalogue[] = {
    // Who moves.
    {minimax_program, "always_max",
     msgid("it took the largest value in every position, also where MIN is to move"), always_max},
    {minimax_program, "always_min",
     msgid("it took the smallest value in every position, also where MAX is to move"), always_min},
    {minimax_program, "swapped",
     msgid("it took the smallest value where MAX is to move, and the largest where MIN is to move"),
     swapped},
    {minimax_program, "mover_by_depth",
     msgid("MAX and MIN moved in turn below the position asked about, whatever max_to_move/1 and "
           "min_to_move/1 say there"),
     mover_by_depth},
    {minimax_program, "max_by_depth",
     msgid("MAX were always to move in the position asked about, and MAX and MIN in turn below it, "
           "whatever max_to_move/1 and min_to_move/1 say"),
     max_by_depth},
    {minimax_program, "mover_of_child",
     msgid("what max_to_move/1 and min_to_move/1 say of each successor decided how it is compared "
           "with "
           "the others, and not who is to move in the position above them"),
     mover_of_child},
    {minimax_program, "best_leaf",
     msgid("it looked for the leaf that is best for the one who moves first, and the opponent "
           "helped to "
           "get there"),
     best_leaf},
    // Which successor is taken, and what it is worth then.
    {minimax_program, "first_successor",
     msgid("it took the first successor in every position, whatever the values are"),
     first_successor},
    {minimax_program, "last_successor",
     msgid("it took the last successor in every position, whatever the values are"),
     last_successor},
    {minimax_program, "tie_last", msgid("it took the last one of equally good successors"),
     tie_last},
    {minimax_program, "tie_first", msgid("it took the first one of equally good successors"),
     tie_first},
    {minimax_program, "accumulator_zero",
     msgid(
         "the best value so far began as 0, and not as the value of the first successor: where no "
         "successor is better than 0, none is taken"),
     accumulator_zero},
    {minimax_program, "average_at_min",
     msgid("a position where MIN is to move were worth the average of its successors, and not the "
           "smallest of their values"),
     average_at_min},
    {minimax_program, "negamax_leaf_sign",
     msgid("it turned the sign of a value at every ply, as negamax does, but took the static value "
           "of a "
           "leaf as it is, also where MIN would be to move"),
     negamax_leaf_sign},
    {minimax_program, "negamax_leaf_sign",
     msgid("it turned the sign of a value at every ply, as negamax does, but took the static value "
           "of a "
           "leaf as it is, also where MIN would be to move"),
     negamax_own_view},
    // How deep the search goes.
    {minimax_program, "greedy_static",
     msgid(
         "it took the successor that looks best by its own static value, without a search of what "
         "comes after it"),
     greedy_static},
    {minimax_program, "greedy_static",
     msgid(
         "it took the successor that looks best by its own static value, without a search of what "
         "comes after it"),
     greedy_walk},
    {minimax_program, "one_ply_short",
     msgid("the search ended one ply too early: a position just above the leaves was valued by its "
           "own "
           "static value"),
     one_ply_short},
    {minimax_program, "inner_static",
     msgid("a position with a static value were a leaf, even if it has successors"), inner_static},
    // Which list.
    {minimax_program, "list_with_root",
     msgid("NodesList began with the position asked about, and not with BestPos"), list_with_root},
    {minimax_program, "list_reversed",
     msgid("NodesList led from the leaf up to BestPos, back to front"), list_reversed},
    {minimax_program, "list_first_only",
     msgid("NodesList held BestPos alone, and not the way to a leaf"), list_first_only},
    {minimax_program, "list_without_leaf",
     msgid("NodesList ended just above the leaf, which is missing"), list_without_leaf},
    {minimax_program, "list_with_repeats",
     msgid("the winner of each comparison were put in front of NodesList: several times where "
           "there are "
           "three successors or more, and never where there is one alone"),
     list_with_repeats},
    {minimax_program, "best_is_leaf",
     msgid("BestPos were the leaf at the end of NodesList, and not the successor at its beginning"),
     best_is_leaf},
    // Alpha-beta.
    {alpha_beta_program, "ab_strict_last_tie",
     msgid("it cut off only where alpha > beta, and took the last one of equally good successors"),
     ab_strict_last_tie},
    {alpha_beta_program, "ab_equal_last_tie",
     msgid("it cut off where alpha >= beta, and then took the last one of equals: but what was cut "
           "off "
           "may be worse than it looks"),
     ab_equal_last_tie},
    {alpha_beta_program, "ab_bounds_not_passed",
     msgid("alpha and beta were passed to the successors of the first position, but not on from "
           "there: "
           "all other positions began with minus and plus infinity"),
     ab_bounds_not_passed},
    {alpha_beta_program, "ab_shallow_only",
     msgid("a position were compared only with the one just above it, and not with those farther "
           "up, so "
           "that deep cut-offs are missing"),
     ab_shallow_only},
    {alpha_beta_program, "ab_global_bounds",
     msgid("there were one alpha and one beta for the whole tree, which are not set back when a "
           "branch "
           "has been searched"),
     ab_global_bounds},
    {alpha_beta_program, "ab_no_pruning", msgid("it evaluated every leaf, and cut nothing off"),
     ab_no_pruning},
    {alpha_beta_program, "ab_right_to_left", msgid("it searched the successors from right to left"),
     ab_right_to_left},
};

}  // namespace

std::span<const Misconception> misconceptions() {
  return catalogue;
}

Play right_play(const Tree& tree, std::size_t position, Tie tie) {
  return *PlainSearch(tree, position, tie).play();
}

}  // namespace minimax::grade
