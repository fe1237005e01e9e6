// How a program is consulted.
#pragma once

#include <string>
#include <vector>

namespace minimax {

struct ProgramOptions {
  /// No goal that the file runs when it is loaded, or to show a position, takes longer.
  double load_seconds = 10;
  /// Role=Name/Arity, as Prolog text.
  std::vector<std::string> interface = {};
};

}  // namespace minimax
