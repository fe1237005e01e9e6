// How a program gets into SWI-Prolog.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "check/check.hpp"
#include "facts/source.hpp"
#include "prolog/prolog.hpp"

namespace minimax::embedded {

struct LoadedProgram {
  module_t module = nullptr;  ///< in which the game is defined
  ToldDiagnostics told = {};  ///< the messages of the loader
  bool is_broken = false;     ///< it cannot be told what is missing of it
  /// Of which predicates there may be clauses that cannot be read.
  std::vector<std::string> left_out = {};
};

/// Consults the files `before`, and then the source. No goal that it runs takes longer than so many
/// seconds. What the loader has to say is told on standard error, so much of a kind. Throws
/// PendingException, and BadInput where there is nothing to load.
LoadedProgram load_program(const std::vector<std::string>& before, const Source& source,
                           double seconds, std::size_t most_messages);

}  // namespace minimax::embedded
