#include "syntax/number_text.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze.hpp>
#include <variant>
#include <vector>

#include "grammar/numbers.hpp"

namespace minimax {
namespace {

/// How much of `text` the grammar takes for a number; 0 where there is none.
std::size_t extent(std::string_view text) {
  tao::pegtl::memory_input<> input(text.data(), text.size(), "");
  if (!tao::pegtl::parse<grammar::number>(input)) return 0;
  return static_cast<std::size_t>(input.current() - text.data());
}

/// What is read of `text`, written back; empty where it is an error.
std::string decoded(std::string_view text) {
  const DecodedNumber result = decode_number(text);
  const Number* number = std::get_if<Number>(&result);
  return number == nullptr ? "" : number->text();
}

TEST_CASE("the grammar of numbers always makes progress") {
  using Numbers =
      tao::pegtl::sor<grammar::number, grammar::negated_number, grammar::number_of_script>;
  CHECK(tao::pegtl::analyze<Numbers>() == 0);
}

TEST_CASE("a number is read as SWI-Prolog reads it") {
  struct Reading {
    std::string text, number;
  };
  const std::vector<Reading> readings = {
      {"0", "0"},
      {"007", "7"},
      {"9223372036854775807", "9223372036854775807"},
      {"9223372036854775808", "9223372036854775808"},
      {"1 000 000", "1000000"},
      {"1_000_000", "1000000"},
      {"1_ \n 000", "1000"},
      {"1_\u2003000", "1000"},
      {"1_/* 5 r */000", "1000"},
      {"1_% 5\n000r2", "500"},
      {"016'ff", "255"},
      {"0b101", "5"},
      {"0b1 01", "5"},
      {"0o17", "15"},
      {"0xfF", "255"},
      {"0xf_f", "255"},
      {"16'FF", "255"},
      {"2'101", "5"},
      {"02'101", "5"},
      {"36'zZ", "1295"},
      {"8'7 7", "63"},
      {"1r3", "1r3"},
      {"2r4", "1r2"},
      {"6r3", "2"},
      {"1 000r3_000", "1r3"},
      {"1.5", "1.5"},
      {"1e10", "10000000000.0"},
      {"1.0E+22", "1.0e+22"},
      {"1.0e-5", "1.0e-5"},
      {"0.1e1", "1.0"},
      {"1.0e-400", "0.0"},
      {"0.0e999", "0.0"},
      {"4.9e-324", "5.0e-324"},
      {"1.0Inf", "1.0Inf"},
      {"2.5Inf", "1.0Inf"},
      {"1.5NaN", "1.5NaN"},
      {"1.25NaN", "1.5NaN"},
      {"0'a", "97"},
      {"0' ", "32"},
      {"0''", "39"},
      {"0'''", "39"},
      {"0'é", "233"},
      {"0'😀", "128512"},
      {"0'\\n", "10"},
      {"0'\\c", "99"},
      {"0'\\'", "39"},
      {"0'\\x41\\", "65"},
      {"0'\\x41", "65"},
      {"0'\\101\\", "65"},
      {"0'\\u00e9", "233"},
      {"0'\\U0001F600", "128512"},
      {"0'\\\n", "10"},
      {"0'\\\r\n", "10"},
  };
  for (const Reading& reading : readings) {
    CAPTURE(reading.text);
    CHECK(extent(reading.text) == reading.text.size());
    CHECK(decoded(reading.text) == reading.number);
  }
}

TEST_CASE("what SWI-Prolog rejects is matched as a whole and is an error") {
  for (const std::string text :
       {"1r0",       "1r000",         "1e999",        "1.0e400", "0x",
        "0b2",       "0o8",           "0xg",          "0'",      "0'\\",
        "0'\\q",     "0'\\8",         "0'\\x",        "0'\\u41", "0'\\U41",
        "0'\\ud800", "0'\\x110000\\", "0'\\xd8001\\", "1.0NaN",  "1.99999999999999999999NaN"}) {
    CAPTURE(text);
    CHECK(extent(text) > 0);
    CHECK(decoded(text.substr(0, extent(text))) == "");
  }
}

TEST_CASE("a number may have the digits of another script but not those of two") {
  const auto extent_of = [](std::string_view text) {
    tao::pegtl::memory_input<> input(text.data(), text.size(), "");
    const char32_t zero = U'٠';
    tao::pegtl::parse<grammar::number_of_script>(input, zero);
    return text.substr(0, static_cast<std::size_t>(input.current() - text.data()));
  };
  CHECK(extent_of("٣٤,") == "٣٤");
  CHECK(extent_of("٣٤5") == "٣٤");
  CHECK(extent_of("٣.5") == "٣");
  CHECK(extent_of("٣'٤") == "٣");
  CHECK(extent_of("٣.٤e-٢)") == "٣.٤e-٢");
  CHECK(decoded("٣٤") == "34");
  CHECK(decoded("٣.٤e٢") == "340.0");
  CHECK(decoded("٣ ٤r٢") == "17");
  CHECK(decoded("٣_ \n٤") == "34");
}

TEST_CASE("a number ends where SWI-Prolog ends it") {
  struct Ending {
    std::string text;
    std::size_t end;
  };
  const std::vector<Ending> endings = {
      {"1.", 1},          {"1.e5", 1},     {"1.0e", 3},      {"1.0e+", 3},       {"1e", 1},
      {"1E5x", 3},        {"1  000", 1},   {"1\t000", 1},    {"1__000", 1},      {"1_", 1},
      {"1_000.5", 5},     {"1 000e5", 5},  {"0xf f", 3},     {"16'f f", 4},      {"37'1", 2},
      {"1'0", 1},         {"16'g", 2},     {"016'f", 5},     {"1 16'f", 4},      {"1.0Infx", 3},
      {"1.0Inf_", 3},     {"1.0inf", 3},   {"1Inf", 1},      {"2.5NaN", 3},      {"01.5NaN", 4},
      {"1.5NaNs", 3},     {"1r", 1},       {"1r-3", 1},      {"1r3r4", 3},       {"1R3", 1},
      {"1.5r3", 3},       {"0'ab", 3},     {"0''a", 3},      {"0'''''", 4},      {"0'\\nn", 4},
      {"0'\\x41\\\\", 7}, {"0'\\x41g", 6}, {"0'\\00411", 8}, {"0'\\u004111", 8}, {"12).", 2},
      {"0b12", 3},        {"00'a", 2},     {"a", 0},         {"-1", 0},          {"", 0},
  };
  for (const Ending& ending : endings) {
    CAPTURE(ending.text);
    CHECK(extent(ending.text) == ending.end);
  }
}

TEST_CASE("a sign before a number is part of it") {
  CHECK(decoded("-5") == "-5");
  CHECK(decoded("-0") == "0");
  CHECK(decoded("-0.0") == "-0.0");
  CHECK(decoded("-9223372036854775808") == "-9223372036854775808");
  CHECK(decoded("-99999999999999999999") == "-99999999999999999999");
  CHECK(decoded("-1 000") == "-1000");
  CHECK(decoded("-0xff") == "-255");
  CHECK(decoded("-0'a") == "-97");
  CHECK(decoded("-2r4") == "-1r2");
  CHECK(decoded("-1.0Inf") == "-1.0Inf");
  CHECK(decoded("-1.5NaN") == "1.5NaN");
  CHECK(decoded("-1.0e-400") == "-0.0");
  CHECK(decoded("-16'ff") == "");
}

TEST_CASE("text that is no number is an error") {
  for (const char* text : {"", "-", "a", "--1", "+1", "0bx", "1.5.5", "99'1", "1'1", "'"}) {
    CAPTURE(text);
    CHECK(decoded(text) == "");
  }
}

}  // namespace
}  // namespace minimax
