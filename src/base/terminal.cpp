#include "base/terminal.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>

#include "base/control_character.hpp"
#include "base/utf8.hpp"

namespace minimax {

namespace {

constexpr std::string_view end_of_style = "\x1b[0m";

// Select graphic rendition, of ECMA-48; the colours are those that the user has set up.
std::string_view begin_of(TextStyle style) {
  switch (style) {
    case TextStyle::error:
      return "\x1b[1;31m";
    case TextStyle::warning:
      return "\x1b[1;35m";
    case TextStyle::note:
      return "\x1b[1;36m";
    case TextStyle::caret:
      return "\x1b[1;32m";
    case TextStyle::right:
      return "\x1b[32m";
    case TextStyle::wrong:
      return "\x1b[31m";
    case TextStyle::unclear:
      return "\x1b[33m";
    case TextStyle::cut:
      return "\x1b[36m";
    case TextStyle::best:
      break;
  }
  return "\x1b[1m";
}

void append_harmless(std::string& to, std::string_view text) {
  while (!text.empty()) {
    const DecodedCharacter character = decode_utf8(text.data(), text.data() + text.size());
    const std::size_t length = std::max<std::size_t>(character.length, 1);
    // A byte that belongs to no character may control a terminal of another encoding.
    const char32_t code =
        character.length == 0 ? static_cast<unsigned char>(text.front()) : character.code_point;
    const bool is_layout = code == '\t' || code == '\n' || text.starts_with("\r\n");
    if (!is_layout && (character.length == 0 || is_control_character(code)))
      to += fmt::format("\\x{:x}\\", static_cast<std::uint32_t>(code));
    else
      to += text.substr(0, length);
    text.remove_prefix(length);
  }
}

// The bytes of a character, or of a line end, that the next piece may complete.
std::size_t unfinished(std::string_view text) {
  if (text.ends_with('\r')) return 1;
  constexpr std::size_t most = 3;
  for (std::size_t length = 1; length <= std::min(most, text.size()); ++length) {
    if (continues_character(text[text.size() - length])) continue;
    const auto byte = static_cast<unsigned char>(text[text.size() - length]);
    const std::size_t whole = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length < whole ? length : 0;
  }
  return 0;
}

bool is_set(const char* variable) noexcept {
  return variable && *variable;
}

/// Whether standard output or standard error has colours: each text that is written asks, and what
/// the environment says is changed by choose_colors() alone.
enum class Known : std::uint8_t { not_yet, no, yes };
std::array<std::atomic<Known>, 2> known_colors = {};

ColorVariables variables_of_process() noexcept {
  return {.no_color = std::getenv("NO_COLOR"),
          .clicolor_force = std::getenv("CLICOLOR_FORCE"),
          .clicolor = std::getenv("CLICOLOR"),
          .term = std::getenv("TERM")};
}

}  // namespace

bool wants_colors(const ColorVariables& variables, bool is_terminal) noexcept {
  if (is_set(variables.no_color)) return false;
  const auto is = [](const char* variable, std::string_view text) {
    return variable && variable == text;
  };
  if (is_set(variables.clicolor_force) && !is(variables.clicolor_force, "0")) return true;
  return is_terminal && is_set(variables.term) && !is(variables.term, "dumb") &&
         !is(variables.clicolor, "0");
}

void choose_colors(ColorChoice choice) {
  if (choice == ColorChoice::automatic) return;
  for (std::atomic<Known>& known : known_colors) known = Known::not_yet;
  const bool always = choice == ColorChoice::always;
  ::setenv("NO_COLOR", always ? "" : "1", 1);
  if (always) ::setenv("CLICOLOR_FORCE", "1", 1);
}

// Of the streams that all is written to, the system is asked once.
bool is_terminal(std::FILE* file) noexcept {
  static const bool is_output = is_terminal(::fileno(stdout));
  static const bool is_error = is_terminal(::fileno(stderr));
  return file == stdout ? is_output : file == stderr ? is_error : is_terminal(::fileno(file));
}

// Emscripten says of all standard streams that they are terminals, also where they are files.
bool is_terminal(int descriptor) noexcept {
  struct stat status;
  return ::isatty(descriptor) == 1 && ::fstat(descriptor, &status) == 0 && S_ISCHR(status.st_mode);
}

bool has_colors(std::FILE* file) noexcept {
  const auto look = [&] { return wants_colors(variables_of_process(), is_terminal(file)); };
  if (file != stdout && file != stderr) return look();
  std::atomic<Known>& known = known_colors[file == stdout ? 0 : 1];
  if (known == Known::not_yet) known = look() ? Known::yes : Known::no;
  return known == Known::yes;
}

bool gets_harmless(std::FILE* file) noexcept {
  return is_terminal(file) || has_colors(file);
}

std::size_t terminal_width() noexcept {
  struct winsize size {};
  if (!is_terminal(stdout) || ::ioctl(::fileno(stdout), TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

std::string harmless(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  append_harmless(result, text);
  return result;
}

std::string harmless(const StyledText& text, bool is_colored) {
  if (!is_colored) return harmless(text.text());
  const std::string_view whole = text.text();
  std::string result;
  std::size_t done = 0;
  for (const StyledText::Span& span : text.spans()) {
    append_harmless(result, whole.substr(done, span.begin - done));
    result += begin_of(span.style);
    append_harmless(result, whole.substr(span.begin, span.end - span.begin));
    result += end_of_style;
    done = span.end;
  }
  append_harmless(result, whole.substr(done));
  return result;
}

std::string HarmlessStream::next(std::string_view piece) {
  waiting_ += piece;
  const std::size_t size = waiting_.size() - unfinished(waiting_);
  std::string sent = harmless(std::string_view(waiting_).substr(0, size));
  waiting_.erase(0, size);
  return sent;
}

}  // namespace minimax
