#include "show/trace_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/width.hpp"

namespace minimax {

namespace {

// Deeper positions are not indented any further.
constexpr std::size_t deepest_indented = 40;
constexpr std::size_t blanks_a_ply = 2;
// Of a sum no more shares are told.
constexpr std::size_t most_summed = 10;

const char* certainty_text(Certainty certainty) {
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
  return left(event) + what(event) + '\n';
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

std::string TraceText::what(const WrittenEvent& event) const {
  switch (event.step) {
    case TraceStep::enter:
      return fmt::format("{} moves{}", terms_.mover(event), window(event));
    case TraceStep::leaf:
      return fmt::format("static value {}{}", terms_.text(*event.value),
                         event.at_limit ? ", at the depth limit" : "");
    case TraceStep::repeat:
      return fmt::format("repeats on its own path: value {}", terms_.text(*event.value));
    case TraceStep::narrow:
    case TraceStep::choose:
      return gain(event);
    case TraceStep::share:
      return fmt::format("{} with probability {} gives {}", terms_.text(event.successors.front()),
                         terms_.text(event.shares.front().probability),
                         terms_.text(event.shares.front().value));
    case TraceStep::probe:
      return fmt::format("probes {}: its first successor alone is looked at",
                         terms_.text(event.successors.front()));
    case TraceStep::bound:
      return fmt::format("bounds {} after {} with probability {}", terms_.interval(*event.bounds),
                         terms_.text(event.successors.front()), terms_.text(*event.probability));
    case TraceStep::known:
      return "known from the probe: " + value(event);
    case TraceStep::cut_off:
      return "cut off: " + terms_.reason(event);
    case TraceStep::leave:
      break;
  }
  return value(event);
}

// What the mover has now.
std::string TraceText::gain(const WrittenEvent& event) const {
  const std::string gain =
      fmt::format("{} has {}{} by {}{}", terms_.mover(event), certainty_text(event.certainty),
                  terms_.text(event.own.value_or(*event.value)),
                  terms_.text(event.successors.front()), window(event));
  return event.own ? fmt::format("{}: {}", gain, terms_.text(*event.value)) : gain;
}

std::string TraceText::value(const WrittenEvent& event) const {
  if (event.own && event.certainty != Certainty::exact)
    return fmt::format("value {}{} for {}", certainty_text(event.certainty),
                       terms_.text(*event.own), terms_.mover(event));
  const std::string sum = event.shares.empty() ? "" : this->sum(event.shares) + " = ";
  return fmt::format("value {}{}{}", certainty_text(event.certainty), sum,
                     terms_.text(*event.value));
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

std::string TraceText::bound(const std::optional<WrittenBound>& bound, const char* open) const {
  return bound ? terms_.text(bound->value) : open;
}

std::string TraceText::window(const WrittenEvent& event) const {
  if (event.window) return ", window " + terms_.interval(*event.window);
  if (!has_windows_) return {};
  return fmt::format(", window [{}, {}]", bound(event.alpha, "-inf"), bound(event.beta, "+inf"));
}

std::string frontier_text(const TraceTerms& terms, const std::vector<TermId>& evaluated,
                          const std::vector<TermId>& pruned, std::size_t most) {
  const auto list = [&](const std::vector<TermId>& positions) {
    return positions.empty() ? "none" : terms.list(positions, most);
  };
  return fmt::format("evaluated: {}\ncut off: {}\n", list(evaluated), list(pruned));
}

}  // namespace minimax
