#include "result/trace_terms.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "term/writer.hpp"

namespace minimax {

namespace {

constexpr std::size_t most_in_a_sentence = 10;

}  // namespace

std::string TraceTerms::text(TermId term) const {
  return write_argument(terms(), term, operators_);
}

std::string TraceTerms::list(std::span<const TermId> terms, std::size_t most) const {
  std::string list;
  const std::size_t shown = std::min(terms.size(), most);
  for (std::size_t i = 0; i < shown; ++i) {
    if (i > 0) list += ", ";
    list += text(terms[i]);
  }
  if (shown < terms.size()) {
    if (shown > 0) list += " and ";
    list += fmt::format("{} more", terms.size() - shown);
  }
  return list;
}

std::string TraceTerms::reason(const WrittenEvent& cut_off) const {
  const WrittenBound& own = cut_off.own_bound();
  const WrittenBound& opposing = cut_off.opposing_bound();
  return fmt::format("{} already has {} at {}, {} has {} at {}: {} {} not looked at",
                     title_of(*cut_off.mover), text(own.value), text(own.set_at),
                     title_of(opponent(*cut_off.mover)), text(opposing.value),
                     text(opposing.set_at), list(cut_off.successors, most_in_a_sentence),
                     cut_off.successors.size() == 1 ? "is" : "are");
}

}  // namespace minimax
