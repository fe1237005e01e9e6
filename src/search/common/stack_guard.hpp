// How much room a recursive search has left.
#pragma once

#include <cstdint>
#include <exception>

namespace minimax {

/// Thrown by a recursive search before the stack of its thread is used up.
class TooDeep : public std::exception {
 public:
  const char* what() const noexcept override { return "the game is deeper than the stack allows"; }
};

/// Guards the stack of the thread it is made in.
class StackGuard {
 public:
  StackGuard();

  /// Throws TooDeep where little of the stack is left. Costs a comparison.
  void check() const {
    const char here = 0;
    if (reinterpret_cast<std::uintptr_t>(&here) < lowest_) throw TooDeep();
  }

 private:
  std::uintptr_t lowest_;  // addresses below this are kept for the game and for handling errors
};

}  // namespace minimax
