#include "cli/line_input.hpp"

#include <unistd.h>

#include <cstdio>
#include <iostream>

#include "base/print.hpp"
#include "base/terminal.hpp"

#ifdef MINIMAX_LINE_EDITING
#include <editline/readline.h>

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <cstring>
#include <memory>
#endif

namespace minimax {

namespace {

std::optional<std::string> plain_line(const std::string& prompt) {
  print(prompt);
  std::fflush(stdout);
  std::string line;
  if (!std::getline(std::cin, line)) return std::nullopt;
  return line;
}

#ifdef MINIMAX_LINE_EDITING

// The library knows one line at a time, and asks functions without a context.
std::vector<std::string>& offered() {
  static std::vector<std::string> lines;
  return lines;
}

char* next_match(const char* begin, int state) {
  static std::size_t next;
  if (state == 0) next = 0;
  while (next < offered().size()) {
    const std::string& line = offered()[next++];
    if (line.starts_with(begin)) return ::strdup(line.c_str());
  }
  return nullptr;
}

char** matches(const char* begin, int, int) {
  rl_attempted_completion_over = 1;  // no names of files
  return rl_completion_matches(begin, next_match);
}

void set_up() {
  // Whatever the environment says, terms are read and written in UTF-8.
  if (!std::setlocale(LC_CTYPE, "C.UTF-8")) std::setlocale(LC_CTYPE, "");
  static char name[] = "minimax";
  rl_readline_name = name;
  rl_basic_word_break_characters = "";  // a line is completed as a whole: moves are terms
  rl_completion_append_character = '\0';
  rl_attempted_completion_function = matches;
  using_history();
}

std::optional<std::string> edited_line(const std::string& prompt) {
  static std::string last;
  std::fflush(stdout);
  const std::unique_ptr<char, decltype(&std::free)> line(readline(harmless(prompt).c_str()),
                                                         std::free);
  if (!line) return std::nullopt;
  std::string text = line.get();
  if (!text.empty() && text != last) {
    add_history(text.c_str());
    last = text;
  }
  return text;
}

#endif

}  // namespace

// Where one process runs commands one after the other, as the core of the page, another one may
// have come to the end of its input.
LineInput::LineInput() : is_at_terminal_(is_terminal(stdin) && is_terminal(stdout)) {
  std::clearerr(stdin);
  std::cin.clear();
#ifdef MINIMAX_LINE_EDITING
  if (is_at_terminal_) set_up();
#endif
}

void LineInput::offer([[maybe_unused]] std::vector<std::string> lines) {
#ifdef MINIMAX_LINE_EDITING
  // What the terminal cannot be sent as it is, is not completed to.
  std::erase_if(lines, [](const std::string& line) { return harmless(line) != line; });
  offered() = std::move(lines);
#endif
}

std::optional<std::string> LineInput::next(const std::string& prompt) {
#ifdef MINIMAX_LINE_EDITING
  if (is_at_terminal_) return edited_line(prompt);
#endif
  return plain_line(prompt);
}

}  // namespace minimax
