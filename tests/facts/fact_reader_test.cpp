#include "facts/fact_reader.hpp"

#include <doctest/doctest.h>

#include <sstream>
#include <string>
#include <string_view>

#include "tests/facts/recorded_facts.hpp"

namespace minimax {
namespace {

std::string facts(std::string_view text) {
  const Reading reading = read_facts(text);
  CHECK(reading.diagnostics == "");
  return reading.facts;
}
std::string problems(std::string_view text) {
  return read_facts(text).diagnostics;
}

TEST_CASE("the facts of a game are told in order with the offsets of their terms") {
  CHECK(facts("moves(a, [b,c]). % a comment\nstatic_eval(b,-1). max_to_move(a).\n"
              "min_to_move( b ).") ==
        "moves a@6: b@10 c@12\n"
        "value b@41 -1@43\n"
        "max a@60\n"
        "min b@77\n");
}

TEST_CASE("an offset is that of the first byte of a term") {
  CHECK(facts("moves(x-1, [a+b, - c, 'q', [x], {y}, (z)]).") ==
        "moves x-1@6: a+b@12 -c@17 q@22 [x]@27 {y}@32 z@38\n");
  CHECK(facts("static_eval(é, 'ü'+1).") == "value é@12 ü+1@16\n");
}

TEST_CASE("a list may be written in any way") {
  CHECK(facts("moves(a, []).") == "moves a@6:\n");
  CHECK(facts("moves(a, [b|[c]]).") == "moves a@6: b@9 c@9\n");
  CHECK(facts("moves(a, '[|]'(b,[])).") == "moves a@6: b@9\n");
  CHECK(facts("moves(a, `bc`).") == "moves a@6: 98@9 99@9\n");
}

TEST_CASE("where the game begins and what moves are called is told") {
  CHECK(facts("initial_position(a). move_name(a, b, left). initial_position(a, b).") ==
        "begin a@17\nname a b left\npass initial_position/2@44 initial_position(a, b).\n");
  CHECK(problems("move_name(a, _, go).") ==
        "1:14 error program: here is a variable: the file is a program and no file of facts\n");
}

TEST_CASE("staticval and quoted names are the same predicates") {
  CHECK(facts("staticval(a, 1).") == "value a@10 1@13\n");
  CHECK(facts("'moves'(a, [b]). 'max_to_move'(a).") == "moves a@8: b@12\nmax a@31\n");
}

TEST_CASE("a fact may stand behind the module user or that of the file") {
  CHECK(facts("user:moves(a, [b]). 'user':max_to_move(a). user:(min_to_move(b)).") ==
        "moves a@11: b@15\nmax a@39\nmin b@61\n");
  CHECK(facts(":(user, static_eval(a, 1)). m:user:staticval(b, 2).") ==
        "value a@20 1@23\nvalue b@45 2@48\n");
  CHECK(facts(":- module(m, []). m:max_to_move(a). user:max_to_move(b). n:m:max_to_move(c).") ==
        "max a@32\nmax b@53\nmax c@73\n");
  CHECK(facts("user:win(a). user:foo. m:win(a). m:foo.") == "pass win/1@0 user:win(a).\n");
}

TEST_CASE("a fact of another module is none of the game") {
  const std::string fact = " warning other_module: this fact is of the module m and not of this ";
  CHECK(problems("m:max_to_move(a).") == "1:3" + fact + "file's game\n");
  for (const char* text :
       {"m:moves(a, [])", "user:m:static_eval(X, 1)", "m:staticval(a, 1)", "m:'min_to_move'(a)"}) {
    CAPTURE(text);
    CHECK(problems(std::string(text) + ".").find(fact) != std::string::npos);
    CHECK(read_facts(std::string(text) + ".").facts.empty());
  }
}

TEST_CASE("what is no fact is none behind a module either") {
  CHECK(problems("M:max_to_move(a).") == "1:1 error syntax: the module of a fact is an atom\n");
  CHECK(problems("user:1:max_to_move(a).") ==
        "1:6 error syntax: the module of a fact is an atom\n");
  CHECK(problems("user:12.") == "1:6 error syntax: this is neither a fact nor a rule\n");
  CHECK(problems("m:(a :- b).").starts_with("1:4 error program: here is a rule"));
  CHECK(problems("user:moves(a, X).").starts_with("1:15 error program: here is a variable"));
  CHECK(facts("user:end_of_file. max_to_move(a).") == "max a@30\n");
}

TEST_CASE("facts of other predicates and of other arities are let pass") {
  CHECK(facts("win(a). foo. moves(a, b, c). max_to_move. static_eval(a).") ==
        "pass win/1@0 win(a).\n"
        "pass moves/3@13 moves(a, b, c).\n"
        "pass static_eval/1@42 static_eval(a).\n");
  CHECK(facts("x = 1. f(X, _).") == "pass =/2@0 x = 1.\npass f/2@7 f(X, _).\n");
}

TEST_CASE("a first line for the system is no clause") {
  CHECK(facts("#!/usr/bin/env swipl -g (\nmax_to_move(a).") == "max a@38\n");
  CHECK(facts("\xef\xbb\xbf#!swipl 'x\r\nmax_to_move(a).") == "max a@24\n");
  CHECK(facts("# a b\n").empty());
  CHECK(facts("#!").empty());
  CHECK(problems("#!x\nmax_to_move(a b).").starts_with("2:15 error syntax"));
  CHECK(problems("\n#! a b\nmax_to_move(a).").starts_with("2:"));
  CHECK(problems(" #! a b\nmax_to_move(a).").starts_with("1:"));
}

TEST_CASE("the facts end where end_of_file stands") {
  CHECK(facts("moves(a, []). end_of_file. moves(b, [") == "moves a@6:\n");
}

TEST_CASE("a quoted end_of_file is one too") {
  CHECK(facts("moves(a, []). 'end_of_file'. moves(b, [") == "moves a@6:\n");
  CHECK(facts("moves(a, []). 'end\\x5f\\of_file'. moves(b, [") == "moves a@6:\n");
  CHECK(facts("'end_of_file '. end_of_file(a). max_to_move(a).").ends_with("\nmax a@44\n"));
}

TEST_CASE("a quoted neck makes a directive or a rule") {
  CHECK(facts("':-'(op(700, xfx, ~>)). max_to_move(a ~> b).") == "max a~>b@36\n");
  CHECK(facts("'?-'(op(700, xfx, ~>)). max_to_move(a ~> b).") == "max a~>b@36\n");
  CHECK(facts("':-'(dynamic a/1). ':-'((dynamic a/1)). '\\x3a\\-'(dynamic(a/1)).").empty());
  CHECK(problems("':-'(foo).") == "1:6 warning directive: this directive is not run\n");
  CHECK(problems("':-'(initialization(main)).").starts_with("1:6 error program: here is a goal"));
  for (const std::string rule : {"':-'(a, b).", "'-->'(a, b).", "'=>'(a, b)."})
    CHECK(problems(rule).find("error program: here is a rule") != std::string::npos);
}

TEST_CASE("a neck of another arity is the name of a fact") {
  CHECK(facts("?-(a, b). -->(a). =>(a). :-(a, b, c).") ==
        "pass ?-/2@0 ?-(a, b).\npass -->/1@10 -->(a).\npass =>/1@18 =>(a).\n"
        "pass :-/3@25 :-(a, b, c).\n");
}

TEST_CASE("a text may hold nothing") {
  CHECK(facts("").empty());
  CHECK(facts(" % nothing\n/* at all */").empty());
}

TEST_CASE("more clauses than wait at once come in order") {
  std::string text, expected;
  for (int i = 0; i < 100; ++i) {
    expected += fmt::format("max p{}@{}\n", i, text.size() + 12);
    text += fmt::format("max_to_move(p{}).\n", i);
  }
  CHECK(facts(text) == expected);
}

TEST_CASE("a rule makes a program which is said once") {
  for (const std::string rule : {"a :- b.", "a --> b.", "a => b.", "p(X) :- q(X)."}) {
    CAPTURE(rule);
    CHECK(problems("moves(a, []).\n  " + rule + " c :- d. max_to_move(X).") ==
          "2:3 error program: here is a rule: the file is a program and no file of facts\n");
  }
}

TEST_CASE("a variable in a fact of the game makes a program") {
  const std::string end =
      " error program: here is a variable: the file is a program and no file of facts\n";
  CHECK(problems("moves(X, []).") == "1:7" + end);
  CHECK(problems("moves(a, [b,X]).") == "1:13" + end);
  CHECK(problems("moves(a, [b|X]).") == "1:13" + end);
  CHECK(problems("moves(a, _).") == "1:10" + end);
  CHECK(problems("moves(f(a,g(X,b)), []).") == "1:13" + end);
  CHECK(problems("static_eval(a, V).") == "1:16" + end);
  CHECK(problems("static_eval(_, 1).") == "1:13" + end);
  CHECK(problems("max_to_move(_).") == "1:13" + end);
}

TEST_CASE("successors that are no list are an error") {
  const std::string end = " error syntax: the second argument of moves/2 is no list\n";
  CHECK(problems("moves(a, b).") == "1:10" + end);
  CHECK(problems("moves(a, [b|c]).") == "1:10" + end);
  CHECK(problems("moves(a, \"bc\").") == "1:10" + end);
  CHECK(problems("moves(a, b+c).") == "1:10" + end);
  CHECK(problems("moves(a, '[]').") == "1:10" + end);
  CHECK(read_facts("moves(a, b). max_to_move(c).").facts == "lose moves(a, b).\nmax c@25\n");
}

TEST_CASE("what is neither a fact nor a rule is an error") {
  for (const std::string text : {"12", "\"text\"", "X", "1.5"}) {
    CAPTURE(text);
    CHECK(problems("\n " + text + ".") == "2:2 error syntax: this is neither a fact nor a rule\n");
  }
}

TEST_CASE("a list is no fact although SWI-Prolog loads its elements") {
  CHECK(problems("\n [moves(a,[b])].") == "2:2 error syntax: this is a list and no fact\n");
  CHECK(problems("[max_to_move(a)|b].") == "1:1 error syntax: this is a list and no fact\n");
  CHECK(read_facts("[max_to_move(a)]. max_to_move(b).").facts ==
        "lose [max_to_move(a)].\nmax b@30\n");
  CHECK(facts("[]. max_to_move(b).") == "max b@16\n");
}

/// The line and the severity of each problem.
std::string problem_lines(std::string_view text) {
  std::istringstream problems(read_facts(text).diagnostics);
  std::string lines;
  for (std::string problem; std::getline(problems, problem);) {
    const std::size_t severity = problem.find(' ') + 1;
    lines += problem.substr(0, problem.find(':')) + " " +
             problem.substr(severity, problem.find(' ', severity) - severity) + "\n";
  }
  return lines;
}

TEST_CASE("a full stop without a blank behind it ends no clause") {
  const std::string end = " error syntax: this full stop ends no clause\n";
  CHECK(problems("moves(a,[b]).moves(c,[d]).") == "1:13" + end);
  CHECK(problems("x(1).\nx(1).x(2).x(3).\nx(4).") == "2:5" + end);
  CHECK(problems("max_to_move(a) .max_to_move(b).") == "1:16" + end);
  CHECK(problems("max_to_move(f(a.b)).max.") == "1:20" + end);
  CHECK(problems(":- dynamic moves/2.moves(a, [b]).") == "1:19" + end);
  CHECK(problems(":- dynamic(moves/2).moves(a, [b]).") == "1:20" + end);
  CHECK(read_facts("max_to_move(a).max_to_move(b). max_to_move(c).").facts ==
        "lose max_to_move(a).max_to_move(b).\nmax c@43\n");
}

TEST_CASE("a call on a dict is no fact") {
  const std::string end = " error syntax: '.' with two arguments is a call on a dict and no fact\n";
  CHECK(problems("'.'(a, b).") == "1:1" + end);
  CHECK(facts("max_to_move(a.b). max_to_move('.'(a, b)). '.'(a).") ==
        "max a.b@12\nmax a.b@30\npass ./1@42 '.'(a).\n");
}

TEST_CASE("all syntax errors are told and the facts between them read") {
  constexpr std::string_view text =
      "moves(a, [b).\n"
      "max_to_move(a).\n"
      "min_to_move(b c).\n"
      "static_eval(b, 1).\n"
      "static_eval(c, 'x).\n";
  CHECK(read_facts(text).facts ==
        "lose moves(a, [b).\n"
        "max a@26\n"
        "lose min_to_move(b c).\n"
        "value b@60 1@63\n"
        "lose static_eval(c, 'x).\n\n");
  CHECK(problem_lines(text) == "1 error\n3 error\n5 error\n");
}

TEST_CASE("a clause that the file cuts short is an error") {
  CHECK(problems("moves(a, [b])").find("the text ends within a clause") != std::string::npos);
  CHECK(problems("moves(a, []). moves(").find("the text ends") != std::string::npos);
}

TEST_CASE("bytes that are no UTF-8 are an error at their place") {
  CHECK(problems("moves(a, [b]).\nmax_to_move('a\xff').").starts_with("2:15 error syntax: "));
  CHECK(problems("max_to_move(\xc3).").starts_with("1:13 error syntax: "));
  CHECK(problems(std::string("max_to_move(\0).", 15)).starts_with("1:13 error syntax: "));
}

}  // namespace
}  // namespace minimax
