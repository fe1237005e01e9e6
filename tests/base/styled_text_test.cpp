#include "base/styled_text.hpp"

#include <doctest/doctest.h>

#include <string>

namespace minimax {
namespace {

// `a<b>c`: what has a style, in angle brackets.
std::string marked(const StyledText& text) {
  std::string marked;
  std::size_t done = 0;
  for (const StyledText::Span& span : text.spans()) {
    marked += text.text().substr(done, span.begin - done) + "<" +
              text.text().substr(span.begin, span.end - span.begin) + ">";
    done = span.end;
  }
  return marked + text.text().substr(done);
}

StyledText sample() {
  StyledText text("ab");
  text.append("cd", TextStyle::right);
  text += "ef";
  text.append("", TextStyle::wrong).append("gh", TextStyle::wrong);
  return text;
}

TEST_CASE("a styled text is the text and knows which parts have a style") {
  CHECK(sample().text() == "abcdefgh");
  CHECK(marked(sample()) == "ab<cd>ef<gh>");
  StyledText twice = sample();
  twice += twice;
  CHECK(marked(twice) == "ab<cd>ef<gh>ab<cd>ef<gh>");
}

TEST_CASE("a part of a styled text has the styles of its own bytes") {
  CHECK(marked(sample().part(0, 2)) == "ab");
  CHECK(marked(sample().part(1, 2)) == "b<c>");
  CHECK(marked(sample().part(3, 4)) == "<d>ef<g>");
  CHECK(marked(sample().part(4, 0)).empty());
  CHECK(marked(sample().part(7)) == "<h>");
}

TEST_CASE("a message has the style of its severity") {
  CHECK(marked(styled_message("f.pl:1:2: error: it: warning: x\n")) ==
        "f.pl:1:2: <error>: it: warning: x\n");
  CHECK(marked(styled_message("f.pl: warning: y\n  z: error: w\n")) ==
        "f.pl: <warning>: y\n  z: error: w\n");
  CHECK(marked(styled_message("minimax: note: n")) == "minimax: <note>: n");
  CHECK(marked(styled_message("minimax: a limit stopped it\nx: error: y")) ==
        "minimax: a limit stopped it\nx: error: y");
  CHECK(marked(styled_message("")).empty());
}

}  // namespace
}  // namespace minimax
