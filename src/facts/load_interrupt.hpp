// Stopping a load from outside.
#pragma once

#include <cstdint>
#include <exception>

#include "facts/fact.hpp"

namespace minimax {

/// Thrown by a load that was asked to stop.
class LoadStopped : public std::exception {
 public:
  const char* what() const noexcept override { return "the load was stopped"; }
};

/// The question "shall I stop?", asked every few thousand clauses. The one who is asked may also
/// throw.
class LoadInterrupt {
 public:
  /// `offset` is how far the source is read.
  using Question = bool (*)(void* context, Offset offset);

  /// So many bytes of the source lie between two questions, and a clause more.
  static constexpr Offset bytes_per_question = 100'000;

  LoadInterrupt() = default;
  LoadInterrupt(Question question, void* context) : question_(question), context_(context) {}

  /// `offset` is how far the source is read. Throws LoadStopped where the answer is yes. Cheap:
  /// most calls do not ask.
  void poll(Offset offset) {
    if (offset < next_question_) return;
    next_question_ = offset + bytes_per_question;
    if (question_ && question_(context_, offset)) throw LoadStopped();
  }

 private:
  Question question_ = nullptr;
  void* context_ = nullptr;
  Offset next_question_ = 0;
};

}  // namespace minimax
