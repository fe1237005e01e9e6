#include "facts/directives.hpp"

#include <doctest/doctest.h>

#include <string>

#include "tests/facts/recorded_facts.hpp"

namespace minimax {
namespace {

/// The position of the fact that follows the directives.
std::string position_after(const std::string& directives, const std::string& position) {
  const Reading reading = read_facts(directives + " max_to_move(" + position + ").");
  const std::string text = reading.diagnostics.empty() ? reading.facts : reading.diagnostics;
  return text.substr(0, text.find('@'));
}

/// Of the directive alone.
std::string directive_problem(const std::string& directive) {
  return read_facts(directive).diagnostics;
}

TEST_CASE("an operator holds from the clause after its directive on") {
  CHECK(position_after(":- op(700, xfx, ===>).", "a ===> b") == "max a===>b");
  CHECK(position_after("?- op(700, xfx, ===>).", "a ===> b") == "max a===>b");
  CHECK(position_after(":- op(200, xf, ~~).", "a ~~") == "max a~~");
  CHECK(read_facts("max_to_move(a ~> b). :- op(700, xfx, ~>). max_to_move(a ~> b).").facts ==
        "lose max_to_move(a ~> b).\nmax a~>b@54\n");
}

TEST_CASE("one directive may make several operators") {
  CHECK(position_after(":- op(700, xfx, [==>, <==]).", "(a ==> b) + (c <== d)") ==
        "max (a==>b)+(c<==d)");
  CHECK(position_after(":- op(700, xfx, ==>), op(200, fy, ?).", "? a ==> b") == "max ?a==>b");
  CHECK(position_after(":- op(700, xfx, []).", "a = b") == "max a=b");
}

TEST_CASE("the goals of a directive are obeyed in order") {
  CHECK(position_after(":- op(0, yfx, -), op(700, xfx, -), op(200, xfy, -).", "a-b-c") ==
        "max a-b-c");
  CHECK(directive_problem(":- op(700, xfx, ~>), op(0, xfx, ~>). max_to_move(a ~> b).") != "");
  CHECK(directive_problem(":- op(0, xfx, ~>), op(700, xfx, ~>). max_to_move(a ~> b).") == "");
}

TEST_CASE("a priority of zero removes an operator") {
  CHECK(position_after(":- op(0, xfx, is).", "is(a, b)") == "max is(a,b)");
  CHECK(directive_problem(":- op(0, xfx, is). max_to_move(a is b).")
            .starts_with("1:34 error syntax"));
}

TEST_CASE("the priority of an operator may be any integer that is read so") {
  CHECK(position_after(":- op(0x2bc, xfx, ~>).", "a ~> b") == "max a~>b");
  CHECK(position_after(":- op(1 100, xfx, ~>).", "f((a ~> b))") == "max f((a~>b))");
}

TEST_CASE("a name and a goal may stand behind a module") {
  CHECK(position_after(":- op(700, xfx, user:(~>)).", "a ~> b") == "max a~>b");
  CHECK(position_after(":- op(700, xfx, user:[~>, <~]).", "a <~ b") == "max a<~b");
  CHECK(position_after(":- user:op(700, xfx, ~>).", "a ~> b") == "max a~>b");
  CHECK(directive_problem(":- user:initialization(main).").starts_with("1:4 error program"));
}

TEST_CASE("a module exports operators") {
  CHECK(position_after(":- module(m, [moves/2, op(700, xfx, ~>)]).", "a ~> b") == "max a~>b");
  CHECK(position_after(":- module(m, []).", "a") == "max a");
}

TEST_CASE("a bar is an infix operator above the comma or none") {
  CHECK(directive_problem(":- op(1105, xfy, '|'). :- op(0, xfy, '|').").empty());
  for (const char* directive :
       {":- op(700, xfy, '|').", ":- op(1000, xfy, '|').", ":- op(1100, fy, '|')."})
    CHECK(directive_problem(directive).starts_with("1:"));
}

TEST_CASE("what makes no operator is an error at its place") {
  const std::string general = " error directive: op/3 is op(Priority, Type, Name)\n";
  const std::string name = " error directive: this cannot be made an operator\n";
  CHECK(directive_problem(":- op(1201, xfx, a).") == "1:4" + general);
  CHECK(directive_problem(":- op(-1, xfx, a).") == "1:4" + general);
  CHECK(directive_problem(":- op(1.0, xfx, a).") == "1:4" + general);
  CHECK(directive_problem(":- op(99999999999999999999, xfx, a).") == "1:4" + general);
  CHECK(directive_problem(":- op(P, xfx, a).") == "1:4" + general);
  CHECK(directive_problem(":- op(700, xxx, a).") == "1:4" + general);
  CHECK(directive_problem(":- op(700, xfx, [a, 1, ',']).") == "1:21" + name + "1:24" + name);
  CHECK(directive_problem(":- op(700, xfx, X).") == "1:17" + name);
}

TEST_CASE("the flag double_quotes tells what a string is") {
  const auto with = [](const std::string& value) {
    return position_after(":- set_prolog_flag(double_quotes, " + value + ").", "\"aé\"");
  };
  CHECK(with("string") == "max \"aé\"");
  CHECK(with("atom") == "max aé");
  CHECK(with("codes") == "max [97,233]");
  CHECK(with("chars") == "max [a,é]");
  CHECK(with("letters").starts_with("1:4 error directive"));
  CHECK(position_after(":- set_prolog_flag(verbose, silent).", "\"a\"") == "max \"a\"");
  CHECK(position_after(":- set_prolog_flag(double_quotes, codes).", "\"\"") == "max []");
}

TEST_CASE("the flag back_quotes tells what text in back quotes is") {
  const auto with = [](const std::string& value) {
    return position_after(":- set_prolog_flag(back_quotes, " + value + ").", "`aé`-\"a\"");
  };
  CHECK(with("string") == "max \"aé\"-\"a\"");
  CHECK(with("codes") == "max [97,233]-\"a\"");
  CHECK(with("chars") == "max [a,é]-\"a\"");
  CHECK(with("atom") == "1:4 error directive: the flag back_quotes has no such value\n");
  CHECK(with("symbol_char") ==
        "1:4 error directive: this value of the flag back_quotes is not supported\n");
}

TEST_CASE("a flag that would change what is read and is not obeyed is an error") {
  const auto set = [](const std::string& flag) {
    return directive_problem(":- set_prolog_flag(" + flag + ").");
  };
  const std::string end = " is not supported\n";
  CHECK(set("character_escapes, false") ==
        "1:4 error directive: this value of the flag character_escapes" + end);
  for (const char* flag :
       {"character_escapes, off", "rational_syntax, natural", "var_prefix, true", "iso, true",
        "allow_variable_name_as_functor, true", "prefer_rationals, true",
        "float_zero_div, infinity", "float_overflow, infinity", "float_undefined, nan",
        "float_rounding, to_zero"}) {
    CAPTURE(flag);
    CHECK(set(flag).starts_with("1:4 error directive: this value of the flag "));
    CHECK(set(flag).ends_with(end));
  }
  CHECK(set("iso, X").starts_with("1:4 error directive: "));
  CHECK(set("iso, 'a\\nb'").starts_with("1:4 error directive: "));
  for (const char* flag :
       {"character_escapes, true", "character_escapes, on", "rational_syntax, compatibility",
        "iso, false", "var_prefix, off", "prefer_rationals, false", "float_overflow, error",
        "float_rounding, to_nearest", "verbose_load, silent", "toplevel_prompt, 1", "x, Y"}) {
    CAPTURE(flag);
    CHECK(set(flag).empty());
  }
  CHECK(set("user:iso, true").ends_with(end));
}

TEST_CASE("declarations are let pass") {
  CHECK(directive_problem(
            ":- dynamic moves/2, static_eval/2. :- dynamic(a/1). :- discontiguous moves/2."
            " :- multifile a/1. :- table a/1. :- public a/1. :- style_check(-singleton)."
            " :- encoding(utf8).")
            .empty());
}

TEST_CASE("an encoding under which the file would read otherwise is an error") {
  const auto in = [](const std::string& encoding, const std::string& position) {
    return read_facts(":- encoding(" + encoding + "). max_to_move(" + position + ").").diagnostics;
  };
  const std::string error = "1:4 error directive: this encoding is not supported\n";
  for (const char* encoding : {"utf8", "'UTF-8'", "text"}) CHECK(in(encoding, "é").empty());
  for (const char* encoding : {"ascii", "octet", "iso_latin_1", "'ISO-8859-1'"}) {
    CAPTURE(encoding);
    CHECK(in(encoding, "a").empty());
    CHECK(in(encoding, "é") == error);
  }
  for (const char* encoding : {"utf16le", "unicode_be", "wchar_t", "latin1", "X", "\"utf8\""})
    CHECK(in(encoding, "a") == error);
}

TEST_CASE("libraries may be loaded") {
  for (const char* goal :
       {"use_module(library(lists))", "use_module(library(lists), [append/3])", "[library(lists)]",
        "ensure_loaded(library(minimax))", "use_module([library(lists), library(dcg/basics)])",
        "consult([library(lists)])", "load_files(user:library(lists), [])", "use_module([])",
        "reexport(library(lists), [append/3])", "autoload(library(lists))"}) {
    CAPTURE(goal);
    CHECK(directive_problem(std::string(":- ") + goal + ".").empty());
  }
}

TEST_CASE("another file that is loaded makes a program") {
  for (const char* goal :
       {"ensure_loaded(other)", "use_module(other)", "use_module('other.pl', [moves/2])",
        "include(other)", "consult(other)", "load_files([library(lists), other], [])", "[other]",
        "['other.pl', library(lists)]", "reexport(other)", "user:consult(other)",
        "dynamic(moves/2), [user:other]", "use_module(library)", "include(X)"}) {
    CAPTURE(goal);
    const std::string found = directive_problem(std::string(":- ") + goal + ".");
    CHECK(found.find(" error program: this loads another file, and its facts are not read here") !=
          std::string::npos);
  }
  CHECK(directive_problem("\n:- [a, library(lists), b].") ==
        "2:5 error program: this loads another file, and its facts are not read here\n"
        "2:24 error program: this loads another file, and its facts are not read here\n");
}

TEST_CASE("a condition makes a program") {
  const std::string end =
      " error program: conditions are not asked, so it is unknown which facts count\n";
  CHECK(directive_problem(":- if(fail).\nmax_to_move(a).\n:- elif(foo).\n:- else.\n:- endif.") ==
        "1:4" + end);
  CHECK(directive_problem(":- if(fail).\n:- endif.\n:- if(true).\n:- endif.") ==
        "1:4" + end + "3:4" + end);
  CHECK(directive_problem(":- else.\n:- endif.") == "1:4" + end);
}

TEST_CASE("a directive that is not run is a warning") {
  CHECK(directive_problem(":- foo(1).") == "1:4 warning directive: this directive is not run\n");
  CHECK(directive_problem("?- X.") == "1:4 warning directive: this directive is not run\n");
  CHECK(directive_problem(":- dynamic a/1, write(b).") == "");
  CHECK(directive_problem(":- dynamic(a/1), write(b).").ends_with(" this directive is not run\n"));
}

TEST_CASE("an initialization makes a program") {
  for (const char* directive :
       {":- initialization(main).", ":- initialization main.", ":- initialization(main, main).",
        ":- dynamic(a/1), initialization(main).", ":- foo, initialization(main), foo."}) {
    CAPTURE(directive);
    CHECK(directive_problem(directive).find(" error program: here is a goal to run: ") !=
          std::string::npos);
  }
}

TEST_CASE("any number of goals may stand in one directive") {
  std::string goals;
  for (int i = 0; i < 300'000; ++i) goals += "dynamic(a/1),";
  CHECK(directive_problem(":- " + goals + "op(200, fy, ?).").empty());
  const std::string brackets(300'000, '(');
  std::string nested;
  for (int i = 0; i < 300'000; ++i) nested += ",a)";
  CHECK(directive_problem(":- " + brackets + "a" + nested + ".").starts_with("1:"));
}

}  // namespace
}  // namespace minimax
