#include "base/message.hpp"

#include <algorithm>
#include <cstddef>

#include "base/pattern_pieces.hpp"
#include "base/translation.hpp"

namespace minimax {

namespace {

constexpr const char* text_alone = "{text}";
constexpr const char* text_with_full_stop = "{text}.";

const char* translated_pattern(const Message& message) {
  if (message.plural().empty()) return translated(message.pattern().c_str());
  return translated(message.pattern().c_str(), message.plural().c_str(), message.count());
}

std::string part_text(const Message& message, std::string_view name) {
  const auto found = std::ranges::find(message.parts(), name, &MessagePart::name);
  if (found != message.parts().end()) {
    if (const auto* text = std::get_if<std::string>(&found->value)) return *text;
    return say(std::get<Message>(found->value));
  }
  if (name == "count" && !message.plural().empty()) return std::to_string(message.count());
  return '{' + std::string(name) + '}';
}

}  // namespace

Message::Message(std::string pattern) : pattern_(std::move(pattern)) {}

Message::Message(std::string pattern, std::vector<MessagePart> parts)
    : pattern_(std::move(pattern)), parts_(std::move(parts)) {}

Message::Message(std::string one, std::string many, std::uint64_t count)
    : pattern_(std::move(one)), plural_(std::move(many)), count_(count) {}

Message::Message(std::string one, std::string many, std::uint64_t count,
                 std::vector<MessagePart> parts)
    : pattern_(std::move(one)), plural_(std::move(many)), count_(count), parts_(std::move(parts)) {}

bool operator==(const Message& one, const Message& other) {
  return one.pattern_ == other.pattern_ && one.plural_ == other.plural_ &&
         one.count_ == other.count_ && one.parts_ == other.parts_;
}

bool operator==(const MessagePart& one, const MessagePart& other) {
  return one.name == other.name && one.value == other.value;
}

std::string say(const Message& message) {
  std::string text;
  for_each_piece(translated_pattern(message), [&](std::string_view words, std::string_view part) {
    text += words;
    if (!part.empty()) text += part_text(message, part);
  });
  return text;
}

std::string say(std::string pattern) {
  return say(Message(std::move(pattern)));
}

std::string say(std::string pattern, std::vector<MessagePart> parts) {
  return say(Message(std::move(pattern), std::move(parts)));
}

std::string say(std::string one, std::string many, std::uint64_t count) {
  return say(Message(std::move(one), std::move(many), count));
}

std::string say(std::string one, std::string many, std::uint64_t count,
                std::vector<MessagePart> parts) {
  return say(Message(std::move(one), std::move(many), count, std::move(parts)));
}

Message verbatim(std::string text) {
  if (text.empty()) return {};
  std::vector<MessagePart> parts;
  parts.emplace_back("text", std::move(text));
  return Message(text_alone, std::move(parts));
}

Message joined(std::vector<Message> messages, std::string_view separator) {
  std::string pattern;
  std::vector<MessagePart> parts;
  for (Message& each : messages) {
    if (each.is_empty()) continue;
    const std::string name = std::to_string(parts.size());
    if (!pattern.empty()) pattern += separator;
    pattern += '{' + name + '}';
    parts.emplace_back(name, std::move(each));
  }
  return Message(std::move(pattern), std::move(parts));
}

Message listed(const std::vector<std::string>& texts) {
  if (texts.size() < 2) return verbatim(texts.empty() ? "" : texts.front());
  std::string list = texts.front();
  for (std::size_t i = 1; i + 1 < texts.size(); ++i) list += ", " + texts[i];
  return Message("{list} and {last}", {{"list", std::move(list)}, {"last", texts.back()}});
}

Message as_sentence(Message message) {
  if (message.is_empty() || message.pattern().ends_with('?')) return message;
  std::vector<MessagePart> parts;
  parts.emplace_back("text", std::move(message));
  return Message(text_with_full_stop, std::move(parts));
}

std::string in_english(const Message& message) {
  const InEnglish now;
  return say(message);
}

std::string for_programs(const Message& message) {
  return programs_read_english() ? in_english(message) : say(message);
}

}  // namespace minimax
