#include "facts/load.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "facts/game_problem.hpp"
#include "search/two/minimax.hpp"
#include "tests/base/temporary_folder.hpp"
#include "tests/games/text_game.hpp"
#include "tests/test_size.hpp"

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
    std::vector<Offset> offsets;
    const auto note = [](void* context, Offset offset) {
      static_cast<std::vector<Offset>*>(context)->push_back(offset);
      return false;
    };
    load_facts(source, {note, &offsets});
    CHECK(offsets.size() >= 10);
    CHECK(offsets.size() <= 12);
    CHECK(std::is_sorted(offsets.begin(), offsets.end()));
    CHECK(offsets.back() <= static_cast<Offset>(text.size()));
    CHECK(offsets.back() >= 9 * LoadInterrupt::bytes_per_question);
    const auto third_time = [](void* context, Offset) {
      return ++*static_cast<int*>(context) == 3;
    };
    int questions = 0;
    CHECK_THROWS_AS(load_facts(source, {third_time, &questions}), LoadStopped);
    CHECK(questions == 3);
  }
}

TEST_CASE("one who is asked during a load may throw") {
  const auto fail = [](void*, Offset) -> bool { throw 7; };
  CHECK_THROWS_AS(load_facts(Source::of_text("tree.pl", "max_to_move(a)."), {fail, nullptr}), int);
}

/// Of more than is released at once, which is 4 MiB; where all is tested, of more than twice that.
const auto long_size = static_cast<std::size_t>(std::max(5'000'000, test_size(10'000'000)));

/// A file with something to be told of at its begin and at its end, and a compound clause here and
/// there that is longer than what is parsed at once.
std::string long_file(std::string_view first, std::string_view last) {
  std::string text(first);
  for (int i = 0; text.size() < long_size; ++i) {
    text += fmt::format("moves(n{0},[n{1},'n{2}']).\nmin_to_move(n{0}).\nstatic_eval(n{1}, {0}).\n",
                        i, 2 * i + 1, 2 * i + 2);
    if (i % 50'000 == 0) text += fmt::format("note(\"{}\").\n", std::string(200'000, 'x'));
  }
  return text += last;
}

/// The messages, and the begin and the end of a game where there is one.
std::string told(const Source& source, const Parsing& parsing) {
  const Loaded loaded = load_facts(source, {}, Diagnostics::usual_most, parsing);
  std::string text = render(loaded.diagnostics, source).text();
  if (!loaded.game) return text;
  const std::vector<TermId> positions = loaded.game->positions();
  text += fmt::format("{} positions\n", positions.size());
  for (const TermId position : {positions.front(), positions.back(), loaded.game->roots().back()})
    text += fmt::format("{} {}\n", loaded.game->terms().text(position),
                        loaded.game->successors(position).size());
  return text;
}

TEST_CASE("where the text is not there any more messages are told without their places") {
  const TemporaryFolder folder;
  const std::string path = (folder.path / "tree.pl").string();
  std::ofstream(path, std::ios::binary) << long_file(":- a(1).\n", "");
  const Source source = Source::open(path);
  Loaded loaded = load_facts(source, {}, Diagnostics::usual_most, {.releases = true});
  std::ofstream(path, std::ios::binary) << "moves(a, [b]).\n";
  CHECK_FALSE(source.is_there());
  const std::string rendered = render(loaded.diagnostics, source).text();
  CHECK(rendered.starts_with(path + ": warning: "));
  CHECK(rendered.find("the file was changed since it was read") != rendered.npos);
  const GameError error(GameError::Kind::no_value, loaded.game->terms().atom("n1"));
  const std::string found =
      render({describe(error, *loaded.game, loaded.operators, source)}, source).text();
  CHECK(found.starts_with(path + ": error: n1 has no static value"));
  CHECK(found.find("the file was changed since it was read") != found.npos);
  CHECK(found.find("Add static_eval(n1, Value).") != found.npos);
}

TEST_CASE("a load that releases the text tells the same") {
  const TemporaryFolder folder;
  const std::string path = (folder.path / "tree.pl").string();
  const auto check = [&](const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
    const Source kept = Source::open(path);
    const std::string expected = told(kept, {.threads = 1});
    CHECK(expected.size() > 100);
    constexpr std::array all{2U, 1U, 3U};
    for (const unsigned threads : test_some<unsigned>(all)) {
      const Source source = Source::open(path);
      CHECK(told(source, {.threads = threads, .releases = true}) == expected);
      CHECK(source.text() == text);
    }
  };
  SUBCASE("warnings") {
    check(long_file(":- a(1).\n", ":- b(2).\n"));
  }
  SUBCASE("errors") {
    check(long_file("moves(a, b).\n", "moves(c, d). /* no end"));
  }
  SUBCASE("a file that is read twice") {
    check(long_file(":- a(1).\nmoves(a,[0.5-n0,0.5-b]).\n", "chance_to_move(a).\n"));
  }
}

TEST_CASE("a fact of one kind is enough for a game") {
  for (const char* text : {"moves(a, []).", "static_eval(a, 1).", "max_to_move(a)."})
    CHECK(load(text).game);
}

}  // namespace
}  // namespace minimax
