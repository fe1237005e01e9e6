// JSON as text, of which no part is kept in any other way.
#pragma once

#include <string>
#include <string_view>

namespace minimax {

/// Of all JSON that is written, as its member `version`: docs/schemas/ says what is in it. It grows
/// where what was there is gone or means something else.
inline constexpr int json_version = 1;

/// A string of JSON that may also stand in an element of HTML: what could end it there, and what
/// ends a line of JavaScript, is told by its number, as control characters are. A byte that is not
/// UTF-8 becomes U+FFFD.
std::string json_string(std::string_view text);

/// JSON in UTF-8 whose strings tell control characters by their numbers: it means the same, and a
/// terminal can be sent it as it is.
std::string without_controls(std::string json);

/// The members of an object, or the elements of an array, one after the other.
class JsonList {
 public:
  JsonList() = default;
  /// Each begins a line.
  struct Lines {};
  explicit JsonList(Lines) : before_each_("\n") {}

  /// Members have the text of a value each.
  void add(std::string_view name, std::string_view value) {
    add(json_string(name).append(":").append(value));
  }
  void add(const std::string& value) {
    if (!text_.empty()) text_ += ',';
    text_.append(before_each_).append(value);
  }

  /// What another one holds.
  void add(const JsonList& list) { add(list.text_); }

  bool empty() const noexcept { return text_.empty(); }
  std::string object() const { return "{" + text_ + "}"; }
  std::string array() const { return "[" + text_ + "]"; }

 private:
  std::string_view before_each_;
  std::string text_;
};

}  // namespace minimax
