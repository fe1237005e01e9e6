#include "base/terminal.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <iterator>
#include <random>
#include <string>
#include <string_view>

#include "base/utf8.hpp"
#include "tests/random_seed.hpp"

namespace minimax {
namespace {

TEST_CASE("whether there are colours") {
  const ColorVariables usual{.term = "xterm"};
  CHECK(wants_colors(usual, true));
  CHECK_FALSE(wants_colors(usual, false));
  CHECK_FALSE(wants_colors({}, true));
  CHECK_FALSE(wants_colors({.term = "dumb"}, true));
  CHECK_FALSE(wants_colors({.no_color = "0", .term = "xterm"}, true));
  CHECK(wants_colors({.no_color = "", .term = "xterm"}, true));
  CHECK(wants_colors({.clicolor_force = "1"}, false));
  CHECK_FALSE(wants_colors({.clicolor_force = "0", .term = "xterm"}, false));
  CHECK_FALSE(wants_colors({.no_color = "1", .clicolor_force = "1", .term = "xterm"}, true));
  CHECK_FALSE(wants_colors({.clicolor = "0", .term = "xterm"}, true));
}

TEST_CASE("what would control a terminal is written as in Prolog") {
  CHECK(harmless("a\tb\nc\r\nd") == "a\tb\nc\r\nd");
  CHECK(harmless("\x1b[2J") == "\\x1b\\[2J");
  CHECK(harmless("a\rb\x7f\x08") == "a\\xd\\b\\x7f\\\\x8\\");
  CHECK(harmless("\xc2\x9b") == "\\x9b\\");  // C1 in UTF-8
  CHECK(harmless("\x9b") == "\\x9b\\");      // and as a byte of its own
  CHECK(harmless("\u202e\u2066") == "\\x202e\\\\x2066\\");
  CHECK(harmless("ä△\U0001f600") == "ä△\U0001f600");
  CHECK(harmless(std::string("\0", 1)) == "\\x0\\");
  CHECK(harmless("\r") == "\\xd\\");
}

TEST_CASE("styles are escape sequences around what is harmless") {
  StyledText text("\x1b ");
  text.append("e\x1brror", TextStyle::error) += "\x07";
  CHECK(harmless(text, true) == "\\x1b\\ \x1b[1;31me\\x1b\\rror\x1b[0m\\x7\\");
  CHECK(harmless(text, false) == "\\x1b\\ e\\x1b\\rror\\x7\\");
}

TEST_CASE("nothing that comes in pieces controls a terminal") {
  const std::uint32_t seed = random_seed();
  INFO("seed ", seed);
  std::mt19937_64 random(seed);
  constexpr std::string_view parts[] = {"a",  "\xc2", "\x9b",         "\x1b",
                                        "\r", "\n",   "\xe2\x80\xae", "△"};
  for (int round = 0; round < 2000; ++round) {
    std::string whole;
    std::string sent;
    HarmlessStream stream;
    for (int i = 0; i < 12; ++i) {
      const std::string_view part = parts[random() % std::size(parts)];
      whole += part;
      if (random() % 2 == 0) {
        for (const char byte : part) sent += stream.next({&byte, 1});
      } else {
        sent += stream.next(part);
      }
    }
    sent += stream.next("\n");
    CHECK(sent == harmless(whole + "\n"));
    CHECK(sent.find('\x1b') == std::string::npos);
    CHECK(is_utf8(sent));
  }
}

}  // namespace
}  // namespace minimax
