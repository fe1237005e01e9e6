// The models of programs on random trees: what is right, and what tells them apart.
#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "grade/models/misconception.hpp"
#include "tests/grade/right_alpha_beta.hpp"
#include "tests/grade/small_trees.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax::grade {
namespace {

std::size_t below(std::mt19937& random, std::size_t limit) {
  return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
}

Number random_value(std::mt19937& random) {
  const auto value = static_cast<std::int64_t>(below(random, 9)) - 4;
  if (below(random, 6) == 0) return Number(static_cast<double>(value));
  if (below(random, 6) == 0) return Number(mpq_class(static_cast<long>(value), 2));
  return Number(value);
}

/// Successors have greater numbers. Movers are at random, and declared of all positions but some
/// leaves; some inner positions have a static value.
Tree random_tree(std::mt19937& random, bool is_shared) {
  const std::size_t inner = 1 + below(random, 9);
  Tree tree;
  tree.positions.resize(1);
  for (std::size_t i = 0; i < inner && i < tree.positions.size(); ++i) {
    for (std::size_t child = 1 + below(random, 4); child > 0; --child) {
      const std::size_t later = tree.positions.size() - i - 1;
      const bool is_known = is_shared && later > 0 && below(random, 3) == 0;
      tree.positions[i].successors.push_back(is_known ? i + 1 + below(random, later)
                                                      : tree.positions.size());
      if (!is_known) tree.positions.emplace_back();
    }
  }
  for (std::size_t i = 0; i < tree.positions.size(); ++i) {
    Tree::Position& position = tree.positions[i];
    position.name = fmt::format("p{}", i);
    if (!tree.is_leaf(i) || below(random, 4) != 0)
      position.mover = below(random, 2) == 0 ? Mover::max : Mover::min;
    if (tree.is_leaf(i) || below(random, 2) == 0) position.value = random_value(random);
  }
  return tree;
}

/// By the definition alone.
std::pair<Number, std::vector<std::size_t>> defined(const Tree& tree, std::size_t position,
                                                    Tie tie) {
  if (tree.is_leaf(position)) return {*tree.positions[position].value, {}};
  std::vector<std::pair<Number, std::vector<std::size_t>>> all;
  for (const std::size_t each : tree.positions[position].successors) {
    all.push_back(defined(tree, each, tie));
    all.back().second.insert(all.back().second.begin(), each);
  }
  if (tie == Tie::last) std::ranges::reverse(all);
  const bool is_max = *mover_of(tree, position) == Mover::max;
  const auto less = [](const auto& a, const auto& b) { return compare(a.first, b.first) < 0; };
  return is_max ? *std::max_element(all.begin(), all.end(), less)
                : *std::min_element(all.begin(), all.end(), less);
}

/// As a textbook has it, for values that a double holds: fail-soft, which is to say that a position
/// is worth the best that was found in it.
double textbook(const Tree& tree, std::size_t position, double alpha, double beta, CutOff rule,
                std::vector<std::size_t>& evaluated) {
  if (tree.is_leaf(position)) {
    evaluated.push_back(position);
    return tree.positions[position].value->to_double();
  }
  const bool is_max = *mover_of(tree, position) == Mover::max;
  double best = is_max ? -1000 : 1000;
  for (const std::size_t each : tree.positions[position].successors) {
    const double value = textbook(tree, each, alpha, beta, rule, evaluated);
    best = is_max ? std::max(best, value) : std::min(best, value);
    (is_max ? alpha : beta) = is_max ? std::max(alpha, best) : std::min(beta, best);
    if (rule == CutOff::equal ? alpha >= beta : alpha > beta) break;
  }
  return best;
}

bool same(const std::optional<Play>& a, const std::optional<Play>& b) {
  if (!a || !b) return !a && !b;
  return a->best == b->best && identical(a->value, b->value) && a->line == b->line &&
         a->evaluated == b->evaluated;
}

TEST_CASE("right play is what the definition says") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  std::mt19937 random(seed);
  const int rounds = test_size(2000);
  for (int round = 0; round < rounds; ++round) {
    const Tree tree = random_tree(random, round % 2 == 0);
    CAPTURE(facts_of(tree));
    for (std::size_t at = 0; at < tree.positions.size(); ++at) {
      for (const Tie tie : {Tie::first, Tie::last}) {
        const auto [value, line] = defined(tree, at, tie);
        const Play play = right_play(tree, at, tie);
        REQUIRE(identical(play.value, value));
        REQUIRE(play.line == line);
        REQUIRE(play.best == (line.empty() ? std::nullopt : std::optional(line.front())));
        REQUIRE(play.evaluated.empty());
      }
    }
  }
  MESSAGE(rounds, " trees, seed ", seed);
}

/// The best among the successors from one on, as the notes' program says it, and where it is.
std::pair<Number, std::vector<std::size_t>> notes_program(const Tree& tree, std::size_t position,
                                                          std::size_t from = 0) {
  const std::vector<std::size_t>& successors = tree.positions[position].successors;
  if (successors.empty()) return {*tree.positions[position].value, {}};
  const std::size_t p1 = successors[from];
  auto [v1, line] = notes_program(tree, p1);
  line.insert(line.begin(), p1);
  if (from + 1 == successors.size()) return {v1, line};
  const auto rest = notes_program(tree, position, from + 1);
  const auto order = compare(v1, rest.first);
  const bool wins = (tree.positions[p1].mover == Mover::min && order > 0) ||
                    (tree.positions[p1].mover == Mover::max && order < 0);
  return wins ? std::pair(v1, line) : rest;
}

TEST_CASE("the mover of the child decides as in the program of the notes") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  std::mt19937 random(seed);
  const int rounds = test_size(2000);
  for (int round = 0; round < rounds; ++round) {
    const Tree tree = random_tree(random, round % 2 == 0);
    CAPTURE(facts_of(tree));
    const auto [value, line] = notes_program(tree, 0);
    const std::optional<Play> play = misconception("mover_of_child").play(tree, 0, Tie::last);
    REQUIRE(play->line == line);
    REQUIRE(identical(play->value, value));
  }
  MESSAGE(rounds, " trees, seed ", seed);
}

TEST_CASE("right alpha-beta answers as plain minimax") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  std::mt19937 random(seed);
  const int rounds = test_size(2000);
  for (int round = 0; round < rounds; ++round) {
    const Tree tree = random_tree(random, round % 2 == 0);
    CAPTURE(facts_of(tree));
    for (const Tie tie : {Tie::first, Tie::last}) {
      for (const CutOff rule : {CutOff::equal, CutOff::strict}) {
        Play play = right_alpha_beta(tree, 0, tie, rule);
        play.evaluated.clear();
        const bool takes_last = rule == CutOff::strict && tie == Tie::last;
        REQUIRE(same(play, right_play(tree, 0, takes_last ? Tie::last : Tie::first)));
      }
    }
  }
  MESSAGE(rounds, " trees, seed ", seed);
}

TEST_CASE("right alpha-beta evaluates as a textbook does") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  std::mt19937 random(seed);
  std::size_t pruned = 0;
  const int rounds = test_size(2000);
  for (int round = 0; round < rounds; ++round) {
    const Tree tree = random_tree(random, false);
    CAPTURE(facts_of(tree));
    const std::vector<std::size_t> all =
        misconception("ab_no_pruning").play(tree, 0, Tie::last)->evaluated;
    for (const CutOff rule : {CutOff::equal, CutOff::strict}) {
      const std::vector<std::size_t> found = right_alpha_beta(tree, 0, Tie::last, rule).evaluated;
      std::vector<std::size_t> expected;
      textbook(tree, 0, -1000, 1000, rule, expected);
      REQUIRE(found == expected);
      auto from = all.begin();
      for (const std::size_t leaf : found) {
        from = std::find(from, all.end(), leaf);
        REQUIRE(from != all.end());
      }
      pruned += all.size() - found.size();
    }
  }
  CHECK(pruned > static_cast<std::size_t>(rounds / 2));
  MESSAGE(rounds, " trees and ", pruned, " leaves pruned, seed ", seed);
}

/// A program, right or not.
struct ModelledProgram {
  std::string name;
  std::function<std::optional<Play>(const Tree&)> play;
};

std::vector<ModelledProgram> programs(Task::Kind kind, Tie tie) {
  std::vector<ModelledProgram> programs;
  for (const Misconception& each : misconceptions()) {
    const bool is_right = each.name == (tie == Tie::first ? "tie_first" : "tie_last");
    if (each.kind != kind || is_right) continue;
    programs.push_back({std::string(each.name), [play = each.play, tie](const Tree& tree) {
                          return play(tree, tree.root, tie);
                        }});
  }
  programs.push_back({"right", [kind, tie](const Tree& tree) -> std::optional<Play> {
                        if (kind == Task::Kind::minimax) return right_play(tree, tree.root, tie);
                        return right_alpha_beta(tree, tree.root, tie, CutOff::equal);
                      }});
  return programs;
}

/// How many trees it takes until each program has answered otherwise than each other one, both
/// having an answer; and the pair that took longest.
std::pair<int, std::string> trees_to_tell_apart(const std::vector<ModelledProgram>& programs,
                                                std::mt19937& random) {
  std::map<std::pair<std::size_t, std::size_t>, bool> alike;
  for (std::size_t i = 0; i < programs.size(); ++i) {
    for (std::size_t j = i + 1; j < programs.size(); ++j) alike[{i, j}] = true;
  }
  std::string last;
  int trees = 0;
  while (!alike.empty() && trees < 500) {
    ++trees;
    const Tree tree = random_tree(random, trees % 2 == 0);
    std::vector<std::optional<Play>> plays;
    for (const ModelledProgram& each : programs) plays.push_back(each.play(tree));
    std::erase_if(alike, [&](const auto& pair) {
      const auto& [i, j] = pair.first;
      if (!plays[i] || !plays[j] || same(plays[i], plays[j])) return false;
      last = programs[i].name + " and " + programs[j].name;
      return true;
    });
  }
  for (const auto& [pair, _] : alike)
    FAIL_CHECK(programs[pair.first].name << " is like " << programs[pair.second].name);
  return {trees, last};
}

TEST_CASE("each misconception is told from all others and from what is right") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  std::mt19937 random(seed);
  for (const auto kind : {Task::Kind::minimax, Task::Kind::alpha_beta}) {
    for (const Tie tie : {Tie::first, Tie::last}) {
      const std::vector<ModelledProgram> all = programs(kind, tie);
      const auto [trees, last] = trees_to_tell_apart(all, random);
      MESSAGE(trees, " trees tell ", all.size(), " programs apart, the last ", last, ", seed ",
              seed);
    }
  }
}

}  // namespace
}  // namespace minimax::grade
