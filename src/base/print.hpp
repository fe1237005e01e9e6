// Writing text to people and files.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <string_view>
#include <utility>

#include "base/styled_text.hpp"

namespace minimax {

/// Writes the bytes to standard output, or to that file. A terminal, and whatever colours are sent
/// to, gets them as harmless() makes them: they may come from files of others.
void print(std::string_view text, std::FILE* to = stdout);

/// So, and in colours where these are wanted.
void print(const StyledText& text, std::FILE* to = stdout);

/// Formats a message and writes it to standard error, as styled_message() shows it. What cannot be
/// written there is lost, and nothing else changes.
template <class... Arguments>
void tell(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  print(styled_message(fmt::format(format, std::forward<Arguments>(arguments)...)), stderr);
}

}  // namespace minimax
