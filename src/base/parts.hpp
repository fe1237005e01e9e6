// The parts of minimax that are files of their own, and are found from where the command lies: in
// its folder where it was built, or where they were installed to.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string_view>

namespace minimax {

enum class Part : std::uint8_t {
  sandbox,      ///< the process that programs of students run in
  program,      ///< SWI-Prolog inside of the command
  module,       ///< the foreign module of library(minimax)
  library,      ///< library(minimax) itself, whose other files lie beside it
  graphviz,     ///< what lays pictures out
  search_page,  ///< the templates of pages
  playground_page,
};

/// A part is nowhere; what() says which, where it was looked for, and what to do, in one line.
class MissingPart : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Where the part of the running command is, without links. Throws MissingPart.
std::filesystem::path path_of(Part part);

/// Likewise of what lies in that folder: the module looks for what is beside itself.
std::filesystem::path path_of(Part part, const std::filesystem::path& folder);

/// The translations into that language, as msgfmt compiles them, LANGUAGE/LC_MESSAGES/minimax.mo in
/// some folder: as seen from that of the command or of the module. A build without msgfmt has none.
std::optional<std::filesystem::path> path_of_catalogue(std::string_view language,
                                                       const std::filesystem::path& folder);

}  // namespace minimax
