// The terms of a trace as text.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "facts/fact_game.hpp"
#include "search/trace.hpp"
#include "term/operators.hpp"

namespace minimax {

using FactTraceEvent = TraceEvent<FactGame>;

/// What a trace of a game of facts tells, as it is written there.
class TraceTerms {
 public:
  /// `repetition` is the value of a repeated position as it was written, where there is one. The
  /// game and the operators must outlive this.
  TraceTerms(const FactGame& game, const OperatorTable& operators, std::optional<TermId> repetition)
      : game_(game), operators_(operators), repetition_(repetition) {}

  const TermTable& terms() const noexcept { return game_.terms(); }
  const OperatorTable& operators() const noexcept { return operators_; }

  TermId written(const TracedValue<FactGame>& value) const {
    return value.repetition ? *repetition_ : *game_.written_value(value.valued);
  }
  std::string text(TermId term) const;
  std::string text(const TracedValue<FactGame>& value) const { return text(written(value)); }
  /// `a, b, c`; of more than `most` terms the rest as `and 7 more`.
  std::string list(std::span<const TermId> terms, std::size_t most) const;
  /// Why a cut-off is one, such as `MIN already has 2 at c, MAX has 4 at a: g is not looked at`.
  std::string reason(const FactTraceEvent& cut_off) const;

 private:
  const FactGame& game_;
  const OperatorTable& operators_;
  std::optional<TermId> repetition_;
};

/// MAX or MIN.
inline const char* title_of(Mover mover) noexcept {
  return mover == Mover::max ? "MAX" : "MIN";
}

}  // namespace minimax
