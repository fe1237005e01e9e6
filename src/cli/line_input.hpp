// Lines that somebody types.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace minimax {

/// Reads standard input line by line. Where somebody types at a terminal, and the command was built
/// with libedit, the line can be edited, Up brings back those before it, and Tab completes it; the
/// terminal is as it was whenever this does not read, also where a signal ends the process.
class LineInput {
 public:
  LineInput();

  /// Whether somebody types, and reads the prompts.
  bool is_at_terminal() const noexcept { return is_at_terminal_; }

  /// What Tab may make of a line: whole ones.
  void offer(std::vector<std::string> lines);

  /// The next line without its end; nothing at the end of the input.
  std::optional<std::string> next(const std::string& prompt);

 private:
  bool is_at_terminal_;
};

}  // namespace minimax
