// Full stops that end no clause: SWI-Prolog reads `a(1).b(2).` as one term.
#pragma once

#include <cstddef>
#include <optional>

#include "syntax/clause.hpp"

namespace minimax {

/// The node of the first term of the name `.` with two arguments where it makes a clause that
/// SWI-Prolog refuses to load: as the clause itself, or anywhere in a directive.
std::optional<std::size_t> find_dict_call(const Clause& clause, bool is_directive);

/// Whether the node of such a term is a full stop between its arguments, and not a name in front of
/// them.
bool is_full_stop(const Clause& clause, std::size_t node);

}  // namespace minimax
