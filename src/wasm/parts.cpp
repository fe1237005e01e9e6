// A web page has the command alone.
#include "base/parts.hpp"

#include <string>

#include "base/shared_library.hpp"
#include "wasm/programs.hpp"

namespace minimax {

bool program_was_wanted = false;
const char* catalogue_folder = nullptr;

std::filesystem::path path_of(Part part) {
  return path_of(part, command_folder());
}

std::filesystem::path path_of(Part part, const std::filesystem::path&) {
  program_was_wanted = program_was_wanted || part == Part::program;
  switch (part) {
    case Part::graphviz:
      throw MissingPart("a web page has the command without it");
    case Part::search_page:
    case Part::playground_page:
      throw MissingPart("the command within a web page makes no page");
    default:
      throw MissingPart("the command within a web page runs no programs");
  }
}

std::optional<std::filesystem::path> path_of_catalogue(std::string_view language,
                                                       const std::filesystem::path&) {
  if (!catalogue_folder) return {};
  return std::filesystem::path(catalogue_folder) / (std::string(language) + ".mo");
}

}  // namespace minimax
