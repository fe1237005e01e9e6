#include "show/trace_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "ask/pattern_pieces.hpp"
#include "ask/trace_forms.hpp"
#include "base/width.hpp"
#include "show/cut_off_text.hpp"

namespace minimax {

namespace {

// Deeper positions are not indented any further.
constexpr std::size_t deepest_indented = 40;
constexpr std::size_t blanks_a_ply = 2;
// Of a sum no more shares are told.
constexpr std::size_t most_summed = 10;

std::string certainty_text(Certainty certainty) {
  switch (certainty) {
    case Certainty::exact:
      return "";
    case Certainty::lower_bound:
      return "at least ";
    case Certainty::upper_bound:
      break;
  }
  return "at most ";
}

std::string factor(const std::string& number) {
  return number.starts_with('-') ? '(' + number + ')' : number;
}

// `0.9*2 + 0.1*3`
std::string sum_text(const std::vector<TracedShare<std::string>>& shares) {
  std::string sum;
  const std::size_t shown = std::min(shares.size(), most_summed);
  for (std::size_t i = 0; i < shown; ++i) {
    if (i > 0) sum += " + ";
    sum += factor(shares[i].probability) + '*' + factor(shares[i].value);
  }
  if (shown < shares.size()) sum += fmt::format(" + {} more", shares.size() - shown);
  return sum;
}

// What the mover has now.
std::string gain_text(const ToldEvent& event) {
  return certainty_text(event.certainty) + event.own.value_or(*event.value);
}

std::string worth_text(const ToldEvent& event) {
  if (event.own && event.certainty != Certainty::exact)
    return fmt::format("{} for {}", gain_text(event), event.mover->name);
  const std::string sum = event.shares.empty() ? "" : sum_text(event.shares) + " = ";
  return certainty_text(event.certainty) + sum + *event.value;
}

/// What may stand in a sentence.
struct Part {
  std::string_view name;
  std::string (*text)(const ToldEvent& event);
};

const Part& part_of(std::string_view name) {
  using Event = const ToldEvent&;
  static constexpr Part parts[] = {
      {"mover", [](Event event) { return event.mover->name; }},
      {"value", [](Event event) { return *event.value; }},
      {"gain", gain_text},
      {"worth", worth_text},
      {"successor", [](Event event) { return event.successors.front(); }},
      {"probability", [](Event event) { return *event.probability; }},
      {"bounds", [](Event event) { return interval_text(*event.bounds); }},
      {"cause", cut_off_text},
      // Of these there may be nothing to tell.
      {"window",
       [](Event event) { return event.window ? ", window " + window_text(*event.window) : ""; }},
      {"limit",
       [](Event event) -> std::string { return event.at_limit ? ", at the depth limit" : ""; }},
      {"payoffs", [](Event event) { return event.own ? ": " + *event.value : ""; }},
  };
  static_assert(std::ranges::all_of(trace_forms, [](const TraceForm& form) {
    bool knows_all = true;
    for_each_piece(form.sentence, [&](std::string_view, std::string_view part) {
      knows_all &= part.empty() || std::ranges::count(parts, part, &Part::name) == 1;
    });
    return knows_all;
  }));
  return *std::ranges::find(parts, name, &Part::name);
}

// The pattern, with each `{part}` replaced.
std::string sentence(std::string_view pattern, const ToldEvent& event) {
  std::string sentence;
  for_each_piece(pattern, [&](std::string_view words, std::string_view part) {
    sentence += words;
    if (!part.empty()) sentence += part_of(part).text(event);
  });
  return sentence;
}

}  // namespace

std::string TraceText::line(const ToldEvent& event) {
  if (event.step == TraceStep::enter && !event.mover) return {};
  return left(event) + sentence(form_of(event.step).sentence, event) + '\n';
}

// The column moves only where a position needs it to.
std::string TraceText::left(const ToldEvent& event) {
  std::string left(std::min(event.ply, deepest_indented) * blanks_a_ply, ' ');
  if (event.ply > deepest_indented) left += fmt::format("(ply {}) ", event.ply);
  left += event.position;
  const std::size_t used = width(left);
  while (used + 2 > column_) column_ += 4;
  return left.append(column_ - used, ' ');
}

std::string frontier_text(const std::optional<ToldFrontier>& frontier, std::uint64_t most) {
  if (!frontier) return {};
  const auto list = [&](const std::vector<std::string>& positions) {
    const std::uint64_t told = std::min<std::uint64_t>(most, positions.size());
    return positions.empty() ? "none" : list_text(positions, static_cast<std::size_t>(told));
  };
  return fmt::format("evaluated: {}\ncut off: {}\n", list(frontier->evaluated),
                     list(frontier->pruned));
}

}  // namespace minimax
