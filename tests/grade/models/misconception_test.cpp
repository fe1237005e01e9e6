#include "grade/models/misconception.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "tests/grade/right_alpha_beta.hpp"
#include "tests/grade/small_trees.hpp"

namespace minimax::grade {
namespace {

constexpr Mover max = Mover::max;
constexpr Mover min = Mover::min;

std::string right(const Tree& tree, std::string_view position, Tie tie = Tie::last) {
  return text_of(tree, right_play(tree, index_of(tree, position), tie));
}

std::string right_cut_off(const Tree& tree, Tie tie, CutOff rule) {
  return text_of(tree, right_alpha_beta(tree, tree.root, tie, rule));
}

TEST_CASE("a program without a misconception answers as the notes say") {
  const Tree notes = notes_tree();
  CHECK(right(notes, "a") == "b 4 [b,d,i]");
  CHECK(right(notes, "d") == "i 4 [i]");
  CHECK(right(notes, "h") == "_ 1 []");
  CHECK(right(notes, "g", Tie::last) == "p 1 [p]");
  CHECK(right(notes, "g", Tie::first) == "o 1 [o]");
  for (const CutOff rule : {CutOff::equal, CutOff::strict})
    CHECK(right_cut_off(notes, Tie::last, rule) == "b 4 [b,d,i] of [h,i,j,m,n]");
}

TEST_CASE("the catalogue is one of names and sentences") {
  std::set<std::string_view> names;
  std::string_view before;
  for (const Misconception& each : misconceptions()) {
    CAPTURE(each.name);
    // Two models of one misconception stand side by side.
    CHECK((names.insert(each.name).second || each.name == before));
    before = each.name;
    CHECK_FALSE(std::string_view(each.sentence).empty());
    CHECK_FALSE(std::string_view(each.sentence).ends_with("."));
    CHECK((each.kind == Task::Kind::alpha_beta) == each.name.starts_with("ab_"));
  }
  CHECK(names.size() == 30);
}

TEST_CASE("all movers are the same or swapped") {
  const Tree notes = notes_tree();
  CHECK(answer(notes, "always_max", "a") == "b 6 [b,e,l]");
  CHECK(answer(notes, "always_min", "a", Tie::last) == "c 1 [c,g,p]");
  CHECK(answer(notes, "always_min", "a", Tie::first) == "b 1 [b,d,h]");
  CHECK(answer(notes, "swapped", "a") == "c 1 [c,g,p]");
  CHECK(answer(notes, "best_leaf", "a") == "b 6 [b,e,l]");
  CHECK(answer(notes, "best_leaf", "b") == "d 1 [d,h]");
}

TEST_CASE("movers are told by the depth or by the successors") {
  const Tree tree = tree_of({{"r", min, {"s", "w"}}, {"s", min, {"t", "u"}}},
                            {{"t", number(1)}, {"u", number(2)}, {"w", number(3)}});
  CHECK(right(tree, "r") == "s 1 [s,t]");
  CHECK(answer(tree, "mover_by_depth", "r") == "s 2 [s,u]");
  CHECK(answer(tree, "max_by_depth", "r") == "w 3 [w]");
  CHECK(answer(tree, "max_by_depth", "s") == "u 2 [u]");
  CHECK(answer(tree, "mover_of_child", "r") == "w 3 [w]");
  // x and y are compared for MAX and z would be for MIN but is the last.
  const Tree mixed = tree_of({{"r", min, {"x", "y", "z"}}},
                             {{"x", number(2), min}, {"y", number(2), min}, {"z", number(1), max}});
  CHECK(answer(mixed, "mover_of_child", "r", Tie::last) == "y 2 [y]");
  CHECK(answer(mixed, "mover_of_child", "r", Tie::first) == "x 2 [x]");
  CHECK(answer(notes_tree(), "mover_of_child", "a") == "b 4 [b,d,i]");
}

TEST_CASE("the choice is wrong") {
  const Tree notes = notes_tree();
  CHECK(answer(notes, "first_successor", "a") == "b 1 [b,d,h]");
  CHECK(answer(notes, "last_successor", "a") == "c 1 [c,g,p]");
  CHECK(answer(notes, "tie_first", "g", Tie::last) == "o 1 [o]");
  CHECK(answer(notes, "tie_last", "g", Tie::first) == "p 1 [p]");
}

TEST_CASE("the best so far begins as 0") {
  const Tree notes = notes_tree();
  CHECK(answer(notes, "accumulator_zero", "d") == "i 4 [i]");
  CHECK(answer(notes, "accumulator_zero", "b") == "_ 0 []");
  CHECK(answer(notes, "accumulator_zero", "a") == "_ 0 []");
  const Tree zero = tree_of({{"r", max, {"x", "y"}}}, {{"x", number(-1)}, {"y", number(0)}});
  CHECK(answer(zero, "accumulator_zero", "r", Tie::last) == "_ 0 []");
}

TEST_CASE("MIN is a matter of chance") {
  const Tree notes = notes_tree();
  CHECK(answer(notes, "average_at_min", "a") == "b 5 [b,d,i]");
  CHECK(answer(notes, "average_at_min", "c") == "g 1.5 [g,p]");
  CHECK(answer(notes, "average_at_min", "g") == "p 1 [p]");
}

TEST_CASE("the sign of a leaf is not turned in negamax") {
  const Tree notes = notes_tree();
  CHECK(answer(notes, "negamax_leaf_sign", "a") == "c -1 [c,g,p]");
  CHECK(answer(notes, "negamax_leaf_sign", "b") == "e -5 [e,j]");
  CHECK(answer(notes, "negamax_leaf_sign", "d") == "h -1 [h]");
  CHECK(answer(notes, "negamax_leaf_sign", "h") == "_ 1 []");
}

TEST_CASE("the search does not reach the leaves") {
  const auto tree_with = [](std::optional<Number> value_of_q) {
    return tree_of({{"r", max, {"p", "q"}, number(7)},
                    {"p", min, {"s", "t"}, number(10)},
                    {"q", min, {"u", "v"}, value_of_q}},
                   {{"s", number(1)}, {"t", number(2)}, {"u", number(5)}, {"v", number(6)}});
  };
  const Tree tree = tree_with(std::nullopt);
  CHECK(right(tree, "r") == "q 5 [q,u]");
  CHECK(answer(tree, "greedy_static", "r") == "no answer");
  CHECK(answer(tree, "one_ply_short", "r") == "p 10 [p]");
  CHECK(answer(tree, "one_ply_short", "p") == "_ 10 []");
  CHECK(answer(tree, "one_ply_short", "q") == "no answer");
  CHECK(answer(tree, "one_ply_short", "u") == "_ 5 []");
  CHECK(answer(tree, "inner_static", "r") == "_ 7 []");
  CHECK(answer(tree, "inner_static", "q") == "u 5 [u]");
  const Tree all = tree_with(number(20));
  CHECK(answer(all, "greedy_static", "r") == "q 20 [q]");
  CHECK(answer(all, "greedy_static", "q") == "u 5 [u]");
  CHECK(answer(notes_tree(), "one_ply_short", "a") == "no answer");
}

TEST_CASE("the choices are right and the list is not") {
  const Tree notes = notes_tree();
  CHECK(answer(notes, "list_with_root", "a") == "b 4 [a,b,d,i]");
  CHECK(answer(notes, "list_with_root", "h") == "_ 1 [h]");
  CHECK(answer(notes, "list_reversed", "a") == "b 4 [i,d,b]");
  CHECK(answer(notes, "list_first_only", "a") == "b 4 [b]");
  CHECK(answer(notes, "list_without_leaf", "a") == "b 4 [b,d]");
  CHECK(answer(notes, "list_with_repeats", "a") == "b 4 [b,d,i]");
  CHECK(answer(notes, "best_is_leaf", "a") == "i 4 [b,d,i]");
  for (const char* const name : {"list_reversed", "list_first_only", "list_without_leaf",
                                 "list_with_repeats", "best_is_leaf"})
    CHECK(answer(notes, name, "h") == "_ 1 []");
}

TEST_CASE("the list repeats the winner as the program of the notes does") {
  const Tree tree = tree_of({{"r", max, {"x", "y", "z"}}, {"y", min, {"w"}}},
                            {{"x", number(1)}, {"w", number(3)}, {"z", number(2)}});
  CHECK(right(tree, "r") == "y 3 [y,w]");
  CHECK(answer(tree, "list_with_repeats", "r") == "y 3 [y,y]");
  CHECK(answer(tree, "list_with_repeats", "y") == "w 3 []");
}

TEST_CASE("alpha-beta cuts off too little or too much") {
  const Tree notes = notes_tree();
  CHECK(answer(notes, "ab_bounds_not_passed", "a") == "b 4 [b,d,i] of [h,i,j,l,m,n]");
  CHECK(answer(notes, "ab_shallow_only", "a") == "b 4 [b,d,i] of [h,i,j,m,n]");
  CHECK(answer(notes, "ab_global_bounds", "a") == "b 4 [b,d,i] of [h,i]");
  CHECK(answer(notes, "ab_no_pruning", "a") == "b 4 [b,d,i] of [h,i,j,l,m,n,o,p]");
  CHECK(answer(notes, "ab_right_to_left", "a") == "b 4 [b,d,i] of [p,o,n,l,j,i,h]");
}

TEST_CASE("alpha-beta of equal values") {
  const Tree tree =
      tree_of({{"r", max, {"x", "y"}}, {"x", min, {"s", "t"}}, {"y", min, {"u", "v"}}},
              {{"s", number(3)}, {"t", number(5)}, {"u", number(3)}, {"v", number(4)}});
  CHECK(right_cut_off(tree, Tie::first, CutOff::equal) == "x 3 [x,s] of [s,t,u]");
  CHECK(right_cut_off(tree, Tie::last, CutOff::equal) == "x 3 [x,s] of [s,t,u]");
  CHECK(right_cut_off(tree, Tie::first, CutOff::strict) == "x 3 [x,s] of [s,t,u,v]");
  CHECK(right_cut_off(tree, Tie::last, CutOff::strict) == "y 3 [y,u] of [s,t,u,v]");
  CHECK(answer(tree, "ab_strict_last_tie", "r") == "y 3 [y,u] of [s,t,u,v]");
}

TEST_CASE("a deep cut-off needs the bounds from farther up") {
  const Tree tree = tree_of(
      {{"r", max, {"x", "y"}},
       {"y", min, {"z", "q"}},
       {"z", max, {"w", "v"}},
       {"w", min, {"l", "k"}}},
      {{"x", number(5)}, {"l", number(3)}, {"k", number(9)}, {"v", number(7)}, {"q", number(6)}});
  CHECK(right_cut_off(tree, Tie::first, CutOff::equal) == "y 6 [y,q] of [x,l,v,q]");
  CHECK(answer(tree, "ab_shallow_only", "r") == "y 6 [y,q] of [x,l,k,v,q]");
}

TEST_CASE("values are exact and as they were written") {
  const Number large(mpz_class("100000000000000000001"));
  const Number third(mpq_class(1, 3));
  const Tree tree = tree_of({{"r", max, {"x", "y"}},
                             {"s", max, {"u", "v"}},
                             {"t", max, {"v", "u"}},
                             {"q", min, {"x", "w"}},
                             {"n", min, {"u", "k"}},
                             {"m", max, {"k"}}},
                            {{"x", large},
                             {"y", Number(1e20)},
                             {"u", third},
                             {"v", Number(1.0 / 3.0)},
                             {"w", number(0)},
                             {"k", Number(mpq_class(5, 3))}});
  CHECK(right(tree, "r") == "x 100000000000000000001 [x]");
  CHECK(right(tree, "s") == "u 1r3 [u]");
  CHECK(right(tree, "t") == "u 1r3 [u]");
  CHECK(text_of(tree, right_alpha_beta(tree, 0, Tie::first, CutOff::equal)) ==
        "x 100000000000000000001 [x] of [x,y]");
  CHECK(answer(tree, "average_at_min", "q") == "w 5.0e+19 [w]");
  CHECK(answer(tree, "average_at_min", "n") == "u 1 [u]");
  CHECK(answer(tree, "negamax_leaf_sign", "m") == "k -5r3 [k]");
  const Tree equal = tree_of({{"r", max, {"x", "y"}}}, {{"x", number(1)}, {"y", Number(1.0)}});
  CHECK(right(equal, "r", Tie::last) == "y 1.0 [y]");
  CHECK(right(equal, "r", Tie::first) == "x 1 [x]");
}

TEST_CASE("shared positions cost no more than others") {
  Tree tree;
  constexpr std::size_t depth = 1000;
  for (std::size_t i = 0; i < depth; ++i)
    tree.positions.push_back({.name = fmt::format("p{}", i),
                              .mover = i % 3 == 0 ? max : min,
                              .successors = {i + 1, i + 1}});
  tree.positions.push_back({.name = "leaf", .value = number(1)});
  CHECK(right_play(tree, 0, Tie::last).line.size() == depth);
  CHECK(right_alpha_beta(tree, 0, Tie::last, CutOff::strict).line.size() == depth);
  for (const Misconception& each : misconceptions()) {
    CAPTURE(each.name);
    (void)each.play(tree, 0, Tie::last);
    CHECK(true);
  }
}

}  // namespace
}  // namespace minimax::grade
