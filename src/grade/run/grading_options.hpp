// What a class is graded by.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "file/game_source.hpp"
#include "grade/judge/examination.hpp"
#include "grade/run/shard.hpp"

namespace minimax::grade {

/// What the submissions are taken for.
enum class Expected : std::uint8_t {
  any,       ///< facts alone are answers worked by hand, all else is a program
  answers,   ///< a program is an error
  programs,  ///< facts are a program too, and have to be right on every tree
};

/// Which files of one student of a list count.
enum class Attempts : std::uint8_t {
  best,  ///< of answers and of programs the best one each; others are told of in a note
  all,   ///< each has a row
};

struct GradingOptions {
  std::vector<std::string> files;  ///< files, folders, patterns; `-` is standard input
  Expected expected = Expected::any;
  GameSource tree;                      ///< of all submissions, where not each student has one
  std::string questions;                ///< a file of what was asked; empty where that is unknown
  std::optional<std::string> students;  ///< the list, of whom each has a row of the report
  std::string id_column;                ///< of the list; empty for the best one
  std::string trees_folder;             ///< where each has a tree; empty where all have one
  Attempts attempts = Attempts::best;
  /// What this run reads or writes beside submissions: files, and folders with what is in them.
  /// Nobody has handed these in.
  std::vector<std::string> own_paths;
  std::optional<std::string> root;    ///< where alpha-beta begins, and programs are asked
  std::string reference;              ///< the course's own program; empty where there is none
  ExaminationOptions examination;     ///< its rules are those for answers too
  std::size_t random_trees = 100;     ///< on which each program is run, beside its own
  std::optional<std::uint64_t> seed;  ///< of these; else that of `resume`, or a new one
  bool alternating = false;           ///< MAX and MIN take turns in all of these
  unsigned jobs = 0;                  ///< programs at a time; 0: one for each processor
  bool unsafe = false;                ///< run programs though nothing shields the file system
  Shard shard;                        ///< which of the submissions
  std::string resume;                 ///< a file of what is already known; empty for none
};

}  // namespace minimax::grade
