// Text as it may stand in a picture of any format.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace minimax {

/// The lines of a text, which becomes printable: a character that moves the cursor, turns the
/// direction of what follows, or is no character of XML stands there by its number, as `\u202E`,
/// and a tab as blanks. A line that is longer than a picture has room for, or a line too many, ends
/// in an ellipsis. There is one line at least.
std::vector<std::string> drawn_lines(std::string_view text);

/// Likewise, of a text of one line, whose line feeds stand there by their number.
std::string drawn_text(std::string_view text);

/// The columns that a printable text takes in a picture: characters of East Asia are twice as wide.
std::size_t drawn_width(std::string_view text);

}  // namespace minimax
