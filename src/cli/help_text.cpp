#include "cli/help_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string_view>

#include "base/terminal.hpp"
#include "base/width.hpp"

namespace minimax {

namespace {

constexpr std::size_t margin = 2;
constexpr std::size_t least_columns = 40;

/// The words of a text, in lines that end before the column; each but the first begins at `indent`.
std::string wrapped(std::string_view text, std::size_t column, std::size_t indent,
                    std::size_t columns) {
  std::string lines;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    const bool begins = lines.empty() || column == indent;
    if (!begins && column + 1 + width(word) > columns) {
      lines += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (!begins) {
      lines += ' ';
      ++column;
    }
    lines += word;
    column += width(word);
  }
  return lines;
}

/// Two columns: what something is called, and what it is. Narrow lines have one above the other.
class Rows {
 public:
  explicit Rows(std::size_t columns)
      : columns_(columns), second_(columns < 72 ? margin + 4 : std::size_t{28}) {}

  void add(std::string_view name, std::string_view text) {
    const std::string shown = broken(name);
    text_ += std::string(margin, ' ') + shown;
    const std::size_t end = margin + width(shown) + 2;
    if (end > second_)
      text_ += "\n" + std::string(second_, ' ');
    else
      text_ += std::string(second_ - end + 2, ' ');
    text_ += wrapped(text, second_, second_, columns_) + "\n";
  }

  std::string text() const { return text_; }

 private:
  // Where it is too long, behind a bar.
  std::string broken(std::string_view name) const {
    constexpr std::size_t indent = 6;
    std::string lines;
    std::size_t column = margin;
    while (!name.empty()) {
      const std::string_view part = name.substr(0, std::min(name.find('|'), name.size() - 1) + 1);
      name.remove_prefix(part.size());
      if (column + width(part) > columns_ && !lines.empty()) {
        lines += "\n" + std::string(indent, ' ');
        column = indent;
      }
      lines += part;
      column += width(part);
    }
    return lines;
  }

  std::size_t columns_;
  std::size_t second_;
  std::string text_;
};

std::string examples_text(std::span<const Example> examples, std::size_t columns) {
  std::string text;
  for (const Example& each : examples)
    text += fmt::format("  $ {}\n      {}\n", each.command, wrapped(each.effect, 6, 6, columns));
  return text;
}

std::string described(const OptionDescription& option) {
  return option.exclusion.empty() ? option.help
                                  : fmt::format("{}; {}", option.help, option.exclusion);
}

}  // namespace

std::string help_text(const CommandDescription& command,
                      std::span<const CommandDescription> commands, std::size_t columns) {
  std::string text = wrapped(command.summary, 0, 0, columns) + "\n\nFor example:\n" +
                     examples_text(command.examples, columns) +
                     fmt::format("\nUsage: {}\n", usage_of(command));
  if (!command.arguments.empty()) {
    Rows rows(columns);
    for (const ArgumentDescription& each : command.arguments) rows.add(each.name, each.help);
    text += "\n" + rows.text();
  }
  if (command.name.empty()) {
    Rows rows(columns);
    for (const CommandDescription& each : commands.subspan(1)) rows.add(each.name, each.summary);
    text += "\nCommands:\n" + rows.text();
  }
  for (std::size_t i = 0; i < command.options.size();) {
    const std::string& group = command.options[i].group;
    Rows rows(columns);
    for (; i < command.options.size() && command.options[i].group == group; ++i)
      rows.add(option_text(command.options[i]), described(command.options[i]));
    text += fmt::format("\n{}:\n{}", group, rows.text());
  }
  if (command.name.empty())
    text += "\n`minimax help COMMAND` tells of a command and its options.\n";
  return text;
}

std::string first_page(std::span<const CommandDescription> commands, std::size_t columns) {
  return wrapped(commands.front().summary, 0, 0, columns) + "\n\n" +
         examples_text(commands.front().examples, columns) +
         "\n`minimax help` tells of all commands, and `minimax help COMMAND` of one.\n";
}

std::size_t help_columns() {
  std::size_t columns = 0;
  if (const char* const set = std::getenv("COLUMNS")) {
    const std::string_view text = set;
    std::from_chars(text.data(), text.data() + text.size(), columns);
  }
  if (columns == 0) columns = terminal_width();
  if (columns == 0) columns = 80;
  return std::max(columns, least_columns);
}

}  // namespace minimax
