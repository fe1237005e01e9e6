// Which options are for which kind of game.
#pragma once

#include <optional>
#include <string>

#include "ask/errors.hpp"
#include "cli/search_flags.hpp"
#include "game/game_kind.hpp"
#include "game/payoff.hpp"
#include "search/chance/expectation.hpp"
#include "search/common/answers.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// Throws UsageError where an option is given that is not for games of this kind.
void check_options(const SearchFlags& flags, NodesList nodes_list, GameKind kind);

/// Throws UsageError, which says that `what` is not for games of this kind.
[[noreturn]] void refuse(const char* what, GameKind kind);

/// The algorithm that was asked for is not for this very game.
class Unsuitable : public UsageError {
 public:
  /// `note` says it in a few words.
  Unsuitable(const std::string& message, const char* note) : UsageError(message), note(note) {}

  const char* note;
};

/// Of shallow pruning, which cannot be used.
[[noreturn]] void throw_negative_payoff(TermId position, const TermTable& terms,
                                        const OperatorTable& operators);

/// Where Star1 or Star2 is asked for: what all values lie between, by --value-range or else as the
/// file knows it. Where there may be floats, they leave room for rounding. Throws UsageError.
std::optional<Bounds<Payoff>> value_bounds(const SearchFlags& flags,
                                           const std::optional<Bounds<Payoff>>& known,
                                           bool may_round, const OperatorTable& operators);

/// What the payoffs of a position sum to at the most, by --payoff-sum or else as the file knows it.
/// Throws UsageError.
Payoff greatest_sum(const SearchFlags& flags, const std::optional<Payoff>& known,
                    const OperatorTable& operators);

}  // namespace minimax
