#include "base/status_line.hpp"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "base/terminal.hpp"

namespace minimax {

namespace {

constexpr std::string_view erase_to_end = "\x1b[K";

bool erases_lines() {
  const char* const terminal = std::getenv("TERM");
  return terminal && *terminal && std::string_view(terminal) != "dumb";
}

void send(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace

StatusLine::StatusLine() : is_shown_(is_terminal(STDERR_FILENO) && erases_lines()) {}

StatusLine::~StatusLine() {
  if (has_text_) send("\r" + std::string(erase_to_end));
}

// What is left of a longer line before is erased.
void StatusLine::show(const std::string& text) {
  if (!is_shown_) return;
  send("\r" + harmless(text) + std::string(erase_to_end));
  has_text_ = true;
}

}  // namespace minimax
