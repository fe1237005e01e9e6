#include "cli/manual_page.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

#include "base/exit_status.hpp"

namespace minimax {

namespace {

/// A text as man(7) shows it as it is.
std::string escaped(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    const bool begins_line = escaped.empty() || escaped.back() == '\n';
    if (begins_line && (c == '.' || c == '\'')) escaped += "\\&";
    if (c == '\\')
      escaped += "\\e";
    else if (c == '-')
      escaped += "\\-";
    else if (c == '`')
      escaped += "\\(ga";
    else if (c == '\'')
      escaped += "\\(aq";
    else if (c == '|')
      escaped += "|\\:";  // where a line may end
    else
      escaped += c;
  }
  return escaped;
}

void add_item(std::string& page, std::string_view name, std::string_view text) {
  page += fmt::format(".TP\n.B {}\n{}\n", escaped(name), escaped(text));
}

void add_arguments(std::string& page, const CommandDescription& command) {
  if (command.arguments.empty()) return;
  page += ".SH ARGUMENTS\n";
  for (const ArgumentDescription& each : command.arguments)
    add_item(page, each.name, each.help + ".");
}

void add_options(std::string& page, const CommandDescription& command) {
  if (command.options.empty()) return;
  page += ".SH OPTIONS\n";
  const std::string* group = nullptr;
  for (const OptionDescription& each : command.options) {
    if (!group || *group != each.group) page += fmt::format(".SS \"{}\"\n", escaped(each.group));
    group = &each.group;
    add_item(page, option_text(each),
             each.help + "." + (each.exclusion.empty() ? "" : " (" + each.exclusion + ")"));
  }
}

void add_statuses(std::string& page) {
  for (std::size_t status = 0; status < std::size(exit_status_meanings); ++status)
    add_item(page, std::to_string(status), exit_status_meanings[status]);
}

void add_see_also(std::string& page, const CommandDescription& command,
                  std::span<const CommandDescription> commands) {
  page += ".SH \"SEE ALSO\"\n";
  std::string separator;
  for (const CommandDescription& each : commands) {
    if (each.name == command.name) continue;
    page += fmt::format("{}.BR {} (1)", separator, escaped(manual_name(each)));
    separator = " ,\n";
  }
  page += "\n.PP\nAll documents are in the folder of documents of minimax, with the examples.\n";
}

}  // namespace

std::string manual_name(const CommandDescription& command) {
  return command.name.empty() ? "minimax" : "minimax-" + command.name;
}

std::string manual_page(const CommandDescription& command,
                        std::span<const CommandDescription> commands) {
  const std::string name = manual_name(command);
  std::string page = fmt::format(
      ".TH {} 1 \"\" \"minimax {}\" \"minimax\"\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n.B {}\n",
      escaped(name), MINIMAX_VERSION, escaped(name), escaped(command.summary),
      escaped(usage_of(command)));
  page += ".SH EXAMPLES\n";
  for (const Example& each : command.examples) add_item(page, each.command, each.effect);
  if (command.name.empty()) {
    page += ".SH COMMANDS\n";
    for (const CommandDescription& each : commands.subspan(1))
      add_item(page, each.name, each.summary + ".");
  }
  add_arguments(page, command);
  add_options(page, command);
  page += ".SH \"EXIT STATUS\"\n";
  add_statuses(page);
  add_see_also(page, command, commands);
  return page;
}

}  // namespace minimax
