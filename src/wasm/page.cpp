// The command as functions that src/wasm/run.js calls.
#include <emscripten/emscripten.h>

#include <cstdio>
#include <cstdlib>

#include "base/exit_status.hpp"
#include "base/translation.hpp"
#include "cli/command_line.hpp"
#include "wasm/programs.hpp"

namespace {

bool is_of_rules = false;

}  // namespace

extern "C" {

/// The exit status. All that people read is said in that language, as far as the page has put its
/// catalogue into /catalogues: in JSON, too, since the page shows it to them.
EMSCRIPTEN_KEEPALIVE int minimax_run(int argc, char** argv, const char* language) {
  minimax::catalogue_folder = "/catalogues";
  minimax::programs_pass_on();
  setenv("LANGUAGE", language, 1);
  std::clearerr(stdin);  // that of the last call was at its end
  minimax::program_was_wanted = false;
  is_of_rules = false;  // also where this does not return
  const int status = minimax::run_command_line(argc, argv);
  is_of_rules =
      minimax::program_was_wanted && status == static_cast<int>(minimax::ExitStatus::input);
  return status;
}

/// Whether the last call failed since its file is a program of rules.
EMSCRIPTEN_KEEPALIVE int minimax_is_of_rules() {
  return is_of_rules ? 1 : 0;
}

/// After the stack was used up where nothing guards it. What had been printed before is printed.
EMSCRIPTEN_KEEPALIVE int minimax_stack_used_up() {
  return minimax::tell_stack_used_up();
}
}
