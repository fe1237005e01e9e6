// What ends a command before it is done.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "ask/option_faults.hpp"
#include "base/message.hpp"
#include "syntax/read_term.hpp"

namespace minimax {

/// The file is wrong, and standard error says so. Ends the command with ExitStatus::input.
class BadInput {};

/// An argument is wrong; what() says which, why, and what to do. Ends the command with
/// ExitStatus::usage.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// An option is needed and not given.
class MissingOption : public UsageError {
 public:
  MissingOption(const std::string& message, std::string option)
      : UsageError(message), option(std::move(option)) {}

  std::string option;  ///< as it is typed
};

/// As a UsageError.
[[noreturn]] void throw_usage_error(const OptionFault& fault);

/// As a UsageError: the text of a position is none of a term.
[[noreturn]] void throw_no_term(const std::string& text, const NotATerm& problem);

/// What ask() gives, with a UsageError for an OptionFault.
template <class Ask>
auto with_usage_errors(Ask ask) try {
  return ask();
} catch (const OptionFault& fault) {
  throw_usage_error(fault);
}

/// A limit stopped a predicate of a program before there was any answer; what() says which. Ends
/// the command with ExitStatus::stopped.
class StoppedCall : public std::runtime_error {
 public:
  explicit StoppedCall(Message reason)
      : std::runtime_error(in_english(reason)), reason(std::move(reason)) {}

  Message reason;
};

}  // namespace minimax
