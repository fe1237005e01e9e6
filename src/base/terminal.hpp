// The terminal that people read at, and what it is sent.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

#include "base/styled_text.hpp"

namespace minimax {

/// What is said about colours with the command.
enum class ColorChoice : std::uint8_t { automatic, always, never };

/// What the environment says about them; nullptr where it says nothing.
struct ColorVariables {
  const char* no_color = nullptr;        ///< NO_COLOR: none, whatever it holds, if anything
  const char* clicolor_force = nullptr;  ///< CLICOLOR_FORCE: but for 0, also where no terminal is
  const char* clicolor = nullptr;        ///< CLICOLOR: where it is 0, none
  const char* term = nullptr;            ///< TERM: a dumb terminal has none
};

/// Whether there are colours by that where a text goes to a terminal, or does not.
bool wants_colors(const ColorVariables& variables, bool is_terminal) noexcept;

/// From now on, in this process, its shared libraries and the processes that it starts: what was
/// chosen becomes what the environment says.
void choose_colors(ColorChoice choice);

bool is_terminal(std::FILE* file) noexcept;
bool is_terminal(int descriptor) noexcept;
/// Whether what is written there is coloured.
bool has_colors(std::FILE* file) noexcept;
/// Whether a terminal shows what is written there, now or later, as it does what has colours: it
/// gets that as harmless() makes it.
bool gets_harmless(std::FILE* file) noexcept;

/// The columns of the terminal that standard output goes to; 0 where it goes elsewhere.
std::size_t terminal_width() noexcept;

/// The text as a terminal may be sent it: no character of it, but for tabs and line feeds, controls
/// the terminal. What would is written as in quoted atoms of Prolog: `\x1b\`.
std::string harmless(std::string_view text);

/// So, and with the escape sequences of the styles where it is to be coloured.
std::string harmless(const StyledText& text, bool is_colored);

/// What comes in pieces that may end in the middle of a character.
class HarmlessStream {
 public:
  /// What can be sent after this piece; the rest waits for the next one.
  std::string next(std::string_view piece);

 private:
  std::string waiting_;
};

}  // namespace minimax
