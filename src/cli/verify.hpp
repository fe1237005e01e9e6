// minimax verify
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/class_flags.hpp"
#include "cli/exit_status.hpp"
#include "cli/game_flags.hpp"
#include "grade/judge/judge.hpp"
#include "grade/report/reports.hpp"

namespace minimax {

/// What the submissions are taken for.
enum class Expected : std::uint8_t {
  any,       ///< facts alone are answers worked by hand, all else is a program
  answers,   ///< a program is an error
  programs,  ///< facts are a program too, and have to be right on every tree
};

struct VerifyOptions {
  GameFlags tree;                       ///< of all submissions, where there is no list of students
  std::optional<std::string> students;  ///< the list, of whom each has a tree
  std::string trees_folder;             ///< where these are
  std::optional<std::string> root;  ///< where alpha-beta begins, and what programs are asked about
  std::vector<std::string> files;   ///< files, folders, patterns; `-` is standard input
  grade::Rules rules;
  Expected expected = Expected::any;
  ReportOptions report;
  ClassFlags class_flags;
  std::string predicate = "minimax/4";
  std::size_t trees = 100;   ///< random ones, on which each program is run
  std::uint64_t seed = 1;    ///< of these
  bool alternating = false;  ///< MAX and MIN take turns in them
  double seconds = 3;        ///< for a program on one tree
  unsigned jobs = 0;         ///< programs at a time; 0: one for each processor
  bool unsafe = false;       ///< run programs though nothing shields the file system
};

/// Judges each submission, answers worked by hand or a program, and reports what was found in the
/// order of the files. Gives ExitStatus::wrong where one is wrong, or there is none. Throws
/// FileError where a file cannot be read and sandbox::SandboxError where programs cannot be run,
/// which are no faults of a student's.
ExitStatus verify_submissions(const VerifyOptions& options);

}  // namespace minimax
