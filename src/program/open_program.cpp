#include "cli/program_module.hpp"
#include "program/embedded_prolog.hpp"
#include "program/program_file.hpp"

extern "C" [[gnu::visibility("default")]] minimax::GameFile* minimax_open_program(
    minimax::Source&& source, const minimax::ProgramOptions& options,
    const minimax::ProgramPaths& paths) {
  minimax::program::start_prolog({paths.prolog, paths.foreign});
  return new minimax::program::ProgramFile(std::move(source), options);
}
