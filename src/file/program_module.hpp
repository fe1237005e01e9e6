// The part of the command that holds SWI-Prolog, which is loaded where a file is a program.
#pragma once

#include <memory>
#include <string>

#include "facts/source.hpp"
#include "file/game_file.hpp"
#include "file/game_source.hpp"

namespace minimax {

/// The folders of minimax.pl and of minimax.so, and in which language people are told, which each
/// shared library is to know for itself.
struct ProgramPaths {
  std::string prolog;
  std::string foreign;
  std::string language;
};

/// What the module exports as `minimax_open_program`. Throws BadInput and std::runtime_error; the
/// caller owns the file.
using OpenProgram = GameFile* (*)(Source&& source, const GameSource& game,
                                  const ProgramPaths& paths);

/// Throws BadInput where the program is wrong, std::runtime_error where SWI-Prolog or the module is
/// missing.
std::unique_ptr<GameFile> open_program(Source source, const GameSource& game);

}  // namespace minimax
