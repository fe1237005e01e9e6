#include <csignal>

#include "cli/command_line.hpp"

int main(int argc, char** argv) {
  // Whoever has started this may ignore it, and then nothing is told of processes that end.
  std::signal(SIGCHLD, SIG_DFL);
  return minimax::run_command_line(argc, argv);
}
