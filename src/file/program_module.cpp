#include "file/program_module.hpp"

#include <fmt/format.h>

#include <stdexcept>
#include <utility>

#include "base/parts.hpp"
#include "base/shared_library.hpp"
#include "base/translation.hpp"

namespace minimax {

namespace {

// Its symbols are for all, since modules that a program loads look for SWI-Prolog's functions
// everywhere.
OpenProgram load_program_part() try {
  return reinterpret_cast<OpenProgram>(
      load_function(path_of(Part::program), "minimax_open_program", Symbols::for_all));
} catch (const MissingLibrary& error) {
  throw std::runtime_error(
      fmt::format("the file is a program, and SWI-Prolog cannot be started: {}", error.what()));
}

}  // namespace

std::unique_ptr<GameFile> open_program(Source source, const GameSource& game) {
  const OpenProgram open = load_program_part();
  return std::unique_ptr<GameFile>(
      open(std::move(source), game,
           {path_of(Part::library).parent_path().string(),
            path_of(Part::module).parent_path().string(), std::string(chosen_language())}));
}

}  // namespace minimax
