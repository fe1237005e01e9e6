#include "grade/judge/examination.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "grade/models/misconception.hpp"
#include "tests/grade/model_program.hpp"
#include "tests/grade/right_alpha_beta.hpp"
#include "tests/grade/small_trees.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"
#include "trees/parts.hpp"
#include "trees/random_tree.hpp"

namespace minimax::grade {
namespace {

Report examined(const PlayOf& model, Task::Kind kind, Rules rules = {}) {
  const std::vector<Tree> trees = random_trees(random_seed(), 150, {.task = kind});
  ModelProgram program(model, task_for(kind));
  return examine(program, {.trees = trees},
                 {.task = task_for(kind),
                  .rules = rules,
                  .seconds = 1,
                  .shrink_tries = 200,
                  .accepted = {.strict = true}});
}

TEST_CASE("right programs pass") {
  for (const Tie tie : {Tie::first, Tie::last}) {
    const Report report = examined(
        [tie](const Tree& tree, std::size_t position) { return right_play(tree, position, tie); },
        Task::Kind::minimax);
    CHECK(report.verdict == Verdict::pass);
    CHECK(report.answers > 300);
  }
  const Report report = examined(
      [](const Tree& tree, std::size_t position) {
        return right_alpha_beta(tree, position, Tie::first, CutOff::equal);
      },
      Task::Kind::alpha_beta);
  CHECK(report.verdict == Verdict::pass);
}

// The rules under which a model is wrong.
Rules rules_for(const Misconception& model) {
  if (model.name == "tie_last") return {.ties = RightTies::first};
  if (model.name == "tie_first") return {.ties = RightTies::last};
  return {};
}

// Of each there is a fact: `moves(a, [b])`, `static_eval(b, 1)`.
std::size_t positions_of(const Counterexample& example) {
  std::set<std::string> names;
  std::istringstream facts(example.facts);
  for (std::string fact; std::getline(facts, fact);) {
    if (fact.starts_with(":-")) continue;
    const std::size_t begin = fact.find('(') + 1;
    names.insert(fact.substr(begin, fact.find_first_of(",)", begin) - begin));
  }
  return names.size();
}

TEST_CASE("each misconception is found and named and has a small counterexample") {
  std::size_t small = 0;
  std::size_t named = 0;
  const std::vector<Misconception> models = test_some(misconceptions());
  for (const Misconception& model : models) {
    CAPTURE(model.name);
    const Report report =
        examined([&](const Tree& tree,
                     std::size_t position) { return model.play(tree, position, Tie::last); },
                 model.kind, rules_for(model));
    CHECK(report.verdict == Verdict::fail);
    CHECK_FALSE(report.reason.is_empty());
    REQUIRE(report.counterexample);
    if (positions_of(*report.counterexample) <= 5) ++small;
    if (report.misconception == std::string(model.name)) ++named;
    const bool is_candidate = std::ranges::count(report.candidates, model.name) != 0;
    CHECK((report.misconception == std::string(model.name) || is_candidate));
  }
  const std::size_t all = models.size();
  MESSAGE(
      fmt::format("seed {}: {} of {} models are named, {} have a counterexample of at most "
                  "five positions",
                  random_seed(), named, all, small));
  const std::size_t others = std::max<std::size_t>(1, all / 10);
  CHECK(named + others >= all);
  CHECK(small + others >= all);
}

/// Says one thing in each run.
class ConstantProgram final : public Program {
 public:
  explicit ConstantProgram(Testimony testimony) : testimony_(std::move(testimony)) {}
  Testimony run(const Tree&, const std::vector<std::size_t>& asked, double) override {
    Testimony testimony = testimony_;
    testimony.transcript.calls.resize(asked.size());
    return testimony;
  }

 private:
  Testimony testimony_;
};

Report examined(const Testimony& testimony) {
  const std::vector<Tree> trees = random_trees(random_seed(), 5, {});
  ConstantProgram program(testimony);
  return examine(program, {.trees = trees},
                 {.task = {}, .rules = {}, .seconds = 1, .shrink_tries = 10});
}

TEST_CASE("what is no fault of the program is no verdict on it") {
  const Report report = examined(Testimony{});
  CHECK(report.verdict == Verdict::error);
  CHECK(in_english(report.reason) == "the process of the program could not be started");
}

TEST_CASE("a process that says nothing gives no answer") {
  Testimony testimony;
  testimony.end = sandbox::End::exited;
  CHECK(examined(testimony).verdict == Verdict::no_answer);
  testimony.transcript.is_tampered = true;
  CHECK(examined(testimony).verdict == Verdict::tampered);
  testimony.transcript.is_tampered = false;
  testimony.transcript.is_loaded = true;
  testimony.transcript.others = {std::string(100'000, '7')};
  const Report report = examined(testimony);
  CHECK(report.verdict == Verdict::no_answer);
  CHECK(in_english(report.reason).size() < 3000);
}

/// Answers rightly, but what is told of its runs is changed.
class OddRuns final : public Program {
 public:
  explicit OddRuns(void (*change)(Testimony&)) : change_(change) {}
  Testimony run(const Tree& tree, const std::vector<std::size_t>& asked, double seconds) override {
    Testimony testimony = right_.run(tree, asked, seconds);
    change_(testimony);
    return testimony;
  }

 private:
  void (*change_)(Testimony&);
  ModelProgram right_{
      [](const Tree& tree, std::size_t position) { return right_play(tree, position, Tie::last); },
      Task{}};
};

Report examined_odd(void (*change)(Testimony&), std::size_t trees_asked, double seconds) {
  const std::vector<Tree> trees = random_trees(random_seed(), trees_asked, {});
  OddRuns program(change);
  return examine(program, {.trees = trees},
                 {.task = {}, .rules = {}, .seconds = seconds, .shrink_tries = 10});
}

TEST_CASE("who is right and then ends while another answer is looked for does not pass") {
  const auto break_off = [](Testimony& testimony) {
    testimony.end = sandbox::End::signal;
    testimony.transcript.is_done = false;
  };
  CHECK(examined_odd(break_off, 5, 1).verdict == Verdict::no_answer);
}

TEST_CASE("who is right but slow on every tree is stopped") {
  const Report report = examined_odd([](Testimony& testimony) { testimony.seconds = 6; }, 100, 3);
  CHECK(report.verdict == Verdict::no_answer);
  CHECK(in_english(report.reason).starts_with("the program is too slow: "));
  CHECK(report.runs < 100);
}

TEST_CASE("who is right but sleeps on every tree is stopped") {
  const Report report = examined_odd([](Testimony& testimony) { testimony.idle = 1.7; }, 100, 1);
  CHECK(report.verdict == Verdict::no_answer);
  CHECK(in_english(report.reason).starts_with("the program waits: 12 of 100 trees "));
  CHECK(report.runs < 100);
}

// A course's tree: two successors, MAX and MIN in turns, the root undeclared.
Tree course_tree() {
  return tree_of({{"a", {}, {"b", "c"}},
                  {"b", Mover::min, {"d", "e"}},
                  {"c", Mover::min, {"f", "g"}},
                  {"d", Mover::max, {"h", "i"}}},
                 {{"h", number(1), Mover::min},
                  {"i", number(4), Mover::min},
                  {"e", number(5), Mover::max},
                  {"f", number(2), Mover::max},
                  {"g", number(2), Mover::max}});
}

// Three successors.
Tree wide_tree() {
  return tree_of(
      {{"a", Mover::max, {"b", "c", "d"}}},
      {{"b", number(1), Mover::min}, {"c", number(3), Mover::min}, {"d", number(2), Mover::min}});
}

Report tried(const PlayOf& model, const Tree& tree, Task task, Accepted accepted = {}) {
  ModelProgram program(model, task);
  const Trials trials =
      trials_for(tree, task.kind, {.seed = random_seed(), .strict = accepted.strict});
  return examine(
      program, trials,
      {.task = task, .rules = {}, .seconds = 1, .shrink_tries = 200, .accepted = accepted});
}

PlayOf model_named(std::string_view name) {
  for (const Misconception& model : misconceptions()) {
    if (model.name == name)
      return [play = model.play](const Tree& tree, std::size_t position) {
        return play(tree, position, Tie::last);
      };
  }
  FAIL("there is no such model");
  return {};
}

TEST_CASE("who asks the successor for the mover is right where movers alternate") {
  for (const Tree& tree : {course_tree(), wide_tree()}) {
    const Report report = tried(model_named("mover_of_child"), tree, {});
    CHECK(report.verdict == Verdict::pass);
    CHECK(report.convention == "book");
    REQUIRE(report.remarks.size() == 1);
    CHECK(report.remarks[0].misconception == "mover_of_child");
    CHECK(report.remarks[0].counterexample);
    CHECK_FALSE(report.counterexample);
  }
  CHECK(tried(model_named("mover_of_child"), course_tree(), {}, {.strict = true}).verdict ==
        Verdict::fail);
}

TEST_CASE("the notes' list is right by their convention alone") {
  const PlayOf notes = model_named("list_with_repeats");
  const Report report = tried(notes, wide_tree(), {});
  CHECK(report.verdict == Verdict::pass);
  CHECK(report.convention == "notes");
  CHECK(report.remarks.empty());
  CHECK(tried(notes, wide_tree(), {}, {.style = Style::notes}).verdict == Verdict::pass);
  CHECK(tried(notes, wide_tree(), {}, {.style = Style::book}).verdict == Verdict::fail);
  const Report strict = tried(notes, wide_tree(), {}, {.strict = true});
  CHECK(strict.verdict == Verdict::fail);
  CHECK(strict.misconception == "list_with_repeats");
}

TEST_CASE("a program keeps to one convention on all trees") {
  // Now the one list and now the other.
  const Report report = tried(
      [](const Tree& tree, std::size_t position) {
        const bool is_one = tree.positions[position].successors.size() == 3 &&
                            tree.is_leaf(tree.positions[position].successors[0]);
        return is_one ? model_named("list_with_repeats")(tree, position)
                      : right_play(tree, position, Tie::last);
      },
      tree_of({{"a", Mover::max, {"b", "c", "d"}}, {"b", Mover::min, {"e", "f", "g"}}},
              {{"c", number(3), Mover::min},
               {"d", number(2), Mover::min},
               {"e", number(1), Mover::max},
               {"f", number(7), Mover::max},
               {"g", number(8), Mover::max}}),
      {});
  CHECK(report.verdict == Verdict::fail);
}

TEST_CASE("alpha-beta cuts off by either rule and says by which") {
  const Task task = task_for(Task::Kind::alpha_beta);
  const auto cutting = [](CutOff rule) {
    return [rule](const Tree& tree, std::size_t position) {
      return right_alpha_beta(tree, position, Tie::first, rule);
    };
  };
  CHECK(tried(cutting(CutOff::equal), course_tree(), task).convention == "definition");
  const Report strict = tried(cutting(CutOff::strict), course_tree(), task);
  CHECK(strict.verdict == Verdict::pass);
  CHECK(strict.convention == "book");
  CHECK(tried(cutting(CutOff::equal), course_tree(), task, {.style = Style::book}).verdict ==
        Verdict::fail);
  CHECK(tried(cutting(CutOff::strict), course_tree(), task, {.cut_off_is_given = true}).verdict ==
        Verdict::fail);
}

TEST_CASE("a counterexample looks like the trees of the course") {
  const Report report = tried(model_named("always_max"), course_tree(), {});
  CHECK(report.verdict == Verdict::fail);
  CHECK(report.misconception == "always_max");
  REQUIRE(report.counterexample);
  // Two successors each, so that no tree of fewer positions shows it.
  CHECK(positions_of(*report.counterexample) == 3);
}

TEST_CASE("a counterexample is as small as can be") {
  // Wrong wherever a position has three successors.
  const auto model = [](const Tree& tree, std::size_t position) {
    Play play = right_play(tree, position, Tie::last);
    if (tree.positions[position].successors.size() >= 3) play.value = Number(std::int64_t{1000});
    return play;
  };
  const Report report = examined(model, Task::Kind::minimax);
  REQUIRE(report.counterexample);
  CHECK(positions_of(*report.counterexample) == 4);
  CHECK(report.counterexample->query == "minimax(a, BestPos, Val, NodesList)");
  CHECK_FALSE(report.misconception);
}

TEST_CASE("what is taken away from a tree leaves a game") {
  // The root declares nothing, and would have no mover if c took the place of b.
  const Tree tree = tree_of({{"a", {}, {"b", "d"}}, {"b", Mover::min, {"c"}}},
                            {{"c", number(2), Mover::max}, {"d", number(1), Mover::min}});
  // Wrong where the first of two successors is no leaf.
  const auto model = [](const Tree& asked, std::size_t position) {
    const std::vector<std::size_t>& successors = asked.positions[position].successors;
    if (successors.size() < 2) return right_play(asked, position, Tie::last);
    const bool is_known = mover_of(asked, position) && asked.is_leaf(successors.front());
    return is_known ? right_play(asked, position, Tie::last) : Play{.value = number(1000)};
  };
  ModelProgram program(model, Task{});
  const Report report = examine(program, {.trees = {tree}},
                                {.task = {}, .rules = {}, .seconds = 1, .shrink_tries = 200});
  REQUIRE(report.counterexample);
  CHECK(report.counterexample->facts == facts_of(tree));
}

}  // namespace
}  // namespace minimax::grade
