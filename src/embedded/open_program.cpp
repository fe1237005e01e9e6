#include "embedded/embedded_prolog.hpp"
#include "embedded/program_file.hpp"
#include "file/program_module.hpp"

extern "C" [[gnu::visibility("default")]] minimax::GameFile* minimax_open_program(
    minimax::Source&& source, const minimax::ProgramOptions& options,
    const minimax::ProgramPaths& paths) {
  minimax::embedded::start_prolog({paths.prolog, paths.foreign});
  return new minimax::embedded::ProgramFile(std::move(source), options);
}
