#include "cli/unknown_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <vector>

#include "base/similar_names.hpp"

namespace minimax {

namespace {

bool has_option(const CommandDescription& command, std::string_view name) {
  return std::ranges::any_of(command.options, [&](const OptionDescription& option) {
    return std::ranges::count(option.names, name) > 0;
  });
}

std::string unknown_option(std::span<const CommandDescription> commands,
                           const CommandDescription& command, const std::string& word) {
  // Of `--depht=3` the name alone.
  const std::string name = word.substr(0, word.find('='));
  std::vector<std::string_view> names;
  for (const OptionDescription& option : command.options)
    names.insert(names.end(), option.names.begin(), option.names.end());
  const std::string problem = fmt::format("there is no option `{}`", word);
  if (has_option(command, name))
    return fmt::format("{} before a subcommand: it belongs behind `{}`", problem, command.name);
  // Any letter is but one slip from any other.
  const bool is_letter = name.size() <= 2;
  if (const std::string_view nearest = nearest_name(name, names); !is_letter && !nearest.empty())
    return problem + meant(nearest);
  std::string others;
  for (const CommandDescription& other : commands) {
    if (!other.name.empty() && has_option(other, name))
      others += (others.empty() ? "" : ", ") + other.name;
  }
  return others.empty() ? problem : fmt::format("{}; these have it: {}", problem, others);
}

std::string unknown_subcommand(std::span<const CommandDescription> commands,
                               const std::string& word) {
  std::vector<std::string_view> names;
  for (const CommandDescription& each : commands.subspan(1)) names.emplace_back(each.name);
  std::error_code ignored;
  const std::string nearest = std::filesystem::is_regular_file(word, ignored)
                                  ? fmt::format("`minimax solve {}`", word)
                                  : std::string(nearest_name(word, names));
  return fmt::format("there is no subcommand `{}`{}", word, meant(nearest));
}

}  // namespace

std::string unknown_text(std::span<const CommandDescription> commands, const std::string& command,
                         const std::string& word) {
  if (word.starts_with('-')) {
    const auto found = std::ranges::find(commands, command, &CommandDescription::name);
    return unknown_option(commands, found == commands.end() ? commands.front() : *found, word);
  }
  if (command.empty()) return unknown_subcommand(commands, word);
  return fmt::format("the argument `{}` is one too many", word);
}

}  // namespace minimax
