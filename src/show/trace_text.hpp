// A trace for people.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "show/trace_terms.hpp"

namespace minimax {

/// The steps of a search, a line each: the position, indented by its ply, and what happens there.
class TraceText {
 public:
  /// Without `has_windows`, windows are not told: they are never narrowed. The terms must outlive
  /// this.
  TraceText(const TraceTerms& terms, bool has_windows) : terms_(terms), has_windows_(has_windows) {}

  /// The line of a step, with its end. Empty for the entering of a position that is not expanded:
  /// the next step says more.
  std::string line(const WrittenEvent& event);

 private:
  std::string left(const WrittenEvent& event);
  std::string what(const WrittenEvent& event) const;
  std::string bound(const std::optional<WrittenBound>& bound, const char* open) const;
  std::string window(const WrittenEvent& event) const;
  std::string gain(const WrittenEvent& event) const;
  std::string value(const WrittenEvent& event) const;
  std::string sum(const std::vector<WrittenShare>& shares) const;
  std::string factor(TermId number) const;

  const TraceTerms& terms_;
  bool has_windows_;
  std::size_t column_ = 16;  // where it is told what happens
};

/// Which positions were valued statically and which were not, on a line each; of more than `most`
/// the first.
std::string frontier_text(const TraceTerms& terms, const std::vector<TermId>& evaluated,
                          const std::vector<TermId>& pruned, std::size_t most);

}  // namespace minimax
