#include "film/step_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/message.hpp"
#include "base/message_json.hpp"
#include "base/pattern_pieces.hpp"
#include "draw/drawn_text.hpp"
#include "film/sentences.hpp"
#include "game/mover.hpp"
#include "show/mover_name.hpp"

namespace minimax {

namespace {

// Of a list or a sum no more are told.
constexpr std::size_t most_listed = 10;

// --- Which sentence a step has

Sentence by_certainty(Certainty certainty, Sentence exact, Sentence at_least, Sentence at_most) {
  if (certainty == Certainty::exact) return exact;
  return certainty == Certainty::lower_bound ? at_least : at_most;
}

Sentence sentence_of_cut_off(const DrawnEvent& event) {
  switch (event.cut_off->reason) {
    case CutOffReason::ancestor:
      return Sentence::cut_by_rival;
    case CutOffReason::sum:
      return Sentence::cut_by_sum;
    case CutOffReason::best_of_all:
      return Sentence::cut_at_best_of_all;
    case CutOffReason::window:
      break;
  }
  if (!event.bounds) return Sentence::cut_at_end_of_window;
  return event.cut_off->is_probed ? Sentence::cut_outside_window_after_probe
                                  : Sentence::cut_outside_window;
}

Sentence sentence_of_value(const DrawnEvent& event) {
  if (!event.shares.empty()) return Sentence::value_of_sum;
  if (event.own)
    return event.certainty == Certainty::exact ? Sentence::payoffs : Sentence::payoff_at_least;
  return by_certainty(event.certainty, Sentence::value, Sentence::value_at_least,
                      Sentence::value_at_most);
}

Sentence sentence_of(const DrawnEvent& event, GameKind kind) {
  const bool is_of_players = kind == GameKind::players;
  switch (event.step) {
    case TraceStep::enter:
      if (event.mover->mover == Mover::chance)
        return event.window ? Sentence::chance_decides_in_window : Sentence::chance_decides;
      return event.window ? Sentence::moves_in_window : Sentence::moves;
    case TraceStep::leaf:
      if (is_of_players)
        return event.at_limit ? Sentence::leaf_of_players_at_limit : Sentence::leaf_of_players;
      return event.at_limit ? Sentence::leaf_at_limit : Sentence::leaf;
    case TraceStep::repeat:
      return Sentence::repeats;
    case TraceStep::narrow:
      return by_certainty(event.certainty, Sentence::has_with_window,
                          Sentence::has_at_least_with_window, Sentence::has_at_most_with_window);
    case TraceStep::cut_off:
      return sentence_of_cut_off(event);
    case TraceStep::leave:
      return sentence_of_value(event);
    case TraceStep::choose:
      return event.own ? Sentence::has_of_payoffs : Sentence::has;
    case TraceStep::share:
      return Sentence::share;
    case TraceStep::probe:
      return Sentence::probe;
    case TraceStep::bound:
      return Sentence::bounds;
    case TraceStep::known:
      break;
  }
  return by_certainty(event.certainty, Sentence::known, Sentence::known_at_least,
                      Sentence::known_at_most);
}

// --- What stands in it

/// What stands in the place of a part: a text, or a message.
using PartValue = std::variant<std::string, Message>;

Message message_of(const Pattern& pattern, std::vector<MessagePart> parts,
                   std::uint64_t count = 0) {
  if (!pattern.many) return Message(pattern.one, std::move(parts));
  return Message(pattern.one, pattern.many, count, std::move(parts));
}

// Of `all` things those that are listed.
PartValue listed(Sentence more, std::string list, std::size_t all) {
  if (all <= most_listed) return list;
  return message_of(pattern_of(more), {{"list", std::move(list)}}, all - most_listed);
}

std::string window_text(const TracedWindow<TermId, std::string>& window) {
  const DrawnWindow drawn = drawn_window(window);
  return fmt::format("[{}, {}]", drawn.alpha, drawn.beta);
}

std::string bounds_text(const TracedInterval<std::string>& bounds) {
  return fmt::format("[{}, {}]", drawn_text(bounds.lower), drawn_text(bounds.upper));
}

const std::string& own(const DrawnEvent& event) {
  return event.own ? *event.own : *event.value;
}

// `3 + 4 > 6`
std::string sum_text(const DrawnEvent& event) {
  const auto& why = *event.cut_off;
  return fmt::format("{} + {} {} {}", drawn_text(why.rival->value), drawn_text(own(event)),
                     why.is_over_sum ? ">" : "=", drawn_text(*why.greatest_sum));
}

std::string factor(const std::string& number) {
  const std::string text = drawn_text(number);
  return text.starts_with('-') ? '(' + text + ')' : text;
}

// `0.9*2 + 0.1*3`
PartValue shares_text(const std::vector<TracedShare<std::string>>& shares) {
  std::string sum;
  for (std::size_t i = 0; i < std::min(shares.size(), most_listed); ++i) {
    if (i > 0) sum += " + ";
    sum += factor(shares[i].probability) + '*' + factor(shares[i].value);
  }
  return listed(Sentence::sum_and_more, sum, shares.size());
}

// That end of the window beyond which the mover has something.
const std::string& end_of_window(const DrawnEvent& event) {
  return event.mover->mover == Mover::max ? event.window->beta->value : event.window->alpha->value;
}

PartValue player_name(const DrawnMover& mover) {
  if (!is_player(mover.mover)) return std::string(title_of(mover.mover));
  const std::optional<std::string_view> number = number_in(mover.name);
  if (!number) return drawn_text(mover.name);
  return message_of(pattern_of(Sentence::numbered_player), {{"number", drawn_text(*number)}});
}

}  // namespace

/// What may stand in a sentence.
struct StepText::Part {
  std::string_view name;
  PartValue (*value)(StepText& self, const DrawnEvent& event);

  static const Part& of(std::string_view name);
};

const StepText::Part& StepText::Part::of(std::string_view name) {
  using Self = StepText&;
  using Event = const DrawnEvent&;
  static constexpr Part parts[] = {
      {"mover", [](Self, Event event) -> PartValue { return player_name(*event.mover); }},
      {"position",
       [](Self self, Event event) -> PartValue { return self.position(event.position); }},
      {"value", [](Self, Event event) -> PartValue { return drawn_text(*event.value); }},
      {"own", [](Self, Event event) -> PartValue { return drawn_text(own(event)); }},
      {"successor",
       [](Self self, Event event) -> PartValue { return self.position(event.successors.front()); }},
      {"successors",
       [](Self self, Event event) -> PartValue { return self.positions(event.successors); }},
      {"probability",
       [](Self, Event event) -> PartValue { return drawn_text(*event.probability); }},
      {"window", [](Self, Event event) -> PartValue { return window_text(*event.window); }},
      {"bounds", [](Self, Event event) -> PartValue { return bounds_text(*event.bounds); }},
      {"shares", [](Self, Event event) -> PartValue { return shares_text(event.shares); }},
      // Of a cut-off.
      {"rival",
       [](Self, Event event) -> PartValue { return player_name(event.cut_off->rival->player); }},
      {"rival_value",
       [](Self, Event event) -> PartValue { return drawn_text(event.cut_off->rival->value); }},
      {"rival_position",
       [](Self self, Event event) -> PartValue {
         return self.position(event.cut_off->rival->position);
       }},
      {"sum", [](Self, Event event) -> PartValue { return sum_text(event); }},
      {"end", [](Self, Event event) -> PartValue { return drawn_text(end_of_window(event)); }},
  };
  static_assert(std::ranges::all_of(patterns, [](const Pattern& pattern) {
    bool knows_all = true;
    for (const char* each : {pattern.one, pattern.many ? pattern.many : ""}) {
      for_each_piece(each, [&](std::string_view, std::string_view part) {
        const bool is_made_here =
            part.empty() || part == "count" || part == "list" || part == "number";
        knows_all &= is_made_here || std::ranges::count(parts, part, &Part::name) == 1;
      });
    }
    return knows_all;
  }));
  return *std::ranges::find(parts, name, &Part::name);
}

std::string StepText::message(const DrawnEvent& event) {
  const Pattern& pattern = pattern_of(sentence_of(event, kind_));
  std::vector<MessagePart> parts;
  for_each_piece(pattern.one, [&](std::string_view, std::string_view part) {
    if (!part.empty()) parts.emplace_back(part, "").value = Part::of(part).value(*this, event);
  });
  return message_json(message_of(pattern, std::move(parts), event.successors.size()));
}

std::string StepText::left_out(std::uint64_t steps) const {
  return message_json(message_of(pattern_of(Sentence::left_out), {}, steps));
}

std::string StepText::player(const DrawnMover& mover) {
  return part_json(player_name(mover));
}

std::string StepText::position(TermId position) {
  std::string& known = known_[static_cast<std::uint32_t>(position)];
  if (known.empty()) known = drawn_text(text_(position));
  return known;
}

std::variant<std::string, Message> StepText::positions(const std::vector<TermId>& positions) {
  std::string list;
  for (std::size_t i = 0; i < std::min(positions.size(), most_listed); ++i) {
    if (i > 0) list += ", ";
    list += drawn_text(text_(positions[i]));
  }
  return listed(Sentence::list_and_more, list, positions.size());
}

}  // namespace minimax
