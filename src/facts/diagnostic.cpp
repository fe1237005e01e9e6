#include "facts/diagnostic.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/utf8.hpp"

namespace minimax {

namespace {

constexpr std::size_t line_limit = 160;  // bytes; a file may be one line

// A part of a line that can be shown on a terminal, and blanks that reach up to the caret.
struct Excerpt {
  std::string line;
  std::string indent;
};

// What is shown of the line that holds a byte.
std::string_view shown_part(const Source& source, Offset offset) {
  constexpr std::size_t reach = line_limit + 4;  // the character at the limit may be that long
  const std::string_view line = source.line(offset, reach);
  const auto caret = static_cast<std::size_t>(source.text().data() + offset - line.data());
  std::size_t begin = caret < line_limit ? 0 : caret - line_limit / 2;
  while (begin > 0 && begin < line.size() && continues_character(line[begin])) --begin;
  std::size_t end = std::min(line.size(), begin + line_limit);
  while (end < line.size() && continues_character(line[end])) ++end;
  return line.substr(begin, end - begin);
}

bool is_end_of_line(std::string_view rest) noexcept {
  return rest.empty() || rest.starts_with('\n') || rest.starts_with("\r\n") || rest == "\r";
}

Excerpt excerpt(const Source& source, Offset offset) {
  constexpr std::string_view cut = "...";
  const std::string_view text = source.text();
  const std::string_view part = shown_part(source, offset);
  const char* const caret = text.data() + offset;
  const char* const end = part.data() + part.size();
  Excerpt shown;
  if (part.data() != text.data() && part.data()[-1] != '\n') {
    shown.line = cut;
    shown.indent.assign(cut.size(), ' ');
  }
  for (const char* here = part.data(); here != end;) {
    const DecodedCharacter character = decode_utf8(here, end);
    const std::size_t length = std::max<std::size_t>(character.length, 1);
    const bool printable = character.length != 0 && character.code_point >= 0x20 &&
                           (character.code_point < 0x7f || character.code_point >= 0xa0);
    shown.line += printable || *here == '\t' ? std::string_view(here, length) : "?";
    if (here < caret) shown.indent += *here == '\t' ? '\t' : ' ';
    here += length;
  }
  if (!is_end_of_line(text.substr(static_cast<std::size_t>(end - text.data())))) shown.line += cut;
  return shown;
}

}  // namespace

std::string_view text_of(Severity severity) noexcept {
  return severity == Severity::error ? "error" : "warning";
}

std::string_view name_of(DiagnosticKind kind) noexcept {
  switch (kind) {
    case DiagnosticKind::syntax:
      return "syntax";
    case DiagnosticKind::program:
      return "program";
    case DiagnosticKind::directive:
      return "directive";
    case DiagnosticKind::no_facts:
      return "no_facts";
    case DiagnosticKind::other_module:
      return "other_module";
    case DiagnosticKind::misspelt_predicate:
      return "misspelt_predicate";
    case DiagnosticKind::misspelt_position:
      return "misspelt_position";
    case DiagnosticKind::duplicate:
      return "duplicate";
    case DiagnosticKind::contradiction:
      return "contradiction";
    case DiagnosticKind::repeated_successor:
      return "repeated_successor";
    case DiagnosticKind::no_value:
      return "no_value";
    case DiagnosticKind::bad_value:
      return "bad_value";
    case DiagnosticKind::bad_probabilities:
      return "bad_probabilities";
    case DiagnosticKind::bad_payoffs:
      return "bad_payoffs";
    case DiagnosticKind::inner_value:
      return "inner_value";
    case DiagnosticKind::no_mover:
      return "no_mover";
    case DiagnosticKind::both_movers:
      return "both_movers";
    case DiagnosticKind::unknown_player:
      return "unknown_player";
    case DiagnosticKind::mixed_movers:
      return "mixed_movers";
    case DiagnosticKind::same_mover:
      return "same_mover";
    case DiagnosticKind::cycle:
      return "cycle";
    case DiagnosticKind::unreached:
      return "unreached";
    case DiagnosticKind::several_roots:
      return "several_roots";
    case DiagnosticKind::unfinished:
      return "unfinished";
  }
  return "";
}

namespace {

StyledText begin_of(const Diagnostic& diagnostic, const std::string& place) {
  StyledText text(place + ": ");
  text.append(text_of(diagnostic.severity),
              diagnostic.severity == Severity::error ? TextStyle::error : TextStyle::warning);
  return text += fmt::format(": {}\n", say(diagnostic.message));
}

StyledText with_advice(StyledText text, const Diagnostic& diagnostic) {
  if (!diagnostic.advice.is_empty()) text += fmt::format("  {}\n", say(diagnostic.advice));
  return text;
}

}  // namespace

StyledText render(const Diagnostic& diagnostic, const Source& source, Place place) {
  const Excerpt shown = excerpt(source, diagnostic.offset);
  StyledText text =
      begin_of(diagnostic, fmt::format("{}:{}:{}", source.name(), place.line, place.column));
  text += fmt::format("{}\n{}", shown.line, shown.indent);
  text.append("^", TextStyle::caret) += "\n";
  return with_advice(std::move(text), diagnostic);
}

StyledText render_without_place(const Diagnostic& diagnostic, const std::string& file) {
  StyledText text = begin_of(diagnostic, file);
  text += fmt::format(
      "  {}\n", say("Where that is cannot be shown: the file was changed since it was read."));
  return with_advice(std::move(text), diagnostic);
}

std::vector<Place> places_of(const std::vector<Diagnostic>& in_order, const Source& source) {
  std::vector<Place> places;
  places.reserve(in_order.size());
  Offset earlier = 0;
  Place place{1, 1};
  for (const Diagnostic& each : in_order) {
    place = source.place(each.offset, std::exchange(earlier, each.offset), place);
    places.push_back(place);
  }
  return places;
}

}  // namespace minimax
