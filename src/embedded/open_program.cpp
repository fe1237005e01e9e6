#include "base/shared_library.hpp"
#include "base/translation.hpp"
#include "embedded/confinement.hpp"
#include "embedded/embedded_prolog.hpp"
#include "embedded/program_file.hpp"
#include "file/program_module.hpp"

extern "C" [[gnu::visibility("default")]] minimax::GameFile* minimax_open_program(
    minimax::Source&& source, const minimax::GameSource& game, const minimax::ProgramPaths& paths) {
  minimax::choose_language(paths.language, minimax::command_folder());
  minimax::embedded::start_prolog({paths.prolog, paths.foreign}, paths.language);
  minimax::embedded::confine_program(source.name(), game.program.trust);
  return new minimax::embedded::ProgramFile(std::move(source), game);
}
