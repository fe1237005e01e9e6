#include "cli/description.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/digit.hpp"
#include "cli/examples.hpp"

namespace minimax {

namespace {

constexpr const char* no_group = "Options";  // what CLI11 calls it

// What excludes more than these says with what it goes instead.
constexpr std::size_t most_excluded = 5;

bool is_choice(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || is_digit(c) || c == '_';
  });
}

constexpr std::string_view more_of_them = ",...";

// Of draw(V), where V is any number, one that there is.
std::string offered(std::string_view choice) {
  constexpr std::string_view number = "(V)";
  const bool has_number = choice.ends_with(number);
  if (has_number) choice.remove_suffix(number.size());
  return is_choice(choice) ? std::string(choice) + (has_number ? "(0)" : "") : "";
}

// Of `last|first|all`, `given|table,...` and `error|draw(V)`.
std::vector<std::string> values_of(std::string_view argument) {
  std::vector<std::string> choices;
  if (argument.ends_with(more_of_them)) argument.remove_suffix(more_of_them.size());
  while (argument.find('|') != argument.npos || !choices.empty()) {
    const std::size_t bar = argument.find('|');
    if (std::string choice = offered(argument.substr(0, bar)); !choice.empty())
      choices.push_back(std::move(choice));
    if (bar == argument.npos) break;
    argument.remove_prefix(bar + 1);
  }
  return choices;
}

std::vector<std::string> names_of(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  return names;
}

// The first of its long names.
std::string usual_name(const CLI::Option& option) {
  const std::vector<std::string>& names = option.get_lnames();
  if (option.get_positional()) return option.get_name(true);
  return names.empty() ? names_of(option).front() : "--" + names.front();
}

std::string exclusion_of(const CLI::App& command, const CLI::Option& option) {
  const std::set<CLI::Option*> excluded = option.get_excludes();
  const bool is_alone = excluded.size() > most_excluded;
  std::vector<std::string> names;
  for (const CLI::Option* const other : command.get_options()) {
    if (other == &option || other == command.get_help_ptr()) continue;
    const bool is_excluded = excluded.contains(const_cast<CLI::Option*>(other));
    const bool tells_itself = other->get_excludes().size() > most_excluded;
    if (is_alone ? !is_excluded : is_excluded && !tells_itself) names.push_back(usual_name(*other));
  }
  if (names.empty()) return is_alone ? "alone" : "";
  return fmt::format("{} {}", is_alone ? "only with" : "not with", fmt::join(names, ", "));
}

OptionDescription describe_option(const CLI::App& command, const CLI::Option& option) {
  const bool has_argument = option.get_items_expected_max() > 0;
  const std::string argument = has_argument ? option.get_option_text() : "";
  return {.names = names_of(option),
          .argument = argument,
          .choices = values_of(argument),
          .is_list = argument.ends_with(more_of_them),
          .help = option.get_description(),
          .group = option.get_group(),
          .exclusion = exclusion_of(command, option)};
}

}  // namespace

CommandDescription describe_command(const CLI::App& command) {
  const std::string name = command.get_parent() ? command.get_name() : "";
  CommandDescription described{.name = name,
                               .summary = command.get_description(),
                               .examples = examples_of(name),
                               .arguments = {},
                               .options = {}};
  std::vector<std::string> groups;
  for (const CLI::Option* const option : command.get_options()) {
    if (option->get_positional()) {
      described.arguments.push_back({.name = option->get_name(true),
                                     .help = option->get_description(),
                                     .is_required = option->get_required(),
                                     .is_repeated = option->get_items_expected_max() > 1});
      continue;
    }
    described.options.push_back(describe_option(command, *option));
    const std::string& group = described.options.back().group;
    if (option != command.get_help_ptr() && std::ranges::count(groups, group) == 0)
      groups.push_back(group);
  }
  groups.push_back(no_group);  // help itself comes last
  std::ranges::stable_sort(described.options, {}, [&](const OptionDescription& each) {
    return std::ranges::find(groups, each.group) - groups.begin();
  });
  return described;
}

std::vector<CommandDescription> describe(const CLI::App& app) {
  const CLI::App* whole = &app;
  while (whole->get_parent()) whole = whole->get_parent();
  std::vector<CommandDescription> described = {describe_command(*whole)};
  for (const CLI::App* const command :
       whole->get_subcommands([](const CLI::App*) { return true; })) {
    if (!command->get_group().empty()) described.push_back(describe_command(*command));
  }
  return described;
}

std::string usage_of(const CommandDescription& command) {
  if (command.name.empty()) return "minimax [OPTIONS] COMMAND ...";
  std::string usage = "minimax " + command.name;
  if (command.options.size() > 1) usage += " [OPTIONS]";
  for (const ArgumentDescription& each : command.arguments) {
    const std::string name = each.name + (each.is_repeated ? "..." : "");
    usage += fmt::format(fmt::runtime(each.is_required ? " {}" : " [{}]"), name);
  }
  return usage;
}

std::string option_text(const OptionDescription& option) {
  return fmt::format("{}{}{}", fmt::join(option.names, ", "), option.argument.empty() ? "" : " ",
                     option.argument);
}

void group_options(CLI::App& command, const std::string& group) {
  for (CLI::Option* const option : command.get_options()) {
    if (option != command.get_help_ptr() && option->get_group() == no_group) option->group(group);
  }
}

}  // namespace minimax
