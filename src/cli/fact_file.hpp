// The fact file that a command works on.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "facts/diagnostic.hpp"
#include "facts/load.hpp"
#include "facts/source.hpp"
#include "game/game_error.hpp"
#include "search/control.hpp"

namespace minimax {

/// The file is wrong, and standard error says so. Ends the command with ExitStatus::input.
class BadInput {};

/// A fact file with its game. Problems go to standard error.
class FactFile {
 public:
  /// `-` is standard input. Throws SourceError, and BadInput where the file holds errors.
  explicit FactFile(const std::string& path);

  /// As messages name it.
  const std::string& name() const noexcept { return source_.name(); }
  FactGame& game() noexcept { return *loaded_.game; }
  const OperatorTable& operators() const noexcept { return loaded_.operators; }

  /// The positions with these texts; where there are none, the only root. Throws UsageError.
  std::vector<TermId> positions(const std::vector<std::string>& texts);

  /// Tells why a search over the game has no answer, and throws BadInput.
  [[noreturn]] void fail(const GameError& error);
  [[noreturn]] void fail(const CycleError<TermId>& error);

 private:
  TermId position(const std::string& text);
  TermId only_root();

  Source source_;
  Loaded loaded_;
};

}  // namespace minimax
