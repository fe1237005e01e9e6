#include "facts/load.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "search/two/minimax.hpp"
#include "tests/games/text_game.hpp"

namespace minimax {
namespace {

Loaded load(std::string_view text) {
  return load_facts(Source::of_text("tree.pl", text));
}

TEST_CASE("a file of facts gives a game that can be searched") {
  TextGame tree(notes_tree);
  Minimax search(tree.game());
  const auto answer = search.answer(tree.term("a"));
  CHECK(tree.texts(answer.line) == "b d i");
  CHECK(tree.text(tree.game().written_value(answer.line.back()).value()) == "4");
  CHECK(search.statistics().positions == 15);
  CHECK(tree.loaded.diagnostics.empty());
}

TEST_CASE("operators of the file come with the game") {
  TextGame tree(":- op(700, xfx, ~>). moves(a ~> b, [c]).");
  CHECK(tree.text(tree.term("a ~> b")) == "a~>b");
  CHECK(tree.loaded.operators.find("~>") != nullptr);
}

TEST_CASE("a file with an error gives no game and all its errors") {
  const Loaded loaded = load("moves(a, b). moves(c, d). max_to_move(a).");
  CHECK_FALSE(loaded.game);
  CHECK(loaded.diagnostics.in_order().size() == 2);
}

TEST_CASE("warnings do not keep a game from being made") {
  const Loaded loaded = load(":- foo. moves(a, [b]).");
  CHECK(loaded.game);
  CHECK(loaded.diagnostics.count(Severity::error) == 0);
  CHECK(loaded.diagnostics.in_order().size() == 1);
}

TEST_CASE("a file without any fact of a game is an error") {
  for (const char* text : {"", "% nothing\n", "win(a).", "moves(a, b, c)."}) {
    CAPTURE(text);
    const Loaded loaded = load(text);
    CHECK_FALSE(loaded.game);
    const std::vector<Diagnostic> diagnostics = loaded.diagnostics.in_order();
    REQUIRE(diagnostics.size() == 1);
    CHECK(diagnostics[0].kind == DiagnosticKind::no_facts);
    CHECK(diagnostics[0].severity == Severity::error);
  }
}

TEST_CASE("a load asks every few thousand clauses whether it shall stop") {
  for (const char* clause : {"max_to_move(abcdefg).\n", "a syntax error in it.\n"}) {
    CAPTURE(clause);
    const std::string_view line(clause);
    std::string text;
    while (text.size() < 10 * LoadInterrupt::bytes_per_question) text += line;
    const Source source = Source::of_text("tree.pl", text);
    int questions = 0;
    const auto count = [](void* context) {
      ++*static_cast<int*>(context);
      return false;
    };
    load_facts(source, {count, &questions});
    CHECK(questions >= 10);
    CHECK(questions <= 12);
    const auto third_time = [](void* context) { return ++*static_cast<int*>(context) == 3; };
    questions = 0;
    CHECK_THROWS_AS(load_facts(source, {third_time, &questions}), LoadStopped);
    CHECK(questions == 3);
  }
}

TEST_CASE("one who is asked during a load may throw") {
  const auto fail = [](void*) -> bool { throw 7; };
  CHECK_THROWS_AS(load_facts(Source::of_text("tree.pl", "max_to_move(a)."), {fail, nullptr}), int);
}

TEST_CASE("a fact of one kind is enough for a game") {
  for (const char* text : {"moves(a, []).", "static_eval(a, 1).", "max_to_move(a)."})
    CHECK(load(text).game);
}

}  // namespace
}  // namespace minimax
