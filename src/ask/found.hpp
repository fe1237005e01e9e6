// What a question about a game finds, in positions of the game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/game.hpp"
#include "game/payoff.hpp"
#include "search/common/plies.hpp"
#include "search/common/report.hpp"
#include "search/two/certificate.hpp"
#include "term/number.hpp"
#include "term/term.hpp"

namespace minimax {

/// A value, and where it is known from: so that it can be told as it was written.
struct FoundValue {
  enum class Origin : std::uint8_t {
    position,    ///< it is the static value of `position`
    repetition,  ///< that of a repeated position
    number,      ///< the one in `numbers`
    payoffs,     ///< those in `numbers`, one for each player
  };

  static FoundValue of(TermId position) { return {Origin::position, position, {}}; }
  static FoundValue of(Number number) { return {Origin::number, {}, {std::move(number)}}; }
  static FoundValue of(const std::vector<Payoff>& payoffs) {
    FoundValue value{Origin::payoffs, {}, {}};
    for (const Payoff& payoff : payoffs) value.numbers.push_back(payoff.number());
    return value;
  }

  Origin origin = Origin::position;
  TermId position = {};
  std::vector<Number> numbers = {};
};

struct FoundAnswer {
  /// The best successor; nothing where the position was valued statically, or chance moves there.
  std::optional<TermId> best;
  FoundValue value;
  /// NodesList.
  std::vector<TermId> nodes = {};
};

/// A position that best play reaches, and what follows there.
struct FoundStep {
  TermId position;
  std::vector<TermId> successors;
};

struct Found {
  TermId position;
  /// Who moves there; nothing where the position was valued statically.
  std::optional<Mover> mover;
  /// More than one only where all ties are wanted.
  std::vector<FoundAnswer> answers;
  /// Instead of NodesList, where the policy is wanted.
  std::optional<std::vector<FoundStep>> policy = {};
  /// Whether there are more lines of several players than are told.
  bool has_more = false;
  SearchReport report = {};
};

/// What can be reached in so many plies.
struct ReachedPly {
  Plies plies;
  Number paths;           ///< that many ways
  std::size_t positions;  ///< to that many different positions
};

/// A value with its proof.
struct Proved {
  Found found;
  PositionAt<TermId> root;
  Strategy<TermId> max;
  Strategy<TermId> min;
};

}  // namespace minimax
