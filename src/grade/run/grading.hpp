// A class, from the files that were handed in to what was found.
#pragma once

#include <cstddef>
#include <vector>

#include "grade/report/marked.hpp"
#include "grade/run/grading_options.hpp"

namespace minimax::grade {

/// Is told how far it has got, of one thing at a time. An exception ends the grading.
class GradingObserver {
 public:
  virtual ~GradingObserver() = default;

  /// So many results in the file of a run that is resumed are not believed: their programs are run
  /// again.
  virtual void disbelieve(const std::string& file, std::size_t results) = 0;
  /// What was found about the course's own program, before others are judged by it.
  virtual void learn(const Marked& reference) = 0;
  /// So many programs will be run.
  virtual void begin(std::size_t programs) = 0;
  /// One of them has been.
  virtual void finish(const Marked& program) = 0;
};

/// Judges each submission, answers worked by hand or a program: what was found, in the order of the
/// files. Throws FileError where a file cannot be read, or the course's own program answers
/// nothing; UsageError where the options name what is not there, BadInput where the tree of all is
/// wrong, and sandbox::SandboxError where programs cannot be run: none of these is a fault of a
/// student's.
MarkedClass grade_class(const GradingOptions& options, GradingObserver& observer);

}  // namespace minimax::grade
