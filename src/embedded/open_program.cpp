#include "embedded/confinement.hpp"
#include "embedded/embedded_prolog.hpp"
#include "embedded/program_file.hpp"
#include "file/program_module.hpp"

extern "C" [[gnu::visibility("default")]] minimax::GameFile* minimax_open_program(
    minimax::Source&& source, const minimax::GameSource& game, const minimax::ProgramPaths& paths) {
  minimax::embedded::start_prolog({paths.prolog, paths.foreign});
  minimax::embedded::confine_program(source.name(), game.program.trust);
  return new minimax::embedded::ProgramFile(std::move(source), game);
}
