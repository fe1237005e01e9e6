// A trace for programs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ask/result.hpp"
#include "show/trace_terms.hpp"

namespace minimax {

/// Gathers the steps of a search as JSON.
class TraceJson {
 public:
  /// The terms must outlive this.
  explicit TraceJson(const TraceTerms& terms) : terms_(terms) {}

  void add(const WrittenEvent& event);

  /// One object on one line, without its end. Terms and values are as in json_text; `left_out` is
  /// how many events were not added.
  std::string text(const Result& result, const std::vector<TermId>& evaluated,
                   const std::vector<TermId>& pruned, std::uint64_t left_out) const;

 private:
  const TraceTerms& terms_;
  std::string events_;  // with commas between them
};

}  // namespace minimax
