#include "grade/exercises/generator.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "grade/exercises/answer_key.hpp"
#include "grade/models/misconception.hpp"
#include "tests/grade/right_alpha_beta.hpp"
#include "tests/random_seed.hpp"
#include "trees/parts.hpp"
#include "trees/random.hpp"

namespace minimax::grade {
namespace {

constexpr std::size_t many = 300;

bool holds(Range range, std::size_t number) {
  return range.holds(static_cast<std::int64_t>(number));
}

void check_position(const Tree& tree, std::size_t position, std::size_t ply, const Wishes& wishes) {
  const Tree::Position& each = tree.positions[position];
  CHECK(each.name == letter_name(position));
  CHECK(each.value.has_value() == tree.is_leaf(position));
  if (tree.is_leaf(position)) {
    CHECK(holds(wishes.depth, ply));
    CHECK(wishes.values.holds(each.value->small()));
  } else {
    CHECK(holds(branching_of(wishes), each.successors.size()));
  }
  for (const std::size_t successor : each.successors) {
    CHECK(successor > position);
    if (!wishes.mixed) CHECK(tree.positions[successor].mover == opponent(each.mover.value()));
    check_position(tree, successor, ply + 1, wishes);
  }
}

// By what the models of programs answer, which know nothing of the generator.
std::size_t best_count(const Tree& tree, std::size_t position) {
  const Number value = right_play(tree, position, Tie::first).value;
  return static_cast<std::size_t>(
      std::ranges::count_if(tree.positions[position].successors, [&](std::size_t successor) {
        return compare(right_play(tree, successor, Tie::first).value, value) == 0;
      }));
}

void check_choices(const Tree& tree, const Wishes& wishes) {
  std::size_t ties = 0;
  for (std::size_t i = 0; i < tree.positions.size(); ++i) ties += best_count(tree, i) > 1 ? 1 : 0;
  if (wishes.ties == WishedTies::none) CHECK(ties == 0);
  if (wishes.ties == WishedTies::some) CHECK(ties > 0);
  if (wishes.best == WishedBest::one) CHECK(best_count(tree, tree.root) == 1);
  if (wishes.best == WishedBest::several) CHECK(best_count(tree, tree.root) > 1);
}

void check_leaves(const Exercise& exercise, const Wishes& wishes) {
  const Tree& tree = exercise.tree;
  std::size_t leaves = 0;
  for (std::size_t i = 0; i < tree.positions.size(); ++i) leaves += tree.is_leaf(i) ? 1 : 0;
  if (wishes.leaves) CHECK(holds(*wishes.leaves, leaves));
  const Play play = right_alpha_beta(tree, tree.root, Tie::first, CutOff::equal);
  CHECK(exercise.solution.evaluated == play.evaluated);
  CHECK(exercise.solution.evaluated.size() + exercise.solution.pruned.size() == leaves);
  if (wishes.pruned) CHECK(holds(*wishes.pruned, leaves - play.evaluated.size()));
}

void check_fulfilled(const Exercise& exercise, const Wishes& wishes) {
  CHECK(exercise.tree.root == 0);
  CHECK(exercise.tree.positions[0].mover == wishes.root);
  check_position(exercise.tree, 0, 0, wishes);
  check_choices(exercise.tree, wishes);
  check_leaves(exercise, wishes);
  const Play play = right_play(exercise.tree, 0, Tie::last);
  CHECK(compare(exercise.solution.values[0], play.value) == 0);
  CHECK(line_of(exercise.tree, exercise.solution) == play.line);
}

void check_many(const Wishes& wishes) {
  INFO(text_of(wishes));
  REQUIRE_FALSE(contradiction_in(wishes));
  for (std::size_t i = 0; i < many; ++i)
    check_fulfilled(generate(wishes, random_seed(), i), wishes);
}

TEST_CASE("each wish for a tree is fulfilled") {
  check_many({});
  check_many({.depth = {0, 0}});
  check_many({.depth = {0, 3}, .branching = {{1, 3}}});
  check_many({.depth = {4, 4}, .values = {-3, 3}, .root = Mover::min});
  check_many({.depth = {2, 4}, .branching = {{1, 3}}, .mixed = true});
  check_many({.branching = {{3, 3}}, .ties = WishedTies::none});
  check_many({.values = {0, 3}, .ties = WishedTies::none});
  check_many({.values = {0, 99}, .ties = WishedTies::some});
  check_many({.values = {0, 5}, .best = WishedBest::several});
  check_many({.values = {0, 2}, .ties = WishedTies::some, .best = WishedBest::one});
  check_many({.depth = {2, 4}, .branching = {{1, 4}}, .leaves = {{12, 14}}});
  check_many({.depth = {1, 20}, .branching = {{1, 4}}, .leaves = {{20, 20}}});
  check_many({.pruned = {{0, 0}}});
  check_many({.pruned = {{3, 3}}});
  check_many({.depth = {4, 4}, .pruned = {{6, 7}}});
  check_many({.depth = {2, 3}, .branching = {{2, 3}}, .leaves = {{9, 15}}, .pruned = {{2, 5}}});
}

TEST_CASE("the same seed and wishes give the same tree") {
  const Wishes wishes{.depth = {2, 4}, .branching = {{1, 3}}};
  CHECK(facts_of(generate(wishes, 7, 1).tree) == facts_of(generate(wishes, 7, 1).tree));
  CHECK(facts_of(generate(wishes, 7, 1).tree) != facts_of(generate(wishes, 7, 2).tree));
  CHECK(facts_of(generate(wishes, 7, 1).tree) != facts_of(generate(wishes, 8, 1).tree));
}

// Trees that were handed out can be made again in years to come.
TEST_CASE("a seed gives the same tree everywhere") {
  CHECK(facts_of(generate({.depth = {2, 2}}, 1, 1).tree) ==
        "max_to_move(a).\nmax_to_move(d).\nmax_to_move(e).\nmax_to_move(f).\nmax_to_move(g).\n"
        "min_to_move(b).\nmin_to_move(c).\nmoves(a, [b,c]).\nmoves(b, [d,e]).\nmoves(c, [f,g]).\n"
        "static_eval(d, 9).\nstatic_eval(e, 0).\nstatic_eval(f, 2).\nstatic_eval(g, 5).\n");
}

TEST_CASE("wishes that are too rare are refused with how often each was fulfilled") {
  const Wishes wishes{.values = {0, 1'000'000'000'000}, .best = WishedBest::several};
  REQUIRE_FALSE(contradiction_in(wishes));
  std::string reason;
  try {
    generate(wishes, 1, 1);
  } catch (const TooRare& error) {
    reason = error.what();
  }
  CHECK(reason.find("--best several was fulfilled by none of 100000 trees") != std::string::npos);
  CHECK(reason.find("Relax --best several") != std::string::npos);
}

TEST_CASE("the exercises of a class are equally hard and differ") {
  const Wishes wishes{.depth = {2, 4}, .branching = {{1, 3}}, .ties = WishedTies::some};
  const EqualExercises exercises(wishes, random_seed());
  std::set<std::string> trees;
  for (int i = 0; i < 100; ++i) {
    const Exercise exercise = exercises.exercise("s" + std::to_string(i));
    check_fulfilled(exercise, wishes);
    CHECK(difficulty_of(exercise.tree, exercise.solution) == exercises.difficulty());
    trees.insert(facts_of(exercise.tree));
  }
  CHECK(trees.size() > 90);
}

TEST_CASE("a student's exercise depends on the seed and the id alone") {
  const EqualExercises first({}, 5);
  const EqualExercises second({}, 5);
  const EqualExercises other({}, 6);
  const std::string facts = facts_of(first.exercise("ann").tree);
  CHECK(facts != facts_of(first.exercise("bob").tree));
  CHECK(facts == facts_of(second.exercise("ann").tree));
  CHECK(facts != facts_of(other.exercise("ann").tree));
}

TEST_CASE("the key holds the answers about the tree") {
  Tree tree;
  const auto leaf = [](const char* name, std::int64_t value) {
    return Tree::Position{.name = name, .mover = Mover::max, .value = Number(value)};
  };
  tree.positions = {{.name = "a", .mover = Mover::max, .successors = {1, 2}},
                    {.name = "b", .mover = Mover::min, .successors = {3, 4}},
                    {.name = "c", .mover = Mover::min, .successors = {5, 6}},
                    leaf("d", 3),
                    leaf("e", 3),
                    leaf("f", 3),
                    leaf("g", 9)};
  CHECK(answer_key(tree, solve(tree)) ==
        "minimax(a, c, 3, [c,f]).\nvalue(a, 3).\nvalue(b, 3).\nvalue(c, 3).\n"
        "best(a, c).\nbest(b, e).\nbest(c, f).\nevaluated([d,e,f]).\npruned([g]).\n");
  Tree alone;
  alone.positions = {leaf("a", 5)};
  CHECK(answer_key(alone, solve(alone)) == "minimax(a, _, 5, []).\nevaluated([a]).\npruned([]).\n");
}

TEST_CASE("random numbers are even and the same on every machine") {
  RandomNumbers random(1);
  CHECK(random.below(1) == 0);
  CHECK(random.between(-3, -3) == -3);
  std::vector<std::size_t> counts(3);
  for (int i = 0; i < 30'000; ++i) ++counts[static_cast<std::size_t>(random.between(-1, 1) + 1)];
  for (const std::size_t count : counts) CHECK(count > 9'000);
}

}  // namespace
}  // namespace minimax::grade
