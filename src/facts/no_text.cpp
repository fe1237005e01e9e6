#include "facts/no_text.hpp"

#include <algorithm>

#include "base/utf8.hpp"

namespace minimax {

namespace {

// A zero byte that has got into a text is one fault of that.
bool is_text(std::string_view bytes) {
  const auto zeros = static_cast<std::size_t>(std::ranges::count(bytes, '\0'));
  return zeros < bytes.size() / 4 && is_utf8(bytes);
}

}  // namespace

std::optional<Diagnostic> find_no_text(std::string_view bytes) {
  const auto problem = [](std::size_t offset, const char* message, const char* advice) {
    return Diagnostic{Severity::error, static_cast<Offset>(offset), message, advice,
                      DiagnosticKind::syntax};
  };
  if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"))
    return problem(0, "this is UTF-16", "Save the file with the encoding UTF-8.");
  const std::size_t zero = bytes.find('\0');
  if (zero == std::string_view::npos || is_text(bytes)) return std::nullopt;
  return problem(zero, "here is a zero byte: this is no text, or none in UTF-8",
                 "Give a file of Prolog facts, saved with the encoding UTF-8.");
}

}  // namespace minimax
