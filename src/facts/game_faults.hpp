// What is wrong with a game, in words: for a file, a program and a predicate alike.
#pragma once

#include <span>
#include <string>

#include "facts/diagnostic.hpp"
#include "game/game_error.hpp"
#include "game/game_kind.hpp"
#include "game/mover.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// How a fault is called.
struct FaultNames {
  DiagnosticKind kind;
  /// The ISO error term is Formal(What, Culprit); evaluation_error(What) has no culprit.
  const char* formal;
  const char* what;
};

FaultNames names_of(GameError::Kind kind) noexcept;

/// What is wrong in a position with this text, as a sentence without a full stop.
std::string sentence_of(GameError::Kind kind, const std::string& position);

/// Likewise, of a game that comes back to a position, and what to do about it: with a full stop.
std::string loop_sentence(std::span<const TermId> loop, const TermTable& terms,
                          const OperatorTable& operators);
/// `a -> b -> a`, with the middle of a long loop left out.
std::string loop_text(std::span<const TermId> loop, const TermTable& terms,
                      const OperatorTable& operators);
/// What bounds a search of such a game, in the shell.
const char* loop_advice(GameKind kind) noexcept;

/// `max_to_move and chance_to_move`.
std::string declarations_text(const Declaration& declaration);

}  // namespace minimax
