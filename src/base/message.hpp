// What is said to people: a sentence with named parts, which is put into words when it is written.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace minimax {

struct MessagePart;

/// A sentence in English, a msgid of the catalogues in po/, in which a part stands as `{name}`.
/// Where it counts something there are two, and `{count}` in them is how many.
///
/// The catalogues have what is a literal in `Message("...")`, `Message("one", "many", count)`,
/// say() or msgid(): po/texts_of_cpp.mjs collects these.
class Message {
 public:
  /// Nothing is said.
  Message() = default;
  explicit Message(std::string pattern);
  Message(std::string pattern, std::vector<MessagePart> parts);
  Message(std::string one, std::string many, std::uint64_t count);
  Message(std::string one, std::string many, std::uint64_t count, std::vector<MessagePart> parts);

  bool is_empty() const noexcept { return pattern_.empty(); }
  const std::string& pattern() const noexcept { return pattern_; }
  /// Empty where it counts nothing.
  const std::string& plural() const noexcept { return plural_; }
  std::uint64_t count() const noexcept { return count_; }
  const std::vector<MessagePart>& parts() const noexcept { return parts_; }

  friend bool operator==(const Message& one, const Message& other);

 private:
  std::string pattern_;
  std::string plural_;
  std::uint64_t count_ = 0;
  std::vector<MessagePart> parts_;
};

/// What stands in the place of `{name}`: a text as it is, or a message.
struct MessagePart {
  MessagePart(std::string_view name, std::string text) : name(name), value(std::move(text)) {}
  MessagePart(std::string_view name, Message message) : name(name), value(std::move(message)) {}
  MessagePart(std::string_view name, std::integral auto number)
      : name(name), value(std::to_string(number)) {}

  friend bool operator==(const MessagePart& one, const MessagePart& other);

  std::string name;
  std::variant<std::string, Message> value;
};

/// In the language that was chosen (base/translation.hpp).
std::string say(const Message& message);
std::string say(std::string pattern);
std::string say(std::string pattern, std::vector<MessagePart> parts);
std::string say(std::string one, std::string many, std::uint64_t count);
std::string say(std::string one, std::string many, std::uint64_t count,
                std::vector<MessagePart> parts);

/// A text that no catalogue knows, such as what a program has printed.
Message verbatim(std::string text);
/// The messages one after the other, without those that are empty.
Message joined(std::vector<Message> messages, std::string_view separator);
/// `a, b and c`: all of them.
Message listed(const std::vector<std::string>& texts);

/// With a full stop, where it is no question and not empty.
Message as_sentence(Message message);

/// Within what is in English, whatever the language.
std::string in_english(const Message& message);
/// As programs read it (programs_read_english()).
std::string for_programs(const Message& message);

/// Marks a text of a table that is said later.
constexpr const char* msgid(const char* text) noexcept {
  return text;
}

}  // namespace minimax
