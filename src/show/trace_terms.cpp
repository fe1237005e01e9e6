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

std::string TraceTerms::mover(const WrittenEvent& event) const {
  return event.player ? player(*event.player) : title_of(*event.mover);
}

std::string TraceTerms::player(TermId name) const {
  return (terms().kind(name) == TermKind::number ? "player " : "") + text(name);
}

std::string TraceTerms::interval(const WrittenInterval& interval) const {
  return fmt::format("[{}, {}]", text(interval.lower), text(interval.upper));
}

std::string TraceTerms::reason(const WrittenEvent& cut_off) const {
  return fmt::format(
      "{}: {} {} not looked at{}", cause(cut_off), list(cut_off.successors, most_in_a_sentence),
      cut_off.successors.size() == 1 ? "is" : "are", cut_off.is_probed ? " any further" : "");
}

std::string TraceTerms::cause(const WrittenEvent& cut_off) const {
  switch (cut_off.reason) {
    case CutOffReason::ancestor:
      return cause_of_ancestor(cut_off);
    case CutOffReason::window:
      return cause_of_window(cut_off);
    case CutOffReason::sum:
      return cause_of_sum(cut_off);
    case CutOffReason::best_of_all:
      break;
  }
  return mover(cut_off) + " already has the best of all values";
}

std::string TraceTerms::cause_of_ancestor(const WrittenEvent& cut_off) const {
  const WrittenBound& own = cut_off.own_bound();
  const WrittenBound& opposing = cut_off.opposing_bound();
  return fmt::format("{} already has {} at {}, {} has {} at {}", title_of(*cut_off.mover),
                     text(own.value), text(own.set_at), title_of(opponent(*cut_off.mover)),
                     text(opposing.value), text(opposing.set_at));
}

// The window of MAX and MIN is the one that they have narrowed.
std::string TraceTerms::cause_of_window(const WrittenEvent& cut_off) const {
  const WrittenInterval& window = *cut_off.window;
  if (cut_off.bounds)
    return fmt::format("the value lies in {}, and so not in the window {}",
                       interval(*cut_off.bounds), interval(window));
  const bool is_max = cut_off.mover == Mover::max;
  return fmt::format("{} already has {}, and the window ends at {}", mover(cut_off),
                     text(is_max ? window.lower : window.upper),
                     text(is_max ? window.upper : window.lower));
}

// The sum is more than there is, or as much as there is where the first of equals is taken.
std::string TraceTerms::cause_of_sum(const WrittenEvent& cut_off) const {
  const WrittenRival& before = *cut_off.before;
  return fmt::format(
      "{} already has {} at {}, {} has {} at {}, and {} + {} {} {}, the bound of all "
      "payoffs together",
      mover(cut_off), text(*cut_off.own), text(cut_off.position), player(before.player),
      text(before.payoff.value), text(before.payoff.set_at), text(before.payoff.value),
      text(*cut_off.own), before.is_over_bound ? ">" : "=", text(before.bound));
}

}  // namespace minimax
