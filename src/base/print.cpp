#include "base/print.hpp"

#include "base/terminal.hpp"

namespace minimax {

namespace {

void write(std::string_view text, std::FILE* to) {
  std::fwrite(text.data(), 1, text.size(), to);
}

}  // namespace

void print(std::string_view text, std::FILE* to) {
  if (gets_harmless(to))
    write(harmless(text), to);
  else
    write(text, to);
}

void print(const StyledText& text, std::FILE* to) {
  if (gets_harmless(to))
    write(harmless(text, has_colors(to)), to);
  else
    write(text.text(), to);
}

}  // namespace minimax
