#include "grade/judge/tree_reference.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "facts/source.hpp"
#include "grade/judge/testimony.hpp"
#include "grade/models/misconception.hpp"
#include "grade/run/mark.hpp"
#include "tests/grade/right_alpha_beta.hpp"
#include "tests/grade/small_trees.hpp"
#include "tests/random_seed.hpp"
#include "trees/parts.hpp"
#include "trees/random_tree.hpp"

namespace minimax::grade {
namespace {

std::vector<std::size_t> indices(const TreeReference& reference, const std::vector<TermId>& terms) {
  std::vector<std::size_t> indices;
  for (const TermId term : terms) indices.push_back(reference.index(term).value());
  return indices;
}

// What no program looks at, in the order of the tree.
std::vector<std::size_t> leaves_but(const Tree& tree, std::size_t root,
                                    const std::vector<std::size_t>& evaluated) {
  std::vector<std::size_t> leaves = reachable(tree, root);
  std::erase_if(leaves, [&](std::size_t each) {
    return !tree.is_leaf(each) || std::ranges::count(evaluated, each) != 0;
  });
  return leaves;
}

TEST_CASE("the game of a tree has the values of plain minimax") {
  for (const Tree& tree : random_trees(random_seed(), 200, {})) {
    TreeReference reference(tree);
    CHECK(reference.root() == reference.name(tree.root));
    for (std::size_t i = 0; i < tree.positions.size(); ++i) {
      const TermId position = reference.name(i);
      const Number value = reference.terms().number(reference.value(position));
      CHECK(compare(value, right_play(tree, i, Tie::last).value) == 0);
      CHECK(indices(reference, reference.successors(position)) == tree.positions[i].successors);
      if (!tree.is_leaf(i)) CHECK(reference.mover(position) == mover_of(tree, i));
    }
  }
}

TEST_CASE("the leaves that are traced are those that plain alpha-beta evaluates") {
  std::size_t pruned = 0;
  for (const Tree& tree : random_trees(random_seed(), 200, {.task = Task::Kind::alpha_beta})) {
    TreeReference reference(tree);
    for (std::size_t root = 0; root < tree.positions.size(); ++root) {
      for (const CutOff rule : {CutOff::equal, CutOff::strict}) {
        const Pruning& found = reference.pruning(reference.name(root), rule);
        const Play right = right_alpha_beta(tree, root, Tie::first, rule);
        CHECK(indices(reference, found.evaluated) == right.evaluated);
        CHECK(indices(reference, found.pruned) == leaves_but(tree, root, right.evaluated));
        for (const TermId leaf : found.pruned)
          CHECK(in_english(found.reasons.at(leaf)).find(" already has ") != std::string::npos);
        pruned += found.pruned.size();
      }
    }
  }
  CHECK(pruned > 100);
}

// Of an answer that was worked by hand.
std::string reason_by_hand(const Tree& tree, const std::string& answer) {
  TreeReference reference(tree);
  const MarkedSheet sheet =
      mark_answers(Source::of_text("answers", answer + ".\n"), reference, {}, {});
  REQUIRE(sheet.marked.answers.size() == 1);
  return in_english(sheet.marked.answers.front().judgement.reason);
}

// Of a program that says so about the root.
std::string reason_of_program(const Tree& tree, const std::string& best, const std::string& value,
                              const std::vector<std::string>& leaves) {
  sandbox::Reply reply;
  reply.kind = sandbox::Reply::Kind::solution;
  reply.texts = {tree.positions[0].name, "-9", "9", best, value};
  reply.leaves = leaves;
  Testimony testimony;
  testimony.transcript.is_loaded = testimony.transcript.is_done = true;
  testimony.transcript.calls.push_back({.first = reply, .more = {}});
  const Task task{.kind = Task::Kind::alpha_beta, .name = "alphabeta", .arity = 5};
  return in_english(judge_testimony(testimony, tree, {0}, task, {}).front().judgement.reason);
}

TEST_CASE("a program is told why a leaf is not looked at as one who works by hand is") {
  const Tree tree = notes_tree();
  const char* const reason =
      "l is not evaluated by the rule alpha >= beta, since MAX already has 5 at e, MIN has 4 at b: "
      "l is "
      "not looked at";
  CHECK(reason_by_hand(tree, "evaluated([h,i,j,l,m,n])") == reason);
  CHECK(reason_of_program(tree, "b", "4", {"h", "i", "j", "l", "m", "n"}) == reason);
  CHECK(reason_by_hand(tree, "evaluated([h,i,j,m,n])") == "");
  CHECK(reason_of_program(tree, "b", "4", {"h", "i", "j", "m", "n"}) == "");
}

TEST_CASE("a leaf elsewhere in the game is told from what is none") {
  const Tree tree = notes_tree();
  CHECK(reason_of_program(part_below(tree, index_of(tree, "b")), "d", "4", {"h", "i", "m"}) ==
        "m is no leaf of the game");
  TreeReference reference(tree);
  Answer answer{.kind = Answer::Kind::evaluated, .offset = 0, .text = ""};
  answer.position = reference.name(index_of(tree, "b"));
  answer.positions = {reference.name(index_of(tree, "h")), reference.name(index_of(tree, "m"))};
  CHECK(in_english(Judge(reference, {}).judge(answer).reason) == "m does not come after b");
}

}  // namespace
}  // namespace minimax::grade
