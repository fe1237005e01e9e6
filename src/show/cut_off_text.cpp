#include "show/cut_off_text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace minimax {

namespace {

constexpr std::size_t most_in_a_sentence = 10;

std::string cause_of_rival(const ToldEvent& cut_off) {
  const auto& rival = *cut_off.cut_off->rival;
  return fmt::format("{} already has {} at {}, {} has {} at {}", cut_off.mover->name,
                     cut_off.own.value_or(*cut_off.value), cut_off.position, rival.player.name,
                     rival.value, rival.position);
}

// The sum is more than there is, or as much as there is where the first of equals is taken.
std::string cause_of_sum(const ToldEvent& cut_off) {
  const auto& why = *cut_off.cut_off;
  return fmt::format("{}, and {} + {} {} {}, the bound of all payoffs together",
                     cause_of_rival(cut_off), why.rival->value, *cut_off.own,
                     why.is_over_sum ? ">" : "=", *why.greatest_sum);
}

// The window of MAX and MIN is the one that they have narrowed.
std::string cause_of_window(const ToldEvent& cut_off) {
  if (cut_off.bounds)
    return fmt::format("the value lies in {}, and so not in the window {}",
                       interval_text(*cut_off.bounds), window_text(*cut_off.window));
  const auto& end =
      cut_off.mover->mover == Mover::max ? cut_off.window->beta : cut_off.window->alpha;
  return fmt::format("{} already has {}, and the window ends at {}", cut_off.mover->name,
                     *cut_off.value, end->value);
}

std::string cause(const ToldEvent& cut_off) {
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
  return cut_off.mover->name + " already has the best of all values";
}

}  // namespace

std::string interval_text(const TracedInterval<std::string>& interval) {
  return fmt::format("[{}, {}]", interval.lower, interval.upper);
}

std::string window_text(const TracedWindow<std::string, std::string>& window) {
  return fmt::format("[{}, {}]", window.alpha ? window.alpha->value : "-inf",
                     window.beta ? window.beta->value : "+inf");
}

std::string list_text(std::span<const std::string> texts, std::size_t most) {
  std::string list;
  const std::size_t shown = std::min(texts.size(), most);
  for (std::size_t i = 0; i < shown; ++i) list += (i > 0 ? ", " : "") + texts[i];
  if (shown == texts.size()) return list;
  return fmt::format("{}{}{} more", list, shown > 0 ? " and " : "", texts.size() - shown);
}

std::string cut_off_text(const ToldEvent& cut_off) {
  return fmt::format("{}: {} {} not looked at{}", cause(cut_off),
                     list_text(cut_off.successors, most_in_a_sentence),
                     cut_off.successors.size() == 1 ? "is" : "are",
                     cut_off.cut_off->is_probed ? " any further" : "");
}

}  // namespace minimax
