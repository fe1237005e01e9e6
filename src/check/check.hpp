// What is wrong or suspicious in a fact file.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "facts/diagnostic.hpp"
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

struct CheckReport {
  /// While a program was loaded.
  std::vector<ToldDiagnostic> told;
  /// In the order of the source.
  Diagnostics diagnostics;
  /// Whether all positions were looked at.
  bool is_complete = true;
  /// Nothing where the source cannot be loaded: a clause is wrong, or none is about a game.
  std::optional<GameSummary> summary;
};

std::size_t count_errors(const CheckReport& report) noexcept;
std::size_t count_warnings(const CheckReport& report) noexcept;

/// Reads a source and reports all that is wrong in it, each root cause once: what only follows from
/// a problem that is reported is left out. Takes time nearly linear in the size of the source.
CheckReport check_facts(const Source& source);

}  // namespace minimax
