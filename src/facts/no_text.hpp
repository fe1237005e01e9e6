// Files that hold no text in UTF-8 at all.
#pragma once

#include <optional>
#include <string_view>

#include "facts/diagnostic.hpp"

namespace minimax {

inline constexpr const char* no_text_advice =
    "Give a file of Prolog facts, saved with the encoding UTF-8.";

/// Whether the first many bytes of a file tell that it is none, however it goes on: a quarter of
/// them are zero.
bool begins_as_no_text(std::string_view begin);

/// What to say of text in UTF-16 and of files that are no text, of which a reader would find fault
/// with one clause after another: told by a byte order mark, and by zero bytes where there are many
/// or what is no UTF-8 besides. Nothing for others.
std::optional<Diagnostic> find_no_text(std::string_view bytes);

}  // namespace minimax
