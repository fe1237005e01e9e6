// Something that is wrong or suspicious in a source, and how it is told.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/styled_text.hpp"
#include "facts/fact.hpp"
#include "facts/source.hpp"

namespace minimax {

enum class Severity : std::uint8_t { error, warning };

/// What a diagnostic is about, for programs.
enum class DiagnosticKind : std::uint8_t {
  syntax,        ///< a clause that cannot be read
  program,       ///< what only SWI-Prolog can run
  directive,     ///< one that is not obeyed
  no_facts,      ///< nothing in the file is about a game
  other_module,  ///< a fact that is not of this file's game
  misspelt_predicate,
  misspelt_position,
  duplicate,      ///< a fact that is there already
  contradiction,  ///< a fact that says otherwise than one before it
  repeated_successor,
  no_value,   ///< a leaf without one
  bad_value,  ///< no number
  bad_probabilities,
  bad_payoffs,  ///< no list of a number for each player
  inner_value,  ///< of a position that has successors
  no_mover,
  both_movers,
  unknown_player,
  mixed_movers,  ///< players where MAX, MIN or chance moves elsewhere
  same_mover,    ///< in a position and in its successor
  cycle,
  unreached,
  several_roots,
  unfinished,  ///< not all positions were looked at
};

std::string_view text_of(Severity severity) noexcept;

/// Its name in snake case, as above.
std::string_view name_of(DiagnosticKind kind) noexcept;

struct Diagnostic {
  Severity severity;
  Offset offset;    ///< of the byte under the caret
  Message message;  ///< what is wrong, without a full stop
  Message advice;   ///< what to do about it; may be empty
  DiagnosticKind kind;
};

/// `FILE:LINE:COLUMN: error: message`, the source line, a caret under the place, and the advice.
/// Ends with a line feed. `place` is that of the diagnostic.
StyledText render(const Diagnostic& diagnostic, const Source& source, Place place);

/// `FILE: error: message`, that the file was changed since it was read, and the advice.
StyledText render_without_place(const Diagnostic& diagnostic, const std::string& file);

/// The places of diagnostics that are in the order of the source.
std::vector<Place> places_of(const std::vector<Diagnostic>& in_order, const Source& source);

}  // namespace minimax
