// The terms of a trace as text.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "ask/written_trace.hpp"
#include "game/mover.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// What a trace tells, as text.
class TraceTerms {
 public:
  /// Both must outlive this.
  TraceTerms(const TermTable& terms, const OperatorTable& operators)
      : terms_(terms), operators_(operators) {}

  const TermTable& terms() const noexcept { return terms_; }
  const OperatorTable& operators() const noexcept { return operators_; }

  std::string text(TermId term) const;
  /// `a, b, c`; of more than `most` terms the rest as `and 7 more`.
  std::string list(std::span<const TermId> terms, std::size_t most) const;
  /// `MAX`, `chance`, `ann`, or `player 1`.
  std::string mover(const WrittenMover& mover) const;
  /// `[1, 2]`
  std::string interval(const WrittenInterval& interval) const;
  /// `[1, +inf]`
  std::string window(const WrittenWindow& window) const;
  /// Why a cut-off is one, such as `MIN already has 2 at c, MAX has 4 at a: g is not looked at`.
  std::string reason(const WrittenEvent& cut_off) const;

 private:
  std::string cause(const WrittenEvent& cut_off) const;
  std::string cause_of_rival(const WrittenEvent& cut_off) const;
  std::string cause_of_sum(const WrittenEvent& cut_off) const;
  std::string cause_of_window(const WrittenEvent& cut_off) const;

  const TermTable& terms_;
  const OperatorTable& operators_;
};

}  // namespace minimax
