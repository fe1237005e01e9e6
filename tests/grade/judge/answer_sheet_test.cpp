#include "grade/judge/answer_sheet.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "grade/judge/tree_reference.hpp"
#include "tests/grade/small_trees.hpp"

namespace minimax::grade {
namespace {

/// A line an answer: its text, and behind ` ! ` why it is not understood.
std::string answers_in(std::string_view text) {
  TreeReference reference(notes_tree());
  const AnswerSheet sheet = read_answers(Source::of_text("sheet.pl", text), reference);
  std::string told = sheet.is_program ? "a program\n" : "";
  for (const Answer& each : sheet.answers)
    told += each.text + (each.problem.is_empty() ? "" : " ! " + in_english(each.problem)) + "\n";
  return told;
}

/// Of the first answer.
std::string hint(std::string_view text) {
  TreeReference reference(notes_tree());
  return in_english(read_answers(Source::of_text("sheet.pl", text), reference).answers.at(0).hint);
}

bool is_lost(std::string_view text, std::string_view why) {
  return answers_in(text).find(" ! ") != std::string::npos &&
         answers_in(text).find(why) != std::string::npos;
}

TEST_CASE("a misspelt answer is told with what was meant") {
  CHECK(answers_in("vaule(d, 1).") ==
        "vaule(d, 1). ! vaule/2 is no answer; did you mean value/2?\n");
  CHECK(is_lost("valor(d, 1).", "valor/2 is no answer; did you mean value/2?"));
  CHECK(is_lost("value(d, 1, 2).", "value/3 is no answer; did you mean value/2?"));
  CHECK(is_lost("minmax(a, b, 4, [b,d,i]).", "did you mean minimax/4?"));
  CHECK(is_lost("prunned([l]).", "did you mean pruned/1?"));
  CHECK(is_lost("'Value'(d, 1).", "did you mean value/2?"));
}

TEST_CASE("what only nearly is an answer gets the hint that helps") {
  CHECK(is_lost("Value(e, 6).", "begins with a small letter: write value"));
  CHECK(is_lost("value (d, 4).", "no blank may stand between value and its bracket"));
  CHECK(is_lost("value(d, 4)", "its full stop is missing"));
  CHECK(is_lost("value(d, 4),", "ends with a comma"));
  CHECK(is_lost("value(d 4).", "an operator is expected before `4).`. Is a comma,"));
  CHECK(is_lost("value(d, ).", "a term is expected before `).`"));
  CHECK(is_lost("The value is 4.", "it cannot be read as an answer: answers are facts, such as"));
  CHECK(is_lost("hello.", "this is no answer. Answers are minimax(Pos"));
  CHECK(is_lost("B = b.", "not what was asked"));
  CHECK(hint("value(A, 4).") ==
        "A is a variable, since it begins with a capital or with _; did you mean a?");
  CHECK(hint("pruned([l,O,p]).").find("did you mean o?") != std::string::npos);
  CHECK(hint("value(_, 4).").empty());
}

TEST_CASE("what cannot be read swallows nothing that stands on another line") {
  CHECK(
      answers_in("value(a, 4),\nbest(a, b).") ==
      "value(a, 4), ! it ends with a comma where a full stop has to be\n"
      "best(a, b) ! a comma before it joins it with another answer: a full stop has to be there\n");
  CHECK(answers_in("value(a, 4)\nbest(a, b).\nvalue(c, 1).\n") ==
        "value(a, 4) ! its full stop is missing\nbest(a, b)\nvalue(c, 1)\n");
  CHECK(answers_in("value(a, 'b).\nbest(a, b).\n").find("\nbest(a, b)\n") != std::string::npos);
}

TEST_CASE("what cannot be read stands where it begins") {
  TreeReference reference(notes_tree());
  const AnswerSheet sheet = read_answers(
      Source::of_text("sheet.pl", "value(a, 4).\n\n\n/* open\nvalue(c, 1).\n"), reference);
  REQUIRE(sheet.answers.size() == 3);
  CHECK(sheet.answers[1].text == "/* open");
  CHECK(sheet.answers[1].offset == 15);
}

TEST_CASE("what was pasted from a toplevel is read as the answer to its query") {
  TreeReference reference(notes_tree());
  const AnswerSheet sheet =
      read_answers(Source::of_text("s.pl",
                                   "?- minimax(a, B, V, L).\nB = b,\nV = 4,\nL = [b, d, i].\n"
                                   "?- value(d, 4).\ntrue.\n?- best(b, X).\nX = d ;\nfalse.\n"),
                   reference);
  REQUIRE(sheet.answers.size() == 3);
  CHECK(!sheet.is_program);
  CHECK(sheet.answers[0].best == reference.terms().atom("b"));
  CHECK(sheet.answers[0].value == reference.terms().number(Number(std::int64_t{4})));
  CHECK(sheet.answers[0].positions->size() == 3);
  CHECK(sheet.answers[1].kind == Answer::Kind::value);
  CHECK(sheet.answers[2].best == reference.terms().atom("d"));
  CHECK(is_lost("?- minimax(a, B, V, L).\nvalue(a, 4).\n", "it asks and does not answer"));
  CHECK(answers_in("?- minimax(a, B, V, L).\nfalse.\n") ==
        "?- minimax(a, B, V, L). ! the toplevel has found no answer to it: write the answer as a "
        "fact\n");
}

TEST_CASE("the prompts of a toplevel may be pasted") {
  const char* const reply = "B = b,\nV = 4,\nL = [b, d, i].\n";
  for (const std::string query :
       {"1 ?- minimax(a, B, V, L).\n", "  12 ?- minimax(a, B, V, L).\n",
        "[trace]  ?- minimax(a,B,V,L).\n", "[debug] 3 ?- minimax(a, B, V, L).\n",
        "[2] 1 ?- minimax(a,\n|            B, V, L).\n",
        "1 ?- [tree].\ntrue.\n\n2 ?- minimax(a, B, V, L).\n"}) {
    CAPTURE(query);
    const std::string told = answers_in(query + reply + "\n3 ?- ");
    CHECK(told.find('!') == std::string::npos);
    CHECK(told.find("minimax(a,") != std::string::npos);
  }
  CHECK(
      answers_in(std::string("1 ?- best(b, X).\nX = d.\n\n2 ?- minimax(a, B, V, L).\n") + reply) ==
      "?- best(b, X). X = d.\n?- minimax(a, B, V, L). B = b, V = 4, L = [b, d, i].\n");
  CHECK(is_lost("1 value(a, 4).", "cannot be read as an answer"));
}

TEST_CASE("the game beside the answers and facts about something else cost nothing") {
  CHECK(answers_in("moves(a, [b,c]).\nleaf(h).\nvalue(a, 4).\n") == "value(a, 4)\n");
  CHECK(answers_in("move_name(a, b, left).\ninitial_position(a).\nvalue(a, 4).\n") ==
        "value(a, 4)\n");
  CHECK(answers_in("name(anna).\nvalue(a, 4).\n") == "value(a, 4)\n");
  CHECK(is_lost("worth(a, 4).", "worth/2 is no answer"));
}

TEST_CASE("a program stays one") {
  CHECK(answers_in("minimax(a, b, 4, []) :- true.\nvalue(a, 4).\n").starts_with("a program\n"));
  CHECK(answers_in(":- dynamic(a/1).\n") == "a program\n");
}

TEST_CASE("there is an end to the answers that are read") {
  std::string text;
  for (std::size_t i = 0; i < AnswerSheet::most_answers + 10; ++i) text += "best(a,b).\n";
  TreeReference reference(notes_tree());
  const AnswerSheet sheet = read_answers(Source::of_text("s.pl", text), reference);
  CHECK(sheet.answers.size() == AnswerSheet::most_answers + 1);
  CHECK(in_english(sheet.answers.back().problem).find("is not read") != std::string::npos);
}

}  // namespace
}  // namespace minimax::grade
