// A trace for programs.
#pragma once

#include <optional>
#include <string>

#include "search/common/algorithm.hpp"
#include "search/common/report.hpp"
#include "show/json.hpp"
#include "show/trace_end.hpp"
#include "show/trace_terms.hpp"

namespace minimax {

/// Gathers the steps of a search as JSON.
class TraceJson {
 public:
  /// The terms must outlive this.
  explicit TraceJson(const TraceTerms& terms) : terms_(terms) {}

  void add(const WrittenEvent& event);

  /// What has been found besides.
  struct Found {
    TermId position;
    std::optional<TermId> value;
    std::optional<TermId> best;
    Algorithm algorithm;
    /// Of the search that found the best successor.
    std::optional<SearchReport> report;
    const TraceEnd& end;
  };
  /// One object on one line, without its end. Terms and values are as in json_text.
  std::string text(const Found& found, const Expense& expense) const;

 private:
  const TraceTerms& terms_;
  std::string events_;  // with commas between them
};

}  // namespace minimax
