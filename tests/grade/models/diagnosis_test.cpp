#include "grade/models/diagnosis.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/grade/small_trees.hpp"

namespace minimax::grade {
namespace {

const Task task = {};

bool is_candidate(const Diagnosis& diagnosis, const char* name) {
  return diagnosis.misconception == std::string(name) ||
         std::ranges::count(diagnosis.candidates, name) != 0;
}

// Of a value that no model has.
Play odd_play(const Tree& tree) {
  Play play = right_play(tree, tree.root, Tie::last);
  play.value = number(99);
  return play;
}

TEST_CASE("that neither has an answer is no agreement") {
  const Tree tree = notes_tree();
  const Misconception& greedy = misconception("greedy_static");
  REQUIRE_FALSE(greedy.play(tree, tree.root, Tie::last));
  std::vector<Observation> seen(5, {&tree, tree.root, std::nullopt, false});
  seen.push_back({&tree, tree.root, odd_play(tree), false});
  CHECK_FALSE(is_candidate(diagnose(seen, task), "greedy_static"));
}

TEST_CASE("a candidate explains at least half of the wrong answers") {
  const Tree tree = notes_tree();
  const Misconception& swapped = misconception("swapped");
  const Observation odd = {&tree, tree.root, odd_play(tree), false};
  const Observation same = {&tree, tree.root, swapped.play(tree, tree.root, Tie::last), false};
  CHECK(is_candidate(diagnose({same, odd}, task), "swapped"));
  CHECK_FALSE(is_candidate(diagnose({same, odd, odd}, task), "swapped"));
  CHECK(diagnose({odd, odd}, task).candidates.empty());
}

}  // namespace
}  // namespace minimax::grade
