// Exercises, as the files that they are handed out in.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "draw/picture.hpp"
#include "grade/exercises/solution.hpp"
#include "grade/exercises/wishes.hpp"

namespace minimax::grade {

struct ExerciseOptions {
  Wishes wishes;
  std::uint64_t seed = 1;
  bool plain = false;                        ///< written while they are drawn, of any size
  std::optional<std::string> output = {};    ///< a file, of several exercises a folder
  bool with_key = false;                     ///< the right answers too
  std::optional<std::string> key = {};       ///< where; else beside the trees
  std::vector<PictureFormat> pictures = {};  ///< of each tree, and with the key of its solution
  std::optional<std::size_t> count = {};     ///< so many exercises
  std::optional<std::string> students = {};  ///< one for each in this list
  std::string id_column = {};                ///< of the list; empty for the best one
};

struct ExerciseFile {
  std::filesystem::path path;  ///< empty: standard output
  std::string text;
};

struct Exercises {
  std::vector<ExerciseFile> files = {};
  std::size_t repeated = 0;               ///< trees that are the same as another one
  std::optional<Difficulty> common = {};  ///< of a class
};

/// Throws UsageError where wishes contradict each other, it is not said where files go, or there
/// can be no picture, FileError where the list of students cannot be read, and TooRare.
Exercises make_exercises(const ExerciseOptions& options);

/// That of several exercises. Throws UsageError where it is not said.
std::filesystem::path folder_of(const ExerciseOptions& options);

/// The first line of each file, a comment: what makes the trees again. Of several exercises there
/// is another one, which tells each from the others.
std::string head_of(const ExerciseOptions& options);
std::string head_of_exercise(std::size_t number);

/// As a few words for people.
std::string text_of(const Difficulty& difficulty);

}  // namespace minimax::grade
