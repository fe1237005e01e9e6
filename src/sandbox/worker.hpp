// One run of a program, in the process that is shut in.
#pragma once

#include <string>

#include "sandbox/message.hpp"

namespace minimax::sandbox {

/// Starts SWI-Prolog with the libraries that programs use; `library` is the folder of minimax.pl.
/// Once in a process, before others are made of it. Throws std::runtime_error.
void start_prolog(const std::string& library);

/// Loads the program, gives it the facts, makes the calls, and writes what comes of them to the
/// descriptor, as transcript.hpp says. The program may end the process at any time.
void run(const Request& request, int answers);

}  // namespace minimax::sandbox
