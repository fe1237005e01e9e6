#include "grade/judge/told_text.hpp"

#include <doctest/doctest.h>

#include <string>
#include <variant>

#include "base/message.hpp"

namespace minimax::grade {
namespace {

const std::string long_text(5'000, '9');

TEST_CASE("of a long reason the parts are cut and the sentence stays one that can be translated") {
  const Message value("the value of {position} is {value}",
                      {{"position", "a"}, {"value", long_text}});
  const Message reason("{first}, and {second}", {{"first", value}, {"second", long_text}});
  const Message told = shortened(reason);
  CHECK(told.pattern() == reason.pattern());
  CHECK(std::get<Message>(told.parts().front().value).pattern() == value.pattern());
  CHECK(in_english(told).size() <= 2'000);
  CHECK(in_english(told).size() > 1'000);
  CHECK(in_english(told).starts_with("the value of a is 999"));
}

TEST_CASE("a short reason stays as it is and a text alone is cut at two thousand bytes") {
  const Message reason("it is {value}", {{"value", "4"}});
  CHECK(shortened(reason) == reason);
  CHECK(in_english(shortened(verbatim(long_text))) == std::string(1'997, '9') + "...");
  CHECK(shortened(std::string(2'000, 'x')) == std::string(2'000, 'x'));
}

TEST_CASE("a sentence that is itself too long is cut as a text") {
  CHECK(in_english(shortened(Message(long_text))) == std::string(2'000, '9') + "...");
}

}  // namespace
}  // namespace minimax::grade
