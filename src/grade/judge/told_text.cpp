#include "grade/judge/told_text.hpp"

#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/utf8.hpp"

namespace minimax::grade {

namespace {

constexpr std::string_view left_out = "...";

// In bytes, of a sentence and of a part of one.
constexpr std::size_t most_told = 2'000;
constexpr std::size_t least_told = 60;

// The same sentence, which can be said in any language.
Message with_short_parts(const Message& message, std::size_t most_of_part) {
  std::vector<MessagePart> parts;
  for (const MessagePart& each : message.parts()) {
    if (const auto* const text = std::get_if<std::string>(&each.value))
      parts.emplace_back(each.name, cut_short(*text, most_of_part));
    else
      parts.emplace_back(each.name, with_short_parts(std::get<Message>(each.value), most_of_part));
  }
  return {message.pattern(), message.plural(), message.count(), std::move(parts)};
}

}  // namespace

std::string cut_short(std::string text, std::size_t most) {
  if (text.size() <= most) return text;
  return std::string(whole_characters(text, most)).append(left_out);
}

std::string shortened(std::string text) {
  return cut_short(std::move(text), most_told);
}

Message shortened(Message message) {
  Message told = message;
  std::string text = in_english(told);
  for (std::size_t most_of_part = most_told - left_out.size(); text.size() > most_told;
       most_of_part /= 2) {
    if (most_of_part < least_told) return verbatim(shortened(in_english(message)));
    told = with_short_parts(message, most_of_part);
    text = in_english(told);
  }
  return told;
}

Message in_line(std::uint64_t line, Message message) {
  return Message("line {line}: {message}", {{"line", line}, {"message", std::move(message)}});
}

}  // namespace minimax::grade
