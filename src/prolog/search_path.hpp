// Where SWI-Prolog looks for files.
#pragma once

#include <string>

#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// From now on `alias(File)` is looked for in the folder too, and there first. Gives the reference
/// of the clause that says so, for erase/1. Throws PendingException.
term_t add_search_path(const char* alias, const std::string& folder);

}  // namespace minimax::prolog
