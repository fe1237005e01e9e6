// The process that programs are run from: it has SWI-Prolog ready, and never runs a program itself.
//
//     minimax-sandbox FOLDER
//
// FOLDER is that of minimax.pl. Tells first which layers a program is shut in by; then reads
// requests from standard input and writes an outcome for each to standard output.
#include <csignal>
#include <cstdio>
#include <exception>
#include <string>

#include "base/descriptor.hpp"
#include "sandbox/message.hpp"
#include "sandbox/supervisor.hpp"
#include "sandbox/worker.hpp"

namespace {

void serve(const char* library) {
  using namespace minimax;
  using namespace minimax::sandbox;
  start_prolog(library);
  std::signal(SIGCHLD, SIG_DFL);  // it may have been ignored, and then no status is to be had
  std::signal(SIGINT, SIG_IGN);   // whoever asks is told by the terminal too, and then ends this
  send(1, std::string(1, static_cast<char>(try_layers().bits())));
  while (const auto message = receive(0)) {
    const auto request = decode_request(*message);
    send(1, encode(request ? supervise(*request) : Outcome{}));
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) return 2;
  try {
    serve(arguments[1]);
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "minimax-sandbox: %s\n", error.what());
    return 1;
  }
}
