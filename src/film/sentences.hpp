// What the steps of a film say: each sentence stands here once, and is a msgid of the catalogues.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace minimax {

enum class Sentence : std::uint8_t {
  moves,
  moves_in_window,
  chance_decides,
  chance_decides_in_window,
  leaf,
  leaf_at_limit,
  leaf_of_players,
  leaf_of_players_at_limit,
  repeats,
  has_with_window,
  has_at_least_with_window,
  has_at_most_with_window,
  has,
  has_of_payoffs,
  cut_by_rival,
  cut_by_sum,
  cut_outside_window,
  cut_outside_window_after_probe,
  cut_at_end_of_window,
  cut_at_best_of_all,
  value,
  value_of_sum,
  value_at_least,
  value_at_most,
  payoffs,
  payoff_at_least,
  share,
  probe,
  bounds,
  known,
  known_at_least,
  known_at_most,
  left_out,
  // What stands in others.
  numbered_player,
  list_and_more,
  sum_and_more,
};

/// What stands in braces is replaced: see StepText::Part in film/step_text.cpp.
struct Pattern {
  Sentence sentence;
  const char* one;
  const char* many = nullptr;  ///< of a sentence that counts something, which {count} stands for
};

constexpr Pattern msgid(Sentence sentence, const char* text) {
  return {sentence, text};
}
constexpr Pattern msgids(Sentence sentence, const char* one, const char* many) {
  return {sentence, one, many};
}

/// In the order of the sentences. A cut-off counts the successors that are not looked at.
inline constexpr std::array patterns = {
    msgid(Sentence::moves, "{mover} moves at {position}"),
    msgid(Sentence::moves_in_window, "{mover} moves at {position}, with the window {window}"),
    msgid(Sentence::chance_decides, "chance decides at {position}"),
    msgid(Sentence::chance_decides_in_window,
          "chance decides at {position}, with the window {window}"),
    msgid(Sentence::leaf, "{position} has the static value {value}"),
    msgid(Sentence::leaf_at_limit,
          "{position} is at the depth limit, and has the static value {value}"),
    msgid(Sentence::leaf_of_players, "{position} has the static payoffs {value}"),
    msgid(Sentence::leaf_of_players_at_limit,
          "{position} is at the depth limit, and has the static payoffs {value}"),
    msgid(Sentence::repeats, "{position} repeats on its own path, and has the value {value}"),
    msgid(Sentence::has_with_window,
          "{mover} has {own} at {position} by {successor}: the window is {window} now"),
    msgid(Sentence::has_at_least_with_window,
          "{mover} has at least {own} at {position} by {successor}: the window is {window} now"),
    msgid(Sentence::has_at_most_with_window,
          "{mover} has at most {own} at {position} by {successor}: the window is {window} now"),
    msgid(Sentence::has, "{mover} has {own} at {position} by {successor}"),
    msgid(Sentence::has_of_payoffs, "{mover} has {own} at {position} by {successor}, of {value}"),
    msgids(Sentence::cut_by_rival,
           "{mover} already has {own} at {position}, {rival} has {rival_value} at {rival_position}:"
           " {successors} is not looked at",
           "{mover} already has {own} at {position}, {rival} has {rival_value} at {rival_position}:"
           " {successors} are not looked at"),
    msgids(Sentence::cut_by_sum,
           "{mover} already has {own} at {position}, {rival} has {rival_value} at {rival_position},"
           " and {sum}, the bound of all payoffs together: {successors} is not looked at",
           "{mover} already has {own} at {position}, {rival} has {rival_value} at {rival_position},"
           " and {sum}, the bound of all payoffs together: {successors} are not looked at"),
    msgids(Sentence::cut_outside_window,
           "the value of {position} lies in {bounds}, and so not in the window {window}:"
           " {successors} is not looked at",
           "the value of {position} lies in {bounds}, and so not in the window {window}:"
           " {successors} are not looked at"),
    msgids(Sentence::cut_outside_window_after_probe,
           "the value of {position} lies in {bounds}, and so not in the window {window}:"
           " {successors} is not looked at any further",
           "the value of {position} lies in {bounds}, and so not in the window {window}:"
           " {successors} are not looked at any further"),
    msgids(Sentence::cut_at_end_of_window,
           "{mover} already has {own} at {position}, and the window ends at {end}:"
           " {successors} is not looked at",
           "{mover} already has {own} at {position}, and the window ends at {end}:"
           " {successors} are not looked at"),
    msgids(Sentence::cut_at_best_of_all,
           "{mover} already has the best of all values at {position}, {own}:"
           " {successors} is not looked at",
           "{mover} already has the best of all values at {position}, {own}:"
           " {successors} are not looked at"),
    msgid(Sentence::value, "{position} has the value {value}"),
    msgid(Sentence::value_of_sum, "{position} has the value {shares} = {value}"),
    msgid(Sentence::value_at_least, "{position} has at least the value {value}"),
    msgid(Sentence::value_at_most, "{position} has at most the value {value}"),
    msgid(Sentence::payoffs, "{position} has the payoffs {value}"),
    msgid(Sentence::payoff_at_least, "{mover} has at least {own} at {position}"),
    msgid(Sentence::share, "{successor} with probability {probability} gives {value}"),
    msgid(Sentence::probe, "{successor} is probed: its first successor alone is looked at"),
    msgid(Sentence::bounds,
          "after {successor} with probability {probability} the value of {position} lies in "
          "{bounds}"),
    msgid(Sentence::known, "{position} is known from the probe: it has the value {value}"),
    msgid(Sentence::known_at_least,
          "{position} is known from the probe: it has at least the value {value}"),
    msgid(Sentence::known_at_most,
          "{position} is known from the probe: it has at most the value {value}"),
    msgids(Sentence::left_out, "one more step, which is not shown, ends the search",
           "{count} more steps, which are not shown, end the search"),
    msgid(Sentence::numbered_player, "player {number}"),
    msgids(Sentence::list_and_more, "{list} and {count} more", "{list} and {count} more"),
    msgids(Sentence::sum_and_more, "{list} + {count} more", "{list} + {count} more"),
};

static_assert([] {
  for (std::size_t i = 0; i < std::size(patterns); ++i) {
    if (static_cast<std::size_t>(patterns[i].sentence) != i) return false;
  }
  return true;
}());

constexpr const Pattern& pattern_of(Sentence sentence) {
  return patterns.at(static_cast<std::size_t>(sentence));
}

}  // namespace minimax
