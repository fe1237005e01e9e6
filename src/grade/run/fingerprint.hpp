// What decides how a program is judged.
#pragma once

#include <string>

#include "grade/judge/examination.hpp"
#include "grade/run/submitted_file.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

class Fingerprint {
 public:
  /// `unsafe`: a program is run though nothing shields the file system.
  /// `reference`: the text of the course's own program, if there is one.
  Fingerprint(const TrialOptions& trials, const ExaminationOptions& options, bool unsafe,
              const std::string& reference = "");

  /// Where two are the same, so is all that the program is judged by: its name and text, its tree,
  /// the random ones, the options and the version of this command.
  std::string of(const SubmittedFile& file, const Tree& tree) const;

 private:
  TrialOptions trials_;
  Task::Kind task_;
  std::string circumstances_;
};

}  // namespace minimax::grade
