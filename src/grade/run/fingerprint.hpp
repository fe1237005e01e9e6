// What decides how a program is judged.
#pragma once

#include <string>
#include <vector>

#include "grade/judge/examination.hpp"
#include "grade/run/submissions.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

class Fingerprint {
 public:
  Fingerprint(const std::vector<Tree>& random_trees, const ExaminationOptions& options);

  /// Where two are the same, so is all that the program is judged by: its name and text, its tree,
  /// the random ones, the options and the version of this command.
  std::string of(const SubmittedFile& file, const Tree& tree) const;

 private:
  std::string circumstances_;
};

}  // namespace minimax::grade
