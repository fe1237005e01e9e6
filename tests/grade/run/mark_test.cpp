#include "grade/run/mark.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "base/file.hpp"
#include "grade/judge/tree_reference.hpp"
#include "tests/grade/small_trees.hpp"

namespace minimax::grade {
namespace {

Marked mark(std::string_view sheet, std::string_view asked) {
  TreeReference reference(notes_tree());
  const std::vector<Question> questions =
      asked.empty() ? std::vector<Question>()
                    : read_questions(Source::of_text("asked.pl", asked), reference);
  return mark_answers(Source::of_text("sheet.pl", sheet), reference, {}, questions).marked;
}

double points(std::string_view sheet, std::string_view asked) {
  return sum_of(mark(sheet, asked).questions).points;
}

TEST_CASE("points are of what was asked") {
  constexpr std::string_view asked =
      "question(value(a, _), 2).\nbest(a, b).\nquestion(pruned(_), 0.5).\n";
  CHECK(sum_of(mark("", asked).questions).maximum == 3.5);
  CHECK(points("value(a, 4).\nbest(a, b).\npruned([l,o,p]).\n", asked) == 3.5);
  CHECK(points("value(h, 1).\nvalue(i, 4).\n", asked) == 0);
  CHECK(points("value(a, 4).\nvalue(a, 2 + 2).\n", asked) == 2);
  CHECK(points("value(a, 4).\nvalue(a, 5).\n", asked) == 0);
  CHECK(points("value(a, _).\nvalue(a, 4).\n", asked) == 2);
}

TEST_CASE("what has no arguments is no answer") {
  for (const std::string other : {"hello", "foo()", "{}", "[]", "{a}", "\"text\"", "1.5NaN", "7"}) {
    CAPTURE(other);
    const Marked marked = mark("value(a, 4).\n" + other + ".\n", "");
    REQUIRE(!marked.answers.empty());
    CHECK(marked.answers.front().judgement.outcome == Outcome::right);
    CHECK(marked.answers.size() + marked.report.notes.size() == 2);
  }
}

TEST_CASE("the verdict is of what was asked") {
  CHECK(mark("value(a, 4).\nvalue(h, 7).\n", "value(a, _).").report.verdict == Verdict::pass);
  CHECK(mark("value(h, 1).\n", "value(a, _).").report.verdict == Verdict::no_answer);
  CHECK(in_english(mark("value(a, 4).\n", "value(a, _).\nbest(a, _).").report.reason) ==
        "best(a, _): it is not answered");
  CHECK(in_english(mark("value(a, 4).\nvalue(a, 5).\n", "value(a, _).").report.reason) ==
        "value(a, _): lines 1 and 2 contradict each other");
}

TEST_CASE("it is told which rule makes a program of answers") {
  const auto note = [](std::string_view sheet) {
    TreeReference reference(notes_tree());
    return in_english(
        mark_answers(Source::of_text("sheet.pl", sheet), reference, {}, {}).program_note);
  };
  CHECK(note("value(a, 4).\n\nbest(a, b) :- true.\nbest(a, b).\nx :- y.\n") ==
        "line 3: because of this rule the file was taken for a program, and its answers were not "
        "judged\nbest(a, b) :- true.");
  CHECK(note("x :- y.\npruned([l, o, p]).\n").starts_with("line 1: because"));
  CHECK(note("value(a, 4).\n").empty());
  CHECK(note("value(a, 4).\n:- true.\n").empty());
  CHECK(note("minimax(P, B, V, [B]) :- true.\nminimax(P, _, 1, []).\nvalue(queen, 9).\n").empty());
  CHECK(note("value(h, 1).\nvalue(i, 4).\nvalue(P, V) :- moves(P, _), V = 4.\n").empty());
}

TEST_CASE("a file of questions that is wrong is refused") {
  CHECK_THROWS_AS(mark("", "value(z, _)."), OtherPositions);
  CHECK_THROWS_AS(mark("", "valeu(a, _)."), FileError);
  CHECK_THROWS_AS(mark("", "value(a, _).\nvalue(a, 4)."), FileError);
  CHECK_THROWS_AS(mark("", "question(value(a, _), -1)."), FileError);
  CHECK_THROWS_AS(mark("", "value(a, "), FileError);
  CHECK_THROWS_AS(mark("", "% nothing"), FileError);
}

TEST_CASE("an answer that would cost too much to compute is wrong with its reason") {
  const Marked marked = mark("value(d, 7**2000000).\nvalue(d, 2**2).\n", "");
  CHECK(marked.answers[0].judgement.outcome == Outcome::wrong);
  CHECK(in_english(marked.answers[0].judgement.reason)
            .find("the result may have more than 4096 bits") != std::string::npos);
  CHECK(marked.answers[1].judgement.outcome == Outcome::right);
}

}  // namespace
}  // namespace minimax::grade
