// Writing text as it is.
#pragma once

#include <cstdio>
#include <string_view>

namespace minimax {

/// Writes the bytes to standard output, or to that file.
inline void print(std::string_view text, std::FILE* to = stdout) {
  std::fwrite(text.data(), 1, text.size(), to);
}

}  // namespace minimax
