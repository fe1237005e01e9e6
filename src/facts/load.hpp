// From the text of a file to a game.
#pragma once

#include <cstddef>
#include <optional>

#include "facts/clauses_ahead.hpp"
#include "facts/diagnostics.hpp"
#include "facts/fact_game.hpp"
#include "facts/load_interrupt.hpp"
#include "facts/source.hpp"
#include "term/operators.hpp"

namespace minimax {

struct Loaded {
  /// Nothing where the diagnostics hold an error.
  std::optional<FactGame> game = std::nullopt;
  /// With the operators that the file defines, for reading and writing its terms.
  OperatorTable operators = {};
  Diagnostics diagnostics;
};

/// Reads a fact file. All errors of the file are reported, not only the first, and so many of a
/// kind told. A source without any fact of a game is an error too. Throws LoadStopped where the
/// interrupt says so.
Loaded load_facts(const Source& source, LoadInterrupt interrupt = {},
                  std::size_t most_messages = Diagnostics::usual_most, const Parsing& parsing = {});

}  // namespace minimax
