// Errors of the command line itself.
#pragma once

#include <stdexcept>

namespace minimax {

/// An argument is wrong; what() says which, why, and what to do. Ends the command with
/// ExitStatus::usage.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A limit stopped a predicate of a program before there was any answer; what() says which. Ends
/// the command with ExitStatus::stopped.
class StoppedCall : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace minimax
