// The options of all commands that search, from the table of options.
#pragma once

#include <cstdint>
#include <string>

#include "file/given_options.hpp"

namespace CLI {
class App;  // its header is long, and who only wants the values need not read it
}

namespace minimax {

/// All that the user of `given` has, with what holds by default; `given` must outlive the command.
void add_option_flags(CLI::App& command, GivenOptions& given);

/// An option of a command alone whose value is read as those of the table are. Throws
/// CLI::ValidationError for CLI11: the whole number of a text, which says that it is none of
/// `what`.
std::uint64_t whole_number(const std::string& option, const std::string& text, const char* what);
/// Likewise, between two others, both included.
std::uint64_t whole_number_within(const std::string& option, const std::string& text,
                                  std::uint64_t least, std::uint64_t most, const char* what);
/// Likewise, of seconds.
double seconds(const std::string& option, const std::string& text);

}  // namespace minimax
