#include "show/trace_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "ask/trace_forms.hpp"
#include "base/message.hpp"
#include "base/pattern_pieces.hpp"
#include "base/width.hpp"
#include "show/cut_off_text.hpp"

namespace minimax {

namespace {

// Deeper positions are not indented any further.
constexpr std::size_t deepest_indented = 40;
constexpr std::size_t blanks_a_ply = 2;
// Of a sum no more shares are told.
constexpr std::size_t most_summed = 10;

std::string factor(const std::string& number) {
  return number.starts_with('-') ? '(' + number + ')' : number;
}

MessagePart by_certainty(std::string_view name, Certainty certainty, MessagePart value) {
  switch (certainty) {
    case Certainty::exact:
      value.name = name;
      return value;
    case Certainty::lower_bound:
      return {name, Message("at least {value}", {std::move(value)})};
    case Certainty::upper_bound:
      break;
  }
  return {name, Message("at most {value}", {std::move(value)})};
}

// `0.9*2 + 0.1*3`
MessagePart sum_part(const std::vector<TracedShare<std::string>>& shares) {
  std::string sum;
  const std::size_t shown = std::min(shares.size(), most_summed);
  for (std::size_t i = 0; i < shown; ++i) {
    if (i > 0) sum += " + ";
    sum += factor(shares[i].probability) + '*' + factor(shares[i].value);
  }
  if (shown == shares.size()) return {"sum", sum};
  return {"sum", Message("{list} + {count} more", "{list} + {count} more", shares.size() - shown,
                         {{"list", sum}})};
}

// What the mover has now.
MessagePart gain_part(std::string_view name, const ToldEvent& event) {
  return by_certainty(name, event.certainty, {"value", event.own.value_or(*event.value)});
}

MessagePart worth_part(std::string_view name, const ToldEvent& event) {
  if (event.own && event.certainty != Certainty::exact)
    return {name, Message("{gain} for {mover}",
                          {gain_part("gain", event), mover_part("mover", *event.mover)})};
  if (event.shares.empty()) return by_certainty(name, event.certainty, {"value", *event.value});
  return by_certainty(
      name, event.certainty,
      {"value", Message("{sum} = {value}", {sum_part(event.shares), {"value", *event.value}})});
}

/// What may stand in a sentence.
struct Part {
  std::string_view name;
  MessagePart (*part)(std::string_view name, const ToldEvent& event);
};

const Part& part_of(std::string_view name) {
  using Name = std::string_view;
  using Event = const ToldEvent&;
  static constexpr Part parts[] = {
      {"mover", [](Name name, Event event) { return mover_part(name, *event.mover); }},
      {"value", [](Name name, Event event) { return MessagePart(name, *event.value); }},
      {"gain", gain_part},
      {"worth", worth_part},
      {"successor",
       [](Name name, Event event) { return MessagePart(name, event.successors.front()); }},
      {"probability", [](Name name, Event event) { return MessagePart(name, *event.probability); }},
      {"bounds",
       [](Name name, Event event) { return MessagePart(name, interval_text(*event.bounds)); }},
      {"cause", [](Name name, Event event) { return MessagePart(name, cut_off_message(event)); }},
      {"window",
       [](Name name, Event event) { return MessagePart(name, window_text(*event.window)); }},
      {"payoffs", [](Name name, Event event) { return MessagePart(name, *event.value); }},
  };
  static_assert(std::ranges::all_of(trace_forms, [](const TraceForm& form) {
    bool knows_all = true;
    for (const char* each : {form.sentence.usual, form.sentence.with_more}) {
      for_each_piece(each ? each : "", [&](std::string_view, std::string_view part) {
        knows_all &= part.empty() || std::ranges::count(parts, part, &Part::name) == 1;
      });
    }
    return knows_all;
  }));
  return *std::ranges::find(parts, name, &Part::name);
}

bool has_more(const ToldEvent& event) {
  switch (event.step) {
    case TraceStep::enter:
    case TraceStep::narrow:
      return event.window.has_value();
    case TraceStep::leaf:
      return event.at_limit;
    case TraceStep::choose:
      return event.own.has_value();
    default:
      return false;
  }
}

std::string sentence(const ToldEvent& event) {
  const TraceSentence& known = form_of(event.step).sentence;
  const char* const pattern = has_more(event) ? known.with_more : known.usual;
  std::vector<MessagePart> parts;
  for_each_piece(pattern, [&](std::string_view, std::string_view part) {
    if (!part.empty()) parts.push_back(part_of(part).part(part, event));
  });
  return say(pattern, std::move(parts));
}

}  // namespace

StyledText TraceText::line(const ToldEvent& event) {
  if (event.step == TraceStep::enter && !event.mover) return {};
  StyledText line(left(event));
  const std::string told = sentence(event);
  if (event.step == TraceStep::cut_off)
    line.append(told, TextStyle::cut);
  else
    line += told;
  line += "\n";
  return line;
}

// The column moves only where a position needs it to.
std::string TraceText::left(const ToldEvent& event) {
  std::string left(std::min(event.ply, deepest_indented) * blanks_a_ply, ' ');
  if (event.ply > deepest_indented) left += say("(ply {ply})", {{"ply", event.ply}}) + ' ';
  left += event.position;
  const std::size_t used = width(left);
  while (used + 2 > column_) column_ += 4;
  return left.append(column_ - used, ' ');
}

std::string frontier_text(const std::optional<ToldFrontier>& frontier, std::uint64_t most) {
  if (!frontier) return {};
  const auto list = [&](const std::vector<std::string>& positions) -> MessagePart {
    if (positions.empty()) return {"positions", Message("none")};
    const std::uint64_t told = std::min<std::uint64_t>(most, positions.size());
    return list_part("positions", positions, static_cast<std::size_t>(told));
  };
  return say("evaluated: {positions}", {list(frontier->evaluated)}) + "\n" +
         say("cut off: {positions}", {list(frontier->pruned)}) + "\n";
}

}  // namespace minimax
