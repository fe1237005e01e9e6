#include "show/trace_terms.hpp"

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

std::string TraceTerms::mover(const WrittenMover& mover) const {
  if (!mover.name) return title_of(mover.mover);
  return (terms().kind(*mover.name) == TermKind::number ? "player " : "") + text(*mover.name);
}

std::string TraceTerms::interval(const WrittenInterval& interval) const {
  return fmt::format("[{}, {}]", text(interval.lower), text(interval.upper));
}

std::string TraceTerms::window(const WrittenWindow& window) const {
  return fmt::format("[{}, {}]", window.alpha ? text(window.alpha->value) : "-inf",
                     window.beta ? text(window.beta->value) : "+inf");
}

std::string TraceTerms::reason(const WrittenEvent& cut_off) const {
  return fmt::format("{}: {} {} not looked at{}", cause(cut_off),
                     list(cut_off.successors, most_in_a_sentence),
                     cut_off.successors.size() == 1 ? "is" : "are",
                     cut_off.cut_off->is_probed ? " any further" : "");
}

std::string TraceTerms::cause(const WrittenEvent& cut_off) const {
  switch (cut_off.cut_off->reason) {
    case CutOffReason::ancestor:
      return cause_of_rival(cut_off);
    case CutOffReason::sum:
      return cause_of_sum(cut_off);
    case CutOffReason::window:
      return cause_of_window(cut_off);
    case CutOffReason::best_of_all:
      break;
  }
  return mover(*cut_off.mover) + " already has the best of all values";
}

std::string TraceTerms::cause_of_rival(const WrittenEvent& cut_off) const {
  const WrittenRival& rival = *cut_off.cut_off->rival;
  return fmt::format("{} already has {} at {}, {} has {} at {}", mover(*cut_off.mover),
                     text(cut_off.own.value_or(*cut_off.value)), text(cut_off.position),
                     mover(rival.player), text(rival.value), text(rival.position));
}

// The sum is more than there is, or as much as there is where the first of equals is taken.
std::string TraceTerms::cause_of_sum(const WrittenEvent& cut_off) const {
  const WrittenCutOff& why = *cut_off.cut_off;
  return fmt::format("{}, and {} + {} {} {}, the bound of all payoffs together",
                     cause_of_rival(cut_off), text(why.rival->value), text(*cut_off.own),
                     why.is_over_sum ? ">" : "=", text(*why.greatest_sum));
}

// The window of MAX and MIN is the one that they have narrowed.
std::string TraceTerms::cause_of_window(const WrittenEvent& cut_off) const {
  if (cut_off.bounds)
    return fmt::format("the value lies in {}, and so not in the window {}",
                       interval(*cut_off.bounds), window(*cut_off.window));
  const auto& end =
      cut_off.mover->mover == Mover::max ? cut_off.window->beta : cut_off.window->alpha;
  return fmt::format("{} already has {}, and the window ends at {}", mover(*cut_off.mover),
                     text(*cut_off.value), text(end->value));
}

}  // namespace minimax
