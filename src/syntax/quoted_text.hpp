// What a quoted item means: its text.
#pragma once

#include <string>
#include <string_view>

namespace minimax {

/// The text of an item of SWI-Prolog 9 in single, double or back quotes: escapes are replaced and
/// doubled quotes are single. `item` includes its quotes and is what grammar::quoted matches.
/// The result is UTF-8 and may contain zero bytes. Throws SyntaxError where an escape sequence is
/// unknown or names no character, and where `item` is not UTF-8.
std::string decode_quoted(std::string_view item);

/// As decode_quoted, but appends the text to `text`, which holds a part of it if this throws.
void append_decoded(std::string_view item, std::string& text);

/// Throws what decode_quoted would throw.
void check_quoted(std::string_view item);

}  // namespace minimax
