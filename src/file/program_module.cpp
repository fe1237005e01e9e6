#include "file/program_module.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <stdexcept>
#include <utility>

#include "base/shared_library.hpp"

namespace minimax {

namespace {

// Its symbols are for all, since modules that a program loads look for SWI-Prolog's functions
// everywhere.
OpenProgram load_module(const std::filesystem::path& file) try {
  return reinterpret_cast<OpenProgram>(
      load_function(file, "minimax_open_program", Symbols::for_all));
} catch (const MissingLibrary& error) {
  throw std::runtime_error(
      fmt::format("the file is a program, and SWI-Prolog cannot be started: {}", error.what()));
}

}  // namespace

std::unique_ptr<GameFile> open_program(Source source, const GameSource& game) {
  const std::filesystem::path folder = command_folder();
  const OpenProgram open = load_module(folder / "minimax_program.so");
  return std::unique_ptr<GameFile>(
      open(std::move(source), game,
           {(folder / MINIMAX_PROLOG_FOLDER).string(), (folder / MINIMAX_MODULE_FOLDER).string()}));
}

}  // namespace minimax
