// The terms of a trace as text.
#pragma once

#include <string>
#include <vector>

#include "ask/written_trace.hpp"
#include "show/told_event.hpp"
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
  std::vector<std::string> texts(const std::vector<TermId>& terms) const;
  ToldMover mover(const WrittenMover& mover) const;
  ToldEvent told(const WrittenEvent& event) const;

 private:
  const TermTable& terms_;
  const OperatorTable& operators_;
};

}  // namespace minimax
