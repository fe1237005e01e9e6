// The page of a search: a template, which src/page/build.mjs makes, with what it is about.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/parts.hpp"

namespace minimax {

/// A file, and the question that is asked of it: the Exercise of src/page/app/exercise.ts.
struct PageExercise {
  std::string name;  ///< of the file, as shown
  std::string text;
  bool is_program = false;
  std::optional<std::string> position;  ///< nothing: the only one that is no successor
  std::vector<std::string> arguments;   ///< flags of the search
};

/// The template, as it was built or installed with the command or the module in that folder. Throws
/// NoPicture where it is missing.
std::string page_template(Part page, const std::filesystem::path& folder);

/// The template with the exercise and the film of it, which is JSON. Throws NoPicture where it is
/// none.
std::string page_of(std::string_view page_template, const PageExercise& exercise,
                    std::string_view film);

}  // namespace minimax
