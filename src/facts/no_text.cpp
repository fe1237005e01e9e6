#include "facts/no_text.hpp"

#include <algorithm>

#include "base/utf16.hpp"
#include "base/utf8.hpp"

namespace minimax {

namespace {

bool is_mostly_text(std::string_view bytes) {
  const auto zeros = static_cast<std::size_t>(std::ranges::count(bytes, '\0'));
  return zeros < bytes.size() / 4;
}

// A zero byte that has got into a text is one fault of that.
bool is_text(std::string_view bytes) {
  return is_mostly_text(bytes) && is_utf8(bytes);
}

}  // namespace

bool begins_as_no_text(std::string_view begin) {
  return !has_utf16_mark(begin) && !is_mostly_text(begin);
}

std::optional<Diagnostic> find_no_text(std::string_view bytes) {
  const auto problem = [](std::size_t offset, const char* message, const char* advice) {
    return Diagnostic{Severity::error, static_cast<Offset>(offset), Message(message),
                      Message(advice), DiagnosticKind::syntax};
  };
  if (has_utf16_mark(bytes))
    return problem(0, msgid("this is UTF-16"), msgid("Save the file with the encoding UTF-8."));
  const std::size_t zero = bytes.find('\0');
  if (zero == std::string_view::npos || is_text(bytes)) return std::nullopt;
  return problem(zero, msgid("here is a zero byte: this is no text, or none in UTF-8"),
                 no_text_advice);
}

}  // namespace minimax
