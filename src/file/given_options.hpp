// Options as they are given to a command.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ask/option_table.hpp"
#include "ask/options.hpp"
#include "file/text_value.hpp"

namespace minimax {

/// Those that can be read without the game are read at once, the others when it is there.
class GivenOptions {
 public:
  explicit GivenOptions(User user) { options_.user = user; }

  User user() const noexcept { return options_.user; }
  /// Those that are read already.
  const Options& known() const noexcept { return options_; }
  /// Whether one of this name was given, be it what holds by default.
  bool has(std::string_view name) const noexcept;

  /// Of several of one name the last counts. Throws UsageError.
  void add(const OptionRow& row, const std::vector<std::string>& parts);
  /// All of them. Throws UsageError.
  Options read(const TextValue::Reader& reader) const;

 private:
  struct Unread {
    const OptionRow* row;
    std::vector<std::string> parts;
  };

  Options options_;
  std::vector<std::string_view> names_;  // of all that were given
  std::vector<Unread> unread_;
};

}  // namespace minimax
