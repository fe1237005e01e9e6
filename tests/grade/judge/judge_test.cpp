#include "grade/judge/judge.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "tests/random_seed.hpp"

namespace minimax::grade {
namespace {

/// A tree whose nodes count from 0, the root; children have greater numbers.
class ReferenceTree final : public Reference {
 public:
  explicit ReferenceTree(std::mt19937& random) {
    const int inner = 1 + below(random, 6);
    for (int i = 0; i < inner; ++i) {
      if (children_.size() <= static_cast<std::size_t>(i)) break;
      for (int child = below(random, 4); child >= 0; --child) {
        const auto index = add(random);
        children_[static_cast<std::size_t>(i)].push_back(index);
      }
    }
  }

  TermTable& terms() override { return terms_; }
  const OperatorTable& operators() const override { return operators_; }
  bool is_position(TermId term) override { return std::ranges::count(names_, term) != 0; }
  TermId root() override { return names_[0]; }
  std::vector<TermId> successors(TermId position) override {
    std::vector<TermId> successors;
    for (const std::size_t child : children_[index(position)]) successors.push_back(names_[child]);
    return successors;
  }
  Mover mover(TermId position) override { return movers_[index(position)]; }
  TermId value(TermId position) override { return number(value_of(index(position))); }
  const Pruning& pruning(TermId, CutOff) override { return pruning_; }

  std::int64_t value_of(std::size_t node) const {
    if (children_[node].empty()) return values_[node];
    std::vector<std::int64_t> values;
    for (const std::size_t child : children_[node]) values.push_back(value_of(child));
    return movers_[node] == Mover::max ? std::ranges::max(values) : std::ranges::min(values);
  }
  TermId number(std::int64_t value) { return terms_.number(Number(value)); }
  TermId name(std::size_t node) const { return names_[node]; }
  std::size_t size() const { return names_.size(); }
  const std::vector<std::size_t>& children(std::size_t node) const { return children_[node]; }
  std::size_t index(TermId position) const {
    return static_cast<std::size_t>(std::ranges::find(names_, position) - names_.begin());
  }

 private:
  static int below(std::mt19937& random, int limit) {
    return std::uniform_int_distribution(0, limit - 1)(random);
  }
  std::size_t add(std::mt19937& random) {
    names_.push_back(terms_.atom(fmt::format("p{}", names_.size())));
    children_.emplace_back();
    movers_.push_back(below(random, 2) == 0 ? Mover::max : Mover::min);
    values_.push_back(below(random, 5) - 2);
    return names_.size() - 1;
  }

  Pruning pruning_;
  TermTable terms_;
  OperatorTable operators_;
  std::vector<TermId> names_ = {terms_.atom("p0")};
  std::vector<std::vector<std::size_t>> children_ = {{}};
  std::vector<Mover> movers_ = {Mover::max};
  std::vector<std::int64_t> values_ = {1};
};

/// An answer that may be right: a way down from the root, and a value near by.
Answer random_answer(ReferenceTree& tree, std::mt19937& random) {
  const auto below = [&random](std::size_t limit) {
    return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
  };
  std::vector<TermId> line;
  std::size_t node = 0;
  while (!tree.children(node).empty() && below(20) != 0) {
    node = tree.children(node)[below(tree.children(node).size())];
    line.push_back(tree.name(node));
  }
  if (below(10) == 0) line.push_back(tree.name(below(tree.size())));
  if (below(10) == 0) line.insert(line.begin(), tree.name(0));
  Answer answer{.kind = Answer::Kind::minimax, .offset = 0, .text = ""};
  answer.position = tree.name(0);
  if (!line.empty()) answer.best = below(10) == 0 ? tree.name(below(tree.size())) : line.front();
  answer.value =
      tree.number(below(4) == 0 ? static_cast<std::int64_t>(below(5)) - 2 : tree.value_of(node));
  answer.positions = line;
  return answer;
}

/// By the definition alone, without a reason.
bool is_right(ReferenceTree& tree, const Answer& answer, RightTies ties) {
  const std::int64_t value = tree.value_of(0);
  if (answer.value != tree.number(value)) return false;
  std::size_t node = 0;
  for (const TermId next : *answer.positions) {
    std::vector<std::size_t> best = tree.children(node);
    std::erase_if(best, [&](std::size_t each) { return tree.value_of(each) != value; });
    if (best.empty()) return false;
    if (ties == RightTies::last) best = {best.back()};
    if (ties == RightTies::first) best = {best.front()};
    if (std::ranges::count(best, tree.index(next)) == 0) return false;
    node = tree.index(next);
  }
  const bool begins_with_best =
      answer.positions->empty() ? !answer.best : answer.best == answer.positions->front();
  return tree.children(node).empty() && begins_with_best;
}

TEST_CASE("an answer is judged as its definition says") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  std::mt19937 random(seed);
  int right = 0;
  int wrong = 0;
  for (int round = 0; round < 3000; ++round) {
    ReferenceTree tree(random);
    for (int each = 0; each < 10; ++each) {
      const Answer answer = random_answer(tree, random);
      for (const RightTies ties : {RightTies::any, RightTies::last, RightTies::first}) {
        const bool expected = is_right(tree, answer, ties);
        const Judgement judgement = Judge(tree, {.ties = ties}).judge(answer);
        CAPTURE(round);
        CAPTURE(in_english(judgement.reason));
        REQUIRE((judgement.outcome == Outcome::right) == expected);
        REQUIRE(judgement.reason.is_empty() == expected);
        ++(expected ? right : wrong);
      }
    }
  }
  CHECK(right > 10000);
  CHECK(wrong > 10000);
  MESSAGE(right, " right answers and ", wrong, " wrong ones judged, seed ", seed);
}

TEST_CASE("values and best successors are judged as the tree has them") {
  std::mt19937 random(1);
  for (int round = 0; round < 300; ++round) {
    ReferenceTree tree(random);
    for (std::size_t node = 0; node < tree.size(); ++node) {
      Answer answer{.kind = Answer::Kind::value, .offset = 0, .text = ""};
      answer.position = tree.name(node);
      for (std::int64_t value = -3; value <= 3; ++value) {
        answer.value = tree.number(value);
        const bool right = Judge(tree, {}).judge(answer).outcome == Outcome::right;
        REQUIRE(right == (value == tree.value_of(node)));
      }
      answer.kind = Answer::Kind::best;
      for (const std::size_t child : tree.children(node)) {
        answer.best = tree.name(child);
        const bool right = Judge(tree, {}).judge(answer).outcome == Outcome::right;
        REQUIRE(right == (tree.value_of(child) == tree.value_of(node)));
      }
    }
  }
}

}  // namespace
}  // namespace minimax::grade
