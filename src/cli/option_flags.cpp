#include "cli/option_flags.hpp"

#include <fmt/format.h>

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

std::uint64_t whole_number(const std::string& option, const std::string& text, const char* what) {
  return whole_number_within(option, text, 0, std::numeric_limits<std::uint64_t>::max(), what);
}

std::uint64_t whole_number_within(const std::string& option, const std::string& text,
                                  std::uint64_t least, std::uint64_t most, const char* what) {
  return reported([&] { return TextValue(option, {&text, 1}).count_within(least, most, what); });
}

double seconds(const std::string& option, const std::string& text) {
  return reported([&] { return TextValue(option, {&text, 1}).seconds(); });
}

}  // namespace minimax
