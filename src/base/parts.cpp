#include "base/parts.hpp"

#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>
#include <system_error>

#include "base/shared_library.hpp"

namespace minimax {

namespace {

namespace fs = std::filesystem;

/// A file, and where it may be, as seen from the command or the module: first in a build,
/// as the CMakeLists.txt of the part has it, and then in what src/cmake/Installation.cmake
/// installs.
struct PlacedPart {
  std::string_view name;
  std::array<const char*, 4> folders;  // the last ones may be null
};

PlacedPart places_of(Part part) {
  switch (part) {
    case Part::sandbox:
      return {"minimax-sandbox", {".", MINIMAX_INSTALLED_PARTS}};
    case Part::program:
      return {"minimax_program.so", {".", MINIMAX_INSTALLED_PARTS}};
    case Part::module:
      return {"minimax.so", {"src/prolog", MINIMAX_INSTALLED_PARTS}};
    case Part::library:
      return {"prolog/minimax.pl", {".", MINIMAX_INSTALLED_PACK}};
    case Part::graphviz:  // for the module, too: in a build that lies two folders deeper
      return {"minimax_graphviz.so", {".", MINIMAX_INSTALLED_PARTS, "../.."}};
    case Part::search_page:  // for the module, too, which lies a folder deeper where installed
      return {"page/search.html",
              {".", MINIMAX_INSTALLED_DATA, "../..", "../" MINIMAX_INSTALLED_DATA}};
    case Part::playground_page:
      return {"page/playground.html", {".", MINIMAX_INSTALLED_DATA}};
  }
  return {};
}

// In a build and beside the module of a pack; beside the command; and as seen from the module in
// both.
constexpr std::array catalogue_folders = {"locale", MINIMAX_INSTALLED_LOCALE, "../../locale",
                                          "../" MINIMAX_INSTALLED_LOCALE};

}  // namespace

fs::path path_of(Part part) {
  return path_of(part, command_folder());
}

fs::path path_of(Part part, const fs::path& folder) {
  const PlacedPart placed = places_of(part);
  std::string looked;
  for (const char* const each : placed.folders) {
    if (!each) continue;
    const fs::path place =
        std::string_view(each) == "." ? folder : (folder / each).lexically_normal();
    std::error_code ignored;
    const fs::path found = fs::canonical(place / placed.name, ignored);
    if (!ignored) return found;
    looked += fmt::format("{}{}", looked.empty() ? "" : " or in ", place.string());
  }
  throw MissingPart(fmt::format(
      "{}, a part of minimax, is missing: it is not in {}; build or install minimax as a whole",
      placed.name, looked));
}

std::optional<fs::path> path_of_catalogue(std::string_view language, const fs::path& folder) {
  for (const char* const each : catalogue_folders) {
    const fs::path place = (folder / each).lexically_normal() / language;
    std::error_code ignored;
    const fs::path found = fs::canonical(place / "LC_MESSAGES/minimax.mo", ignored);
    if (!ignored) return found;
  }
  return {};
}

}  // namespace minimax
