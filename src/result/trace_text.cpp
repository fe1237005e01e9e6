#include "result/trace_text.hpp"

#include <fmt/format.h>

#include "result/width.hpp"

namespace minimax {

namespace {

// Deeper positions are not indented any further.
constexpr std::size_t deepest_indented = 40;
constexpr std::size_t blanks_a_ply = 2;

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
      return fmt::format("{} moves{}", title_of(*event.mover), window(event));
    case TraceStep::leaf:
      return fmt::format("static value {}{}", terms_.text(*event.value),
                         event.at_limit ? ", at the depth limit" : "");
    case TraceStep::repeat:
      return fmt::format("repeats on its own path: value {}", terms_.text(*event.value));
    case TraceStep::narrow:
      return fmt::format("{} has {} by {}{}", title_of(*event.mover), terms_.text(*event.value),
                         terms_.text(event.successors.front()), window(event));
    case TraceStep::cut_off:
      return "cut off: " + terms_.reason(event);
    case TraceStep::leave:
      break;
  }
  return fmt::format("value {}{}", certainty_text(event.certainty), terms_.text(*event.value));
}

std::string TraceText::bound(const std::optional<WrittenBound>& bound, const char* open) const {
  return bound ? terms_.text(bound->value) : open;
}

std::string TraceText::window(const WrittenEvent& event) const {
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
