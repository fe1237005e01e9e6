// What an earlier run of a class has found.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "grade/judge/trials.hpp"
#include "grade/report/marked.hpp"
#include "grade/run/class_run.hpp"
#include "grade/run/fingerprint.hpp"
#include "grade/run/grading_options.hpp"
#include "grade/run/resume_file.hpp"

namespace minimax::grade {

/// What an earlier run has found is taken from its file, and what is found is added to it.
class Resumption {
 public:
  /// `reference`: the text of the course's own program, if there is one. Throws as ResumeFile does,
  /// and UsageError where parts of a class have no seed.
  Resumption(const GradingOptions& options, const std::string& reference);

  /// Of the file that is resumed from.
  std::size_t unsealed() const { return file_ ? file_->unsealed() : 0; }

  /// On what each program is run.
  const TrialOptions& trials() const { return trials_; }

  /// Whether the program need not be run.
  bool take(const Entrant& program, Marked& marked) const;

  void add(const Marked& marked);

 private:
  std::uint64_t seed_for(const GradingOptions& options) const;

  TrialOptions trials_;
  std::optional<Fingerprint> fingerprint_;
  std::optional<ResumeFile> file_;
};

}  // namespace minimax::grade
