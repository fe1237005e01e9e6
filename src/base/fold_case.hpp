// Text made equal where only case, accents' encoding or the encoding of the whole differ.
#pragma once

#include <string>
#include <string_view>

namespace minimax {

/// A text in UTF-8: what is no UTF-8 is taken for Windows-1252, which is Latin-1 with more
/// characters.
std::string utf8_of_any(std::string_view text);

/// As utf8_of_any(), with letters of all alphabets in lower case and marks put together with the
/// Latin letters before them, which macOS writes apart in the names of files.
std::string folded_case(std::string_view text);

/// So, and the Latin letters without their marks: `a` for `Á`.
std::string without_accents(std::string_view text);

}  // namespace minimax
