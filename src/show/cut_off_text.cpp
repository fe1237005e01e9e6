#include "show/cut_off_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "show/mover_name.hpp"

namespace minimax {

namespace {

constexpr std::size_t most_in_a_sentence = 10;

using Parts = std::vector<MessagePart>;

const std::string& own(const ToldEvent& cut_off) {
  return cut_off.own ? *cut_off.own : *cut_off.value;
}

// The sum is more than there is, or as much as there is where the first of equals is taken.
std::string sum_text(const ToldEvent& cut_off) {
  const auto& why = *cut_off.cut_off;
  return fmt::format("{} + {} {} {}", why.rival->value, own(cut_off), why.is_over_sum ? ">" : "=",
                     *why.greatest_sum);
}

// With the successors that are not looked at.
Parts parts_of(const ToldEvent& cut_off) {
  return {mover_part("mover", *cut_off.mover),
          {"position", cut_off.position},
          list_part("successors", cut_off.successors, most_in_a_sentence)};
}

Message cut_by_rival(const ToldEvent& cut_off) {
  const auto& rival = *cut_off.cut_off->rival;
  Parts parts = parts_of(cut_off);
  parts.emplace_back("own", own(cut_off));
  parts.push_back(mover_part("rival", rival.player));
  parts.emplace_back("rival_value", rival.value);
  parts.emplace_back("rival_position", rival.position);
  if (cut_off.cut_off->reason != CutOffReason::sum)
    return Message(
        "{mover} already has {own} at {position}, {rival} has {rival_value} at {rival_position}:"
        " {successors} is not looked at",
        "{mover} already has {own} at {position}, {rival} has {rival_value} at {rival_position}:"
        " {successors} are not looked at",
        cut_off.successors.size(), std::move(parts));
  parts.emplace_back("sum", sum_text(cut_off));
  return Message(
      "{mover} already has {own} at {position}, {rival} has {rival_value} at {rival_position},"
      " and {sum}, the bound of all payoffs together: {successors} is not looked at",
      "{mover} already has {own} at {position}, {rival} has {rival_value} at {rival_position},"
      " and {sum}, the bound of all payoffs together: {successors} are not looked at",
      cut_off.successors.size(), std::move(parts));
}

Message cut_outside_window(const ToldEvent& cut_off) {
  Parts parts = parts_of(cut_off);
  parts.emplace_back("bounds", interval_text(*cut_off.bounds));
  parts.emplace_back("window", window_text(*cut_off.window));
  if (cut_off.cut_off->is_probed)
    return Message(
        "the value lies in {bounds}, and so not in the window {window}:"
        " {successors} is not looked at any further",
        "the value lies in {bounds}, and so not in the window {window}:"
        " {successors} are not looked at any further",
        cut_off.successors.size(), std::move(parts));
  return Message(
      "the value lies in {bounds}, and so not in the window {window}:"
      " {successors} is not looked at",
      "the value lies in {bounds}, and so not in the window {window}:"
      " {successors} are not looked at",
      cut_off.successors.size(), std::move(parts));
}

// The window of MAX and MIN is the one that they have narrowed.
Message cut_at_end_of_window(const ToldEvent& cut_off) {
  const auto& end =
      cut_off.mover->mover == Mover::max ? cut_off.window->beta : cut_off.window->alpha;
  Parts parts = parts_of(cut_off);
  parts.emplace_back("own", *cut_off.value);
  parts.emplace_back("end", end->value);
  return Message(
      "{mover} already has {own}, and the window ends at {end}: {successors} is not looked at",
      "{mover} already has {own}, and the window ends at {end}: {successors} are not looked at",
      cut_off.successors.size(), std::move(parts));
}

}  // namespace

std::string interval_text(const TracedInterval<std::string>& interval) {
  return fmt::format("[{}, {}]", interval.lower, interval.upper);
}

std::string window_text(const TracedWindow<std::string, std::string>& window) {
  return fmt::format("[{}, {}]", window.alpha ? window.alpha->value : "-inf",
                     window.beta ? window.beta->value : "+inf");
}

MessagePart mover_part(std::string_view name, const ToldMover& mover) {
  if (mover.mover == Mover::chance) return {name, Message("chance")};
  const auto number = is_player(mover.mover) ? number_in(mover.name) : std::nullopt;
  if (!number) return {name, mover.name};
  return {name, Message("player {number}", {{"number", std::string(*number)}})};
}

MessagePart list_part(std::string_view name, std::span<const std::string> texts, std::size_t most) {
  std::string list;
  const std::size_t shown = std::min(texts.size(), most);
  for (std::size_t i = 0; i < shown; ++i) list += (i > 0 ? ", " : "") + texts[i];
  const std::size_t others = texts.size() - shown;
  if (others == 0) return {name, list};
  if (shown == 0) return {name, Message("{count} more", "{count} more", others)};
  return {name,
          Message("{list} and {count} more", "{list} and {count} more", others, {{"list", list}})};
}

Message cut_off_message(const ToldEvent& cut_off) {
  switch (cut_off.cut_off->reason) {
    case CutOffReason::ancestor:
    case CutOffReason::sum:
      return cut_by_rival(cut_off);
    case CutOffReason::window:
      return cut_off.bounds ? cut_outside_window(cut_off) : cut_at_end_of_window(cut_off);
    case CutOffReason::best_of_all:
      break;
  }
  return Message("{mover} already has the best of all values: {successors} is not looked at",
                 "{mover} already has the best of all values: {successors} are not looked at",
                 cut_off.successors.size(), parts_of(cut_off));
}

}  // namespace minimax
