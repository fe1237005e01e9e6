// Which misconception explains what a program answers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "exercise/tree.hpp"
#include "verify/misconception.hpp"
#include "verify/program.hpp"

namespace minimax::verify {

/// What a program answered when it was asked once.
struct Observation {
  const exercise::Tree* tree;
  std::size_t position;
  std::optional<Play> play;  ///< nothing where there was no answer, or none that could be read
  bool is_right;
};

struct Diagnosis {
  /// The only model that answers as the program does, each time.
  std::optional<std::string> misconception;
  /// Where there is no such: models that answer more often as it does than a right program would,
  /// the most fitting first.
  std::vector<std::string> candidates;
};

/// Of a program that is wrong somewhere.
Diagnosis diagnose(const std::vector<Observation>& observations, const Task& task);

}  // namespace minimax::verify
