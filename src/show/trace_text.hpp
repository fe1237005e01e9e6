// A trace for people.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "show/trace_end.hpp"
#include "show/trace_terms.hpp"

namespace minimax {

/// The steps of a search, a line each: the position, indented by its ply, and what happens there.
class TraceText {
 public:
  /// The terms must outlive this.
  explicit TraceText(const TraceTerms& terms) : terms_(terms) {}

  /// The line of a step, with its end. Empty for the entering of a position that is not expanded:
  /// the next step says more.
  std::string line(const WrittenEvent& event);

 private:
  struct Part;

  std::string left(const WrittenEvent& event);
  std::string sentence(std::string_view pattern, const WrittenEvent& event) const;

  std::string gain(const WrittenEvent& event) const;
  std::string worth(const WrittenEvent& event) const;
  std::string sum(const std::vector<WrittenShare>& shares) const;
  std::string factor(TermId number) const;

  const TraceTerms& terms_;
  std::size_t column_ = 16;  // where it is told what happens
};

/// Which positions were valued statically and which were not, on a line each; of more than `most`
/// the first. Nothing where that is not known.
std::string frontier_text(const TraceTerms& terms, const std::optional<SplitFrontier>& frontier,
                          std::size_t most);

}  // namespace minimax
