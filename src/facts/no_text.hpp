// Files that hold no text in UTF-8 at all.
#pragma once

#include <optional>
#include <string_view>

#include "facts/diagnostic.hpp"

namespace minimax {

/// What to say of text in UTF-16 and of files that are no text, of which a reader would find fault
/// with one clause after another: told by a byte order mark, and by zero bytes where there are many
/// or what is no UTF-8 besides. Nothing for others.
std::optional<Diagnostic> find_no_text(std::string_view bytes);

}  // namespace minimax
