#include "file/program_module.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

#include <filesystem>
#include <stdexcept>
#include <utility>

namespace minimax {

namespace {

namespace fs = std::filesystem;

// The folder that the command was built in.
fs::path build_folder() {
  return fs::read_symlink("/proc/self/exe").parent_path();
}

OpenProgram load_module(const fs::path& file) {
  // Global, since modules that a program loads look for SWI-Prolog's functions everywhere.
  void* const module = dlopen(file.c_str(), RTLD_NOW | RTLD_GLOBAL);
  void* const function = module ? dlsym(module, "minimax_open_program") : nullptr;
  if (!function)
    throw std::runtime_error(
        fmt::format("the file is a program, and SWI-Prolog cannot be started: {}", dlerror()));
  return reinterpret_cast<OpenProgram>(function);
}

}  // namespace

std::unique_ptr<GameFile> open_program(Source source, const GameSource& game) {
  const fs::path folder = build_folder();
  const OpenProgram open = load_module(folder / "minimax_program.so");
  return std::unique_ptr<GameFile>(
      open(std::move(source), game,
           {(folder / MINIMAX_PROLOG_FOLDER).string(), (folder / MINIMAX_MODULE_FOLDER).string()}));
}

}  // namespace minimax
