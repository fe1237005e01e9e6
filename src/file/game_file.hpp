// The file that a command works on, whatever its game is.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ask/options.hpp"
#include "check/check.hpp"
#include "file/errors.hpp"
#include "file/file_game.hpp"
#include "file/given_options.hpp"
#include "game/game_kind.hpp"
#include "game/mover.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// Of a program that there is no game in, with what standard error has said.
struct BadProgram : BadInput {
  explicit BadProgram(ToldDiagnostics diagnostics) : told(std::move(diagnostics)) {}

  ToldDiagnostics told;
};

/// How far a check goes.
struct CheckLimits {
  std::size_t positions = 1'000'000;
  std::optional<Seconds> seconds;
};

/// A file with its game. Problems go to standard error.
class GameFile {
 public:
  virtual ~GameFile() = default;

  /// How long it took to read and load it.
  std::chrono::duration<double> load_time() const noexcept { return load_time_; }
  void set_load_time(std::chrono::duration<double> time) noexcept { load_time_ = time; }

  /// As messages name it.
  virtual const std::string& name() const = 0;
  /// Of all that is asked and answered.
  virtual TermTable& terms() = 0;
  /// Those of the file, for reading and writing its terms.
  virtual const OperatorTable& operators() const = 0;

  virtual GameKind kind() { return GameKind::two_players; }
  /// The positions with these texts; where there are none, the one that the game begins with.
  /// Throws UsageError.
  virtual std::vector<TermId> positions(const std::vector<std::string>& texts) = 0;
  /// Whether a term may be asked about.
  virtual bool is_position(TermId term) = 0;
  /// All positions of the game. Throws UsageError where they cannot be told, SearchStopped where it
  /// takes more seconds to find them.
  virtual std::vector<TermId> all_positions(std::optional<Seconds> limit) = 0;
  /// What is wrong in the game, as far as can be told within the limits from these positions, as
  /// positions() takes them.
  virtual CheckReport check(const std::vector<std::string>& texts, const CheckLimits& limits) = 0;
  /// What is said of the position itself: who moves, and its static value as it was written.
  /// Nothing where that is not told apart from what follows from it.
  virtual std::optional<Declaration> declaration(TermId) { return std::nullopt; }
  virtual std::optional<TermId> static_value(TermId) { return std::nullopt; }
  /// How a person sees the position, in lines, and what the move to a successor is called; nothing
  /// where the game does not say.
  virtual std::optional<std::string> picture(TermId) { return std::nullopt; }
  virtual std::optional<TermId> move_name(TermId /*position*/, TermId /*successor*/) {
    return std::nullopt;
  }
  /// What an interface of a program may be, by the names in it, and what speaks for that; nothing
  /// where there is nothing to propose.
  virtual std::optional<std::string> proposal() { return std::nullopt; }
  /// Tells on standard error where the answer about this leaf may be that of a slip in its text.
  virtual void look_at_leaf(TermId /*position*/) {}
  /// The goal of Prolog's with this text, for the option of this name. Throws UsageError.
  virtual Goal goal(const std::string& text) = 0;
  /// How the checker of certificates is to ask the game: a term of Prolog's that goes before the
  /// other facts; nothing where the predicates of the roles' own names are what it asks. Throws
  /// UsageError where the checker could not play the game, or OptionFault.
  virtual std::optional<std::string> certified_interface() { return std::nullopt; }
  /// Whether a search tells of the positions that it comes to, so that they can be counted.
  virtual bool tells_visits() const { return true; }
  /// What can be told again need not be kept: neither terms nor positions from before are valid
  /// then. What is in the file is kept.
  virtual void forget() {}
  /// For questions with these options, which check_for() has let pass. The file must outlive it.
  /// Throws OptionFault.
  virtual std::unique_ptr<FileGame> game(const Options& options) = 0;
  /// Whether a value depends on how many plies are left to the depth limit.
  virtual bool minds_depth() { return false; }

 private:
  std::chrono::duration<double> load_time_ = {};
};

/// The options, read as terms of the file. Throws UsageError.
Options read_options(const GivenOptions& given, GameFile& file);

}  // namespace minimax
