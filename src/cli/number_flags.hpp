// Options whose value is a whole number.
#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>

#include "cli/option_flags.hpp"

namespace minimax {

/// The numbers that an option takes, both ends included.
struct NumberRange {
  const char* of;  ///< what they are numbers of, as `plies`
  std::uint64_t least = 0;
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

template <class Number>
struct PlainNumber : std::type_identity<Number> {};
template <class Number>
struct PlainNumber<std::optional<Number>> : std::type_identity<Number> {};

/// A number `N`, or where it is too large for its type the largest that there is. `number` must
/// outlive the command.
template <class Number>
CLI::Option* add_number(CLI::App& command, const std::string& names, Number& number,
                        const NumberRange& range, const std::string& help) {
  const auto take = [&number, range,
                     name = names.substr(names.rfind(',') + 1)](const std::string& text) {
    using Plain = typename PlainNumber<Number>::type;
    constexpr std::uint64_t largest = std::numeric_limits<Plain>::max();
    number = static_cast<Plain>(
        std::min(whole_number_within(name, text, range.least, range.most, range.of), largest));
  };
  return command.add_option_function<std::string>(names, take, help)->option_text("N");
}

}  // namespace minimax
