// Options with a few named values.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/similar_names.hpp"

namespace minimax {

template <class Value>
using Choices = std::vector<std::pair<std::string, Value>>;

template <class Value>
std::string names_of(const Choices<Value>& choices) {
  std::string names;
  for (const auto& [name, value] : choices) names += (names.empty() ? "" : "|") + name;
  return names;
}

/// The value of that text, for the option `name`. Throws CLI::ValidationError.
template <class Value>
Value chosen(const std::string& name, const std::string& text, const Choices<Value>& choices) {
  for (const auto& [known, value] : choices) {
    if (known == text) return value;
  }
  std::vector<std::string_view> names;
  for (const auto& [known, value] : choices) names.push_back(known);
  throw CLI::ValidationError(name, fmt::format("`{}` is none of {}{}", text, names_of(choices),
                                               meant(nearest_name(text, names))));
}

/// An option of one of these values; `value` must outlive the command.
template <class Value>
CLI::Option* add_choice(CLI::App& command, const std::string& name, Value& value,
                        const Choices<Value>& choices, const std::string& help) {
  const auto choose = [&value, choices, name](const std::string& text) {
    value = chosen(name, text, choices);
  };
  return command.add_option_function<std::string>(name, choose, help)
      ->option_text(names_of(choices));
}

}  // namespace minimax
