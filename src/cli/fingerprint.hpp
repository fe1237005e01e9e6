// What decides how a program is judged.
#pragma once

#include <string>
#include <vector>

#include "cli/submissions.hpp"
#include "exercise/tree.hpp"
#include "verify/examination.hpp"

namespace minimax {

class Fingerprint {
 public:
  Fingerprint(const std::vector<exercise::Tree>& random_trees,
              const verify::ExaminationOptions& options);

  /// Where two are the same, so is all that the program is judged by: its name and text, its tree,
  /// the random ones, the options and the version of this command.
  std::string of(const SubmittedFile& file, const exercise::Tree& tree) const;

 private:
  std::string circumstances_;
};

}  // namespace minimax
