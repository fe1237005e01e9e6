// What is wrong with the syntax of a clause.
#pragma once

#include <cstdint>
#include <exception>
#include <string>
#include <utility>

#include "base/message.hpp"

namespace minimax {

/// Thrown by the tokeniser and the parser, on any thread: it is put into words by those who tell
/// it.
class SyntaxError : public std::exception {
 public:
  SyntaxError(const char* where, Message message, Message advice = {},
              const char* beside_text = nullptr)
      : where(where),
        message(std::move(message)),
        advice(std::move(advice)),
        beside_text(beside_text) {}
  const char* what() const noexcept override { return message.pattern().c_str(); }

  /// Of a clause that has no full stop.
  static SyntaxError end_of_text(const char* where) {
    return {where, Message(text_ends), Message("Each clause ends with a full stop and a blank")};
  }
  bool is_end_of_text() const { return message.pattern() == text_ends; }

  static SyntaxError no_utf8(const char* where) {
    return {where, Message("this is not UTF-8"), Message("Save the file with the encoding UTF-8")};
  }

  const char* where;  ///< the byte of the source at which it is
  Message message;    ///< what is wrong, without a full stop
  Message advice;     ///< what to do about it, without a full stop; may be empty
  /// The message for where nothing points at the place: `{text}` is what stands there. Null where
  /// the other one does.
  const char* beside_text;

 private:
  static constexpr const char* text_ends = msgid("the text ends within a clause");
};

}  // namespace minimax
