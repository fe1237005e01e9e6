// All programs of a class.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "grade/judge/examination.hpp"
#include "grade/report/marked.hpp"
#include "grade/run/submitted_file.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// A program, where in the list of results it stands, and the tree that it is about.
struct Entrant {
  std::size_t place;
  SubmittedFile file;
  std::shared_ptr<const Tree> tree;
  Message note = {};  ///< for its report, unless it is right: why it was taken for a program
};

struct ClassOptions {
  TrialOptions trials;                          ///< on what each is run beside its own tree
  std::optional<SubmittedFile> reference = {};  ///< the course's own program
  unsigned jobs = 1;                            ///< programs at a time
  bool unsafe = false;                          ///< run them though nothing shields the file system
  /// Told of each as soon as it is examined, never of two at a time; an exception ends the run.
  std::function<void(const Marked&)> finished = [](const Marked&) {};
};

/// What is found about the course's own program, on the tree of an entrant and on random ones.
/// Throws sandbox::SandboxError.
Marked examine_reference(const SubmittedFile& reference, const Tree& tree,
                         const ExaminationOptions& examination, const ClassOptions& options);

/// Examines each program on its own tree and on random ones, several at a time, and fills in
/// what was found. Throws sandbox::SandboxError.
void run_class(const std::vector<Entrant>& programs, const ExaminationOptions& examination,
               const ClassOptions& options, std::vector<Marked>& marked);

}  // namespace minimax::grade
