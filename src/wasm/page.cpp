// The command as functions that src/wasm/run.js calls.
#include <emscripten/emscripten.h>

#include <cstdio>

#include "base/exit_status.hpp"
#include "cli/command_line.hpp"
#include "wasm/programs.hpp"

namespace {

bool is_of_rules = false;

}  // namespace

extern "C" {

/// The exit status.
EMSCRIPTEN_KEEPALIVE int minimax_run(int argc, char** argv) {
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
