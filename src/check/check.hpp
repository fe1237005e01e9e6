// What is wrong or suspicious in a fact file.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "facts/diagnostics.hpp"
#include "facts/load_interrupt.hpp"
#include "facts/source.hpp"

namespace minimax {

/// The game in figures.
struct GameSummary {
  std::size_t positions = 0;
  std::size_t leaves = 0;
  std::vector<std::string> roots;    ///< nobody's successors, as Prolog text
  std::optional<std::size_t> depth;  ///< in plies; nothing where there is a cycle
};

/// A diagnostic that people have read already.
struct ToldDiagnostic {
  Diagnostic diagnostic;
  std::optional<Place> place;  ///< in the file that is checked
};

/// And how many people were told the number of.
struct ToldDiagnostics {
  std::vector<ToldDiagnostic> kept = {};
  std::vector<Diagnostics::LeftOut> left_out = {};

  std::size_t count(Severity severity) const;
};

struct CheckReport {
  /// While a program was loaded.
  ToldDiagnostics told = {};
  Diagnostics diagnostics = Diagnostics();
  /// Whether all positions were looked at.
  bool is_complete = true;
  /// Nothing where the source cannot be loaded: a clause is wrong, or none is about a game.
  std::optional<GameSummary> summary = std::nullopt;

  std::size_t count(Severity severity) const;
};

/// Reads a source and reports all that is wrong in it, each root cause once: what only follows from
/// a problem that is reported is left out. Of a kind so many are told. Takes time nearly linear in
/// the size of the source.
CheckReport check_facts(const Source& source, std::size_t most_messages = Diagnostics::usual_most,
                        LoadInterrupt interrupt = {});

}  // namespace minimax
