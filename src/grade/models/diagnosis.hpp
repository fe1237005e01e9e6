// Which misconception explains what a program answers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "grade/models/misconception.hpp"
#include "trees/task.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// What a program answered when it was asked once.
struct Observation {
  const Tree* tree;
  std::size_t position;
  std::optional<Play> play;  ///< nothing where there was no answer, or none that could be read
  bool is_right;
};

struct Diagnosis {
  /// The only model that answers as the program does, each time.
  std::optional<std::string> misconception;
  /// Where there is no such: models that answer more often as it does than a right program would,
  /// and as at least half of its wrong answers are, the most fitting first. That neither answers
  /// is no agreement.
  std::vector<std::string> candidates;
};

/// Of a program that is wrong somewhere.
Diagnosis diagnose(const std::vector<Observation>& observations, const Task& task);

}  // namespace minimax::grade
