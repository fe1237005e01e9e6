// What is wrong with a game, in words: for a file, a program and a predicate alike.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "facts/diagnostic.hpp"
#include "game/game_error.hpp"
#include "game/game_kind.hpp"
#include "game/mover.hpp"
#include "game/payoff.hpp"
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
Message sentence_of(GameError::Kind kind, const std::string& position);
/// And why.
Message sentence_of(GameError::Kind kind, const std::string& position, Message reason);

/// Why chance cannot move: of a successor without a probability, one whose probability is no
/// number in 0..1, and probabilities that do not sum to 1.
Message no_probability(const std::string& successor);
Message wrong_probability(const std::string& successor, const std::string& probability);
Message wrong_sum(const Payoff& sum);
/// Why the static value is none for so many players.
Message wrong_payoffs(std::size_t players);

/// What is wrong in a game that comes back to a position, likewise.
Message loop_sentence(std::span<const TermId> loop, const TermTable& terms,
                      const OperatorTable& operators);
/// `a -> b -> a`, with the middle of a long loop left out.
Message loop_message(std::span<const TermId> loop, const TermTable& terms,
                     const OperatorTable& operators);
/// What bounds a search of such a game, in the shell: with a full stop.
Message loop_advice(GameKind kind);

/// MAX, MIN or chance, as a part of a sentence.
MessagePart title_part(std::string_view name, Mover mover);

/// `max_to_move and chance_to_move`.
Message declarations_message(const Declaration& declaration);

}  // namespace minimax
