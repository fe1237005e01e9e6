// What is wrong with a program.
#pragma once

#include <string>

#include "facts/diagnostic.hpp"

namespace minimax::program {

struct Problem {
  DiagnosticKind kind;
  std::string message;
  std::string advice = {};  ///< what to do, or more about it; may be empty
};

}  // namespace minimax::program
