#include "base/message.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "base/translation.hpp"

namespace minimax {
namespace {

TEST_CASE("a message is its pattern with what its parts are") {
  CHECK(say("right") == "right");
  CHECK(say("{position} has the value {value}", {{"value", "4"}, {"position", "f({x})"}}) ==
        "f({x}) has the value 4");
  CHECK(say("{a} and {a}", {{"a", 7}}) == "7 and 7");
  CHECK(say("{absent} {", {{"present", "x"}}) == "{absent} {");
  CHECK(in_english(Message("")).empty());
}

TEST_CASE("a message within a message is a part of it") {
  const Message who("player {number}", {{"number", 2}});
  const Message line("{list}, which {who} has", {{"list", "b"}, {"who", who}});
  CHECK(in_english(line) == "b, which player 2 has");
  CHECK(line == Message("{list}, which {who} has", {{"list", "b"}, {"who", who}}));
  CHECK_FALSE(line == Message("{list}, which {who} has", {{"list", "b"}, {"who", "player 2"}}));
}

TEST_CASE("a message that counts has the form of the number") {
  for (const auto& [count, text] : {std::pair{0, "0 errors"}, {1, "one error"}, {21, "21 errors"}})
    CHECK(say("one error", "{count} errors", static_cast<std::uint64_t>(count)) == text);
  CHECK(say("{count} in {file}", "{count} in {file}", 3, {{"file", "x"}}) == "3 in x");
  CHECK(say("{count} plies", "{count} plies", 3, {{"count", "three"}}) == "three plies");
}

TEST_CASE("a sentence ends with a full stop or a question mark") {
  CHECK(in_english(as_sentence(Message("Put {what} there", {{"what", "one"}}))) ==
        "Put one there.");
  CHECK(as_sentence(Message("Is it missing?")) == Message("Is it missing?"));
  CHECK(as_sentence(Message()).is_empty());
}

TEST_CASE("the language is the one that gettext takes from the environment") {
  using Variables = LanguageVariables;
  CHECK(wanted_language({}) == "en");
  CHECK(wanted_language({.lang = "de_DE.UTF-8"}) == "de");
  CHECK(wanted_language({.lang = "pt_BR"}) == "pt");
  CHECK(wanted_language({.lang = "sv_SE.UTF-8"}) == "en");
  CHECK(wanted_language({.lc_messages = "hu_HU.UTF-8", .lang = "de_DE.UTF-8"}) == "hu");
  CHECK(wanted_language(Variables{
            .language = "", .lc_all = "C", .lc_messages = "hu_HU.UTF-8", .lang = "de_DE.UTF-8"}) ==
        "en");
  CHECK(wanted_language({.language = "sv:ro_RO:de", .lang = "es_ES@euro"}) == "ro");
  CHECK(wanted_language({.language = "::de:", .lang = "C.UTF-8"}) == "de");
  CHECK(wanted_language({.language = "en:de", .lang = "de_DE"}) == "en");
  CHECK(wanted_language({.language = "sv", .lang = "de_DE"}) == "en");
  // gettext looks at no LANGUAGE there.
  CHECK(wanted_language({.language = "de", .lang = "POSIX"}) == "en");
  CHECK(wanted_language({.language = "de"}) == "en");
}

TEST_CASE("a name of gettext's means the language that it begins with") {
  CHECK(language_of("de") == "de");
  CHECK(language_of("de-AT") == "de");
  CHECK(language_of("C.UTF-8") == "en");
  CHECK(language_of("dex") == std::nullopt);
  CHECK(language_of("d") == std::nullopt);
  CHECK(language_of("_DE") == std::nullopt);
}

TEST_CASE("without a catalogue all is in English") {
  CHECK_FALSE(choose_language("de", "/nowhere/at/all"));
  CHECK(chosen_language() == "en");
  CHECK_FALSE(choose_language("xx", "/nowhere/at/all"));
  CHECK(choose_language("en", "/nowhere/at/all"));
  CHECK(say("Value") == "Value");
}

}  // namespace
}  // namespace minimax
