#include "base/message_json.hpp"

#include "base/json_text.hpp"

namespace minimax {

std::string message_json(const Message& message) {
  JsonList object;
  object.add("pattern", json_string(message.pattern()));
  if (!message.plural().empty()) {
    object.add("plural", json_string(message.plural()));
    object.add("count", std::to_string(message.count()));
  }
  JsonList parts;
  for (const MessagePart& each : message.parts()) parts.add(each.name, part_json(each.value));
  if (!parts.empty()) object.add("parts", parts.object());
  return object.object();
}

std::string part_json(const std::variant<std::string, Message>& part) {
  if (const auto* text = std::get_if<std::string>(&part)) return json_string(*text);
  return message_json(std::get<Message>(part));
}

}  // namespace minimax
