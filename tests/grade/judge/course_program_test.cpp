#include "grade/judge/course_program.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "grade/judge/examination.hpp"
#include "grade/models/misconception.hpp"
#include "tests/grade/model_program.hpp"
#include "tests/grade/small_trees.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"
#include "trees/random_tree.hpp"

namespace minimax::grade {
namespace {

PlayOf play_of(const Misconception& model, Tie tie) {
  return [&model, tie](const Tree& tree, std::size_t position) {
    return model.play(tree, position, tie);
  };
}

PlayOf right_program(Tie tie) {
  return [tie](const Tree& tree, std::size_t position) { return right_play(tree, position, tie); };
}

bool are_the_same(const std::optional<Play>& one, const std::optional<Play>& other) {
  if (!one || !other) return !one && !other;
  return one->best == other->best && compare(one->value, other->value) == 0 &&
         one->line == other->line;
}

/// Trees, and how a program is examined on them where the course has another one.
class Course {
 public:
  explicit Course(PlayOf program) : program_(std::move(program)) {}

  Report examined(const PlayOf& student) {
    ModelProgram program(student, {});
    ModelProgram own(program_, {});
    CourseProgram course(own, {}, 1);
    return examine(program, {.trees = trees_},
                   {.task = {}, .rules = {}, .seconds = 1, .accepted = {}}, &course);
  }

  // At the root of each tree, which is always asked about.
  bool answers_everywhere(const PlayOf& student) const {
    return std::ranges::all_of(trees_, [&](const Tree& tree) {
      const std::optional<Play> play = student(tree, tree.root);
      return are_the_same(play, program_(tree, tree.root)) ||
             (play && compare(play->value, right_play(tree, tree.root, Tie::last).value) == 0);
    });
  }

  /// Whether the course's program has an answer at each position of all trees.
  bool has_answers() const {
    return std::ranges::all_of(trees_, [&](const Tree& tree) {
      for (std::size_t i = 0; i < tree.positions.size(); ++i) {
        if (!program_(tree, i)) return false;
      }
      return true;
    });
  }

 private:
  PlayOf program_;
  std::vector<Tree> trees_ = random_trees(random_seed(), 60, {});
};

std::vector<const Misconception*> models_of_minimax() {
  std::vector<const Misconception*> models;
  for (const Misconception& each : misconceptions()) {
    if (each.kind == Task::Kind::minimax) models.push_back(&each);
  }
  return models;
}

TEST_CASE("who answers as the course's own program does is right and so is who is right") {
  std::size_t answering = 0;
  std::size_t taught = 0;
  const std::vector<const Misconception*> all = models_of_minimax();
  const std::vector<const Misconception*> models = test_some(std::span(all));
  for (const Misconception* const model : models) {
    CAPTURE(model->name);
    Course course(play_of(*model, Tie::last));
    for (const Tie tie : {Tie::first, Tie::last})
      CHECK(course.examined(right_program(tie)).convention == "definition");
    const Report report = course.examined(play_of(*model, Tie::last));
    if (!course.has_answers()) {  // there the definition decides
      CHECK(report.verdict == Verdict::fail);
      continue;
    }
    CHECK(report.verdict == Verdict::pass);
    ++answering;
    if (report.convention == "reference") ++taught;
  }
  // Ties and the list are as one likes: models of these are right without the program.
  CHECK(taught + 3 >= answering);
  CHECK(taught > (models.size() == all.size() ? 15 : 0));
}

TEST_CASE("who answers otherwise than the course's program and the definition is wrong") {
  std::mt19937_64 random(random_seed());
  const std::vector<const Misconception*> models = models_of_minimax();
  const auto any = [&] { return models[random() % models.size()]; };
  int wrong = 0;
  const int pairs = test_size(100);
  for (int i = 0; i < pairs; ++i) {
    const Misconception* const taught = any();
    const Misconception* const student = any();
    CAPTURE(taught->name);
    CAPTURE(student->name);
    Course course(play_of(*taught, Tie::last));
    const Report report = course.examined(play_of(*student, Tie::first));
    if (report.verdict == Verdict::pass) {
      CHECK(course.answers_everywhere(play_of(*student, Tie::first)));
      continue;
    }
    ++wrong;
    if (report.counterexample) CHECK(report.counterexample->got != report.counterexample->expected);
  }
  MESSAGE(fmt::format("seed {}: {} of {} pairs are wrong", random_seed(), wrong, pairs));
  // Nine of ten are.
  if (pairs >= 10) CHECK(2 * wrong > pairs);
}

TEST_CASE("where the course's program has no answer the definition decides") {
  Course course([](const Tree&, std::size_t) { return std::nullopt; });
  CHECK(course.examined(play_of(*models_of_minimax().front(), Tie::last)).verdict == Verdict::fail);
  CHECK(course.examined(right_program(Tie::first)).verdict == Verdict::pass);
}

TEST_CASE("what is expected is what the course's program answers") {
  const Tree tree = notes_tree();
  // MAX and MIN are exchanged.
  const auto exchanged = std::ranges::find(misconceptions(), "swapped", &Misconception::name);
  REQUIRE(exchanged != misconceptions().end());
  ModelProgram own(play_of(*exchanged, Tie::last), {});
  CourseProgram course(own, {}, 1);
  ModelProgram student(
      [](const Tree& game, std::size_t position) {
        Play play = right_play(game, position, Tie::last);
        play.value = Number(std::int64_t{77});
        return std::optional(play);
      },
      {});
  const std::vector<std::size_t> asked = {tree.root};
  const Testimony testimony = student.run(tree, asked, 1);
  std::vector<Finding> findings = judge_testimony(testimony, tree, asked, {}, {});
  findings = course.taught(testimony, tree, asked, {}, findings);
  REQUIRE(findings.size() == 1);
  CHECK(findings[0].judgement.outcome == Outcome::wrong);
  CHECK(in_english(findings[0].expected.value()) == "minimax(a, c, 1, [c,g,p])");
  CHECK(
      in_english(findings[0].judgement.reason) ==
      "it answers minimax(a, b, 77, [b,d,i]), and the course's program minimax(a, c, 1, [c,g,p])");
}

}  // namespace
}  // namespace minimax::grade
