// The command as functions that src/wasm/run.js calls.
#include <emscripten/emscripten.h>

#include <cstdio>

#include "cli/command_line.hpp"

extern "C" {

/// The exit status.
EMSCRIPTEN_KEEPALIVE int minimax_run(int argc, char** argv) {
  std::clearerr(stdin);  // that of the last call was at its end
  return minimax::run_command_line(argc, argv);
}

/// After the stack was used up where nothing guards it. What had been printed before is printed.
EMSCRIPTEN_KEEPALIVE int minimax_stack_used_up() {
  return minimax::tell_stack_used_up();
}
}
