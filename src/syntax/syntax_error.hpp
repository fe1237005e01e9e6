// What is wrong with the syntax of a clause.
#pragma once

#include <cstdint>
#include <exception>
#include <string>
#include <utility>

namespace minimax {

/// Thrown by the tokeniser and the parser.
class SyntaxError : public std::exception {
 public:
  SyntaxError(const char* where, std::string message, std::string advice = {})
      : where(where), message(std::move(message)), advice(std::move(advice)) {}
  const char* what() const noexcept override { return message.c_str(); }

  const char* where;    ///< the byte of the source at which it is
  std::string message;  ///< what is wrong, without a full stop
  std::string advice;   ///< what to do about it; may be empty
};

}  // namespace minimax
