// UTF-16.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace minimax {

/// Whether the bytes begin with its byte order mark.
bool has_utf16_mark(std::string_view bytes);

/// A text in UTF-16 as UTF-8, without its byte order mark; nothing where it begins with none. What
/// belongs to no character becomes U+FFFD.
std::optional<std::string> utf8_of_utf16(std::string_view bytes);

}  // namespace minimax
