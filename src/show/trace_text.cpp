#include "show/trace_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ask/trace_forms.hpp"
#include "base/width.hpp"

namespace minimax {

namespace {

// Deeper positions are not indented any further.
constexpr std::size_t deepest_indented = 40;
constexpr std::size_t blanks_a_ply = 2;
// Of a sum no more shares are told.
constexpr std::size_t most_summed = 10;

/// Calls tell(words, part) with the words of a pattern and the name of what comes after them in
/// braces; nothing comes after the last ones.
template <class Tell>
constexpr void for_each_piece(std::string_view pattern, Tell tell) {
  for (auto open = pattern.find('{'); open != pattern.npos; open = pattern.find('{')) {
    const auto close = pattern.find('}', open);
    tell(pattern.substr(0, open), pattern.substr(open + 1, close - open - 1));
    pattern.remove_prefix(close + 1);
  }
  tell(pattern, {});
}

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

}  // namespace

std::string TraceText::line(const WrittenEvent& event) {
  if (event.step == TraceStep::enter && !event.mover) return {};
  return left(event) + sentence(form_of(event.step).sentence, event) + '\n';
}

// The column moves only where a position needs it to.
std::string TraceText::left(const WrittenEvent& event) {
  std::string left(std::min(event.ply, deepest_indented) * blanks_a_ply, ' ');
  if (event.ply > deepest_indented) left += fmt::format("(ply {}) ", event.ply);
  left += terms_.text(event.position);
  const std::size_t used = width(left);
  while (used + 2 > column_) column_ += 4;
  return left.append(column_ - used, ' ');
}

/// What may stand in a sentence.
struct TraceText::Part {
  std::string_view name;
  std::string (*text)(const TraceText& self, const WrittenEvent& event);

  static const Part& of(std::string_view name);
};

const TraceText::Part& TraceText::Part::of(std::string_view name) {
  using Self = const TraceText&;
  using Event = const WrittenEvent&;
  static constexpr Part parts[] = {
      {"mover", [](Self self, Event event) { return self.terms_.mover(*event.mover); }},
      {"value", [](Self self, Event event) { return self.terms_.text(*event.value); }},
      {"gain", [](Self self, Event event) { return self.gain(event); }},
      {"worth", [](Self self, Event event) { return self.worth(event); }},
      {"successor",
       [](Self self, Event event) { return self.terms_.text(event.successors.front()); }},
      {"probability", [](Self self, Event event) { return self.terms_.text(*event.probability); }},
      {"bounds", [](Self self, Event event) { return self.terms_.interval(*event.bounds); }},
      {"cause", [](Self self, Event event) { return self.terms_.reason(event); }},
      // Of these there may be nothing to tell.
      {"window",
       [](Self self, Event event) {
         return event.window ? ", window " + self.terms_.window(*event.window) : "";
       }},
      {"limit",
       [](Self, Event event) -> std::string {
         return event.at_limit ? ", at the depth limit" : "";
       }},
      {"payoffs",
       [](Self self, Event event) {
         return event.own ? ": " + self.terms_.text(*event.value) : "";
       }},
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
std::string TraceText::sentence(std::string_view pattern, const WrittenEvent& event) const {
  std::string sentence;
  for_each_piece(pattern, [&](std::string_view words, std::string_view part) {
    sentence += words;
    if (!part.empty()) sentence += Part::of(part).text(*this, event);
  });
  return sentence;
}

// What the mover has now.
std::string TraceText::gain(const WrittenEvent& event) const {
  return certainty_text(event.certainty) + terms_.text(event.own.value_or(*event.value));
}

std::string TraceText::worth(const WrittenEvent& event) const {
  if (event.own && event.certainty != Certainty::exact)
    return fmt::format("{} for {}", gain(event), terms_.mover(*event.mover));
  const std::string sum = event.shares.empty() ? "" : this->sum(event.shares) + " = ";
  return certainty_text(event.certainty) + sum + terms_.text(*event.value);
}

// `0.9*2 + 0.1*3`
std::string TraceText::sum(const std::vector<WrittenShare>& shares) const {
  std::string sum;
  const std::size_t shown = std::min(shares.size(), most_summed);
  for (std::size_t i = 0; i < shown; ++i) {
    if (i > 0) sum += " + ";
    sum += factor(shares[i].probability) + '*' + factor(shares[i].value);
  }
  if (shown < shares.size()) sum += fmt::format(" + {} more", shares.size() - shown);
  return sum;
}

std::string TraceText::factor(TermId number) const {
  const std::string text = terms_.text(number);
  return text.starts_with('-') ? '(' + text + ')' : text;
}

std::string frontier_text(const TraceTerms& terms, const std::optional<SplitFrontier>& frontier,
                          std::size_t most) {
  if (!frontier) return {};
  const auto list = [&](const std::vector<TermId>& positions) {
    return positions.empty() ? "none" : terms.list(positions, most);
  };
  return fmt::format("evaluated: {}\ncut off: {}\n", list(frontier->evaluated),
                     list(frontier->pruned));
}

}  // namespace minimax
