#include "cli/language_flag.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "base/shared_library.hpp"
#include "base/translation.hpp"
#include "cli/choices.hpp"

namespace minimax {

namespace {

constexpr const char* language_flag = "--language";

Choices<std::string_view> language_choices() {
  Choices<std::string_view> choices;
  for (const std::string_view each : languages()) choices.emplace_back(each, each);
  return choices;
}

void choose_named_language(const std::string& name) {
  const std::optional<std::string_view> known = name.empty() ? std::nullopt : language_of(name);
  const std::string_view language =
      known ? *known : chosen(language_flag, name, language_choices());
  if (!choose_language(language, command_folder())) {
    throw CLI::ValidationError(
        language_flag,
        fmt::format("the catalogue of `{}` is missing or damaged: GNU gettext (msgfmt) has to be "
                    "there when minimax is built",
                    language));
  }
}

}  // namespace

void choose_language_of_environment() {
  choose_language(wanted_language(language_variables()), command_folder());
}

void add_language(CLI::App& app) {
  for (CLI::App* const command : app.get_subcommands({})) {
    command
        ->add_option_function<std::string>(language_flag, choose_named_language,
                                           "In which language people are told (default: that of "
                                           "the locale); what programs read, such "
                                           "as JSON, CSV and JUnit, is in English")
        ->trigger_on_parse()
        ->option_text(names_of(language_choices()));
  }
}

}  // namespace minimax
