#include "cli/option_flags.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

#include "ask/option_faults.hpp"
#include "ask/option_table.hpp"
#include "file/errors.hpp"
#include "file/text_value.hpp"

namespace minimax {

namespace {

// CLI11 says which command the problem is of.
template <class Read>
auto reported(Read read) try {
  return read();
} catch (const UsageError& error) {
  throw CLI::ValidationError(error.what());
}

std::string help_of(const OptionRow& row) {
  std::string text(row.help);
  if (!row.default_value.empty()) text += fmt::format(" (default: {})", row.default_value);
  return text;
}

// CLI11 takes as many arguments as it can for an option of several.
CLI::Option& add_texts(CLI::App& command, const OptionRow& row,
                       std::function<void(const std::vector<std::string>&)> take) {
  const std::string name = phrased("{" + std::string(row.name) + "}", Phrase::shell);
  if (row.field.parts == 1)
    return *command.add_option_function<std::string>(
        name, [take = std::move(take)](const std::string& text) { take({text}); }, help_of(row));
  return *command
              .add_option_function<std::vector<std::string>>(name, std::move(take), help_of(row))
              ->expected(static_cast<int>(row.field.parts));
}

void add_option_flag(CLI::App& command, GivenOptions& given, const OptionRow& row) {
  const auto take = [&given, &row](const std::vector<std::string>& texts) {
    reported([&] {
      given.add(row, texts);
      return true;
    });
  };
  add_texts(command, row, take)
      .option_text(argument_text(row, given.user()))
      ->group(std::string(row.group));
}

}  // namespace

void add_option_flags(CLI::App& command, GivenOptions& given) {
  for (const OptionRow& row : option_table()) {
    if (row.users.hold(given.user())) add_option_flag(command, given, row);
  }
}

// Those of the table, but for the one that stands for another.
void add_compared(CLI::App& command, std::vector<Algorithm>& algorithms) {
  const OptionRow& row = *find_option("algorithm", User::solve);
  std::vector<std::string_view> names;
  for (const OptionChoice& choice : row.field.choices) {
    if (algorithm_named(choice.name) != Algorithm::automatic) names.push_back(choice.name);
  }
  const std::string argument = fmt::format("{},...", fmt::join(names, "|"));
  const auto take = [&algorithms, names](const std::string& text) {
    algorithms.clear();
    for (const std::size_t index : reported([&] {
           return TextValue("--algorithm", {&text, 1}).choices(names);
         }))
      algorithms.push_back(algorithm_named(names[index]));
  };
  command
      .add_option_function<std::string>(
          "--algorithm", take,
          "Only these, in this order (default: all that there are for the game)")
      ->option_text(argument)
      ->group(std::string(row.group));
}

std::uint64_t whole_number(const std::string& option, const std::string& text, const char* what) {
  return reported([&] {
    return TextValue(option, {&text, 1}).count(std::numeric_limits<std::uint64_t>::max(), what);
  });
}

std::uint64_t whole_number_within(const std::string& option, const std::string& text,
                                  std::uint64_t least, std::uint64_t most, const char* what) {
  return reported([&] { return TextValue(option, {&text, 1}).count_within(least, most, what); });
}

double seconds(const std::string& option, const std::string& text) {
  return reported([&] { return TextValue(option, {&text, 1}).seconds(); });
}

}  // namespace minimax
