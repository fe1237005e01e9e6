#include "facts/diagnostic.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/facts/some_diagnostic.hpp"

namespace minimax {
namespace {

std::string rendered(std::string_view text, const Diagnostic& diagnostic) {
  const Source source = Source::of_text("tree.pl", text);
  return render(diagnostic, source, source.place(diagnostic.offset)).text();
}

struct Excerpt {
  std::string line, caret;
};

/// The second and the third line of the message.
Excerpt excerpt(std::string_view text, Offset offset) {
  const std::string message = rendered(text, error_at(offset));
  const std::size_t line = message.find('\n') + 1;
  const std::size_t caret = message.find('\n', line) + 1;
  return {message.substr(line, caret - line - 1),
          message.substr(caret, message.find('\n', caret) - caret)};
}

TEST_CASE("a diagnostic shows the place and the line and the advice") {
  Diagnostic diagnostic = error_at(9);
  CHECK(rendered("moves(a, b).\n", diagnostic) ==
        "tree.pl:1:10: error: wrong\n"
        "moves(a, b).\n"
        "         ^\n");
  diagnostic.advice = Message("Write a list.");
  diagnostic.severity = Severity::warning;
  CHECK(rendered("a.\nmoves(a, b).\nc.\n", diagnostic) ==
        "tree.pl:2:7: warning: wrong\n"
        "moves(a, b).\n"
        "      ^\n"
        "  Write a list.\n");
}

TEST_CASE("the last line needs no end") {
  CHECK(rendered("a.\nmax(b", error_at(8)) == "tree.pl:2:6: error: wrong\nmax(b\n     ^\n");
  CHECK(rendered("a.\n", error_at(3)) == "tree.pl:2:1: error: wrong\n\n^\n");
  CHECK(rendered("", error_at(0)) == "tree.pl:1:1: error: wrong\n\n^\n");
}

TEST_CASE("a line may end as on Windows") {
  CHECK(excerpt("ab\r\ncd\r\n", 1).line == "ab");
  CHECK(excerpt("ab\r\ncd\r\n", 3).caret == "  ^");
}

TEST_CASE("the caret stands under a character behind tabs and beyond ASCII") {
  const Excerpt tabs = excerpt("\ta\tb", 3);
  CHECK(tabs.line == "\ta\tb");
  CHECK(tabs.caret == "\t \t^");
  const Excerpt accents = excerpt("é, ü, x", 8);
  CHECK(accents.line == "é, ü, x");
  CHECK(accents.caret == "      ^");
}

TEST_CASE("what a terminal cannot show is a question mark") {
  const Excerpt shown = excerpt(std::string_view("a\x1b[2J\xff\0\x7f\xc2\x85z", 11), 10);
  CHECK(shown.line == "a?[2J????z");
  CHECK(shown.caret == "         ^");
}

TEST_CASE("of a very long line the part about the place is shown") {
  std::string text(10000, 'x');
  text[5000] = '!';
  for (const Offset offset : {Offset{0}, Offset{159}, Offset{160}, Offset{5000}, Offset{9999}}) {
    CAPTURE(offset);
    const Excerpt shown = excerpt(text, offset);
    CHECK(shown.line.size() <= 170);
    REQUIRE(shown.caret.size() <= shown.line.size());
    CHECK(shown.line[shown.caret.size() - 1] == text[static_cast<std::size_t>(offset)]);
    CHECK(shown.caret.find_first_not_of(' ') == shown.caret.size() - 1);
  }
}

TEST_CASE("a very long line is not cut within a character") {
  for (std::size_t before = 0; before < 4; ++before) {
    std::string text(before, 'x');
    for (int i = 0; i < 500; ++i) text += "中";
    const Excerpt shown = excerpt(text, before + 3 * 250);
    CHECK(shown.line.find('?') == std::string::npos);
    CHECK(shown.line.starts_with("...中"));
    CHECK(shown.line.ends_with("中..."));
  }
}

TEST_CASE("dots stand where a very long line is cut") {
  const std::string text(1000, 'x');
  CHECK(excerpt(text, 0).line == std::string(160, 'x') + "...");
  CHECK(excerpt(text, 500).line == "..." + std::string(160, 'x') + "...");
  CHECK(excerpt(text, 999).line == "..." + std::string(81, 'x'));
  CHECK(excerpt(text, 999).caret == std::string(83, ' ') + "^");
  CHECK(excerpt(std::string(160, 'x'), 159).line == std::string(160, 'x'));
  CHECK(excerpt("ab\n" + std::string(160, 'x') + "\r\ncd", 100).line == std::string(160, 'x'));
}

TEST_CASE("each kind has a name of its own") {
  std::set<std::string_view> names;
  for (int kind = 0; kind <= static_cast<int>(DiagnosticKind::unfinished); ++kind) {
    const std::string_view name = name_of(static_cast<DiagnosticKind>(kind));
    CHECK_FALSE(name.empty());
    CHECK(names.insert(name).second);
  }
  CHECK(name_of(DiagnosticKind::misspelt_predicate) == "misspelt_predicate");
}

}  // namespace
}  // namespace minimax
