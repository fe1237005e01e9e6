// SWI-Prolog in the process of the command.
#pragma once

#include <cstddef>
#include <string>

#include "prolog/prolog.hpp"

namespace minimax::embedded {

/// Where the parts of library(minimax) are.
struct LibraryPaths {
  std::string prolog;   ///< the folder of minimax.pl
  std::string foreign;  ///< that of minimax.so
};

/// Starts SWI-Prolog with library(minimax), once in a process: it is not ended. Ctrl-C goes on to
/// end the process. The library's messages are in that language. Throws std::runtime_error.
void start_prolog(const LibraryPaths& paths, const std::string& language);

/// How much Prolog's stacks may use, in bytes; beyond that a call ends with a resource error.
void limit_stacks(std::size_t bytes);

/// What SWI-Prolog would print of the pending exception, which is cleared.
std::string take_exception_text();

/// Whether a predicate of library(minimax/program) has an answer, which is bound in the arguments.
/// Throws PendingException.
bool call_program_library(const char* name, int arity, term_t arguments);

}  // namespace minimax::embedded
