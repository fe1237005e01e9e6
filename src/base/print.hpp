// Writing text as it is, and telling people something.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <string_view>
#include <utility>

namespace minimax {

/// Writes the bytes to standard output, or to that file.
inline void print(std::string_view text, std::FILE* to = stdout) {
  std::fwrite(text.data(), 1, text.size(), to);
}

/// Formats a message and writes it to standard error. What cannot be written there is lost, and
/// nothing else changes.
template <class... Arguments>
void tell(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  print(fmt::format(format, std::forward<Arguments>(arguments)...), stderr);
}

}  // namespace minimax
