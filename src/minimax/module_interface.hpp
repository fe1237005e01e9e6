// What a module with a game in C++ and who loads it know of each other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "game/game.hpp"
#include "game/value_scale.hpp"
#include "minimax/game_threw.hpp"
#include "minimax/plain_term.hpp"
#include "search/common/control.hpp"
#include "search/common/exploration.hpp"
#include "search/two/solution.hpp"
#include "search/two/solver_interface.hpp"
#include "term/term.hpp"

namespace minimax {

/// A game whose positions are numbers that it gives them when it meets them, from 0 on. Models
/// ScaledGame. What the game of the module throws is thrown as GameThrew, with the position, or
/// where it is NoStaticValue, too, as itself.
class ModuleGame {
 public:
  using Position = TermId;
  using Value = std::int64_t;

  ModuleGame() = default;
  ModuleGame(const ModuleGame&) = delete;
  ModuleGame& operator=(const ModuleGame&) = delete;
  virtual ~ModuleGame() = default;

  virtual std::span<const TermId> successors(TermId position) = 0;
  virtual Mover mover(TermId position) = 0;
  virtual std::int64_t value(TermId position) = 0;
  virtual bool may_transpose(TermId root) const = 0;

  /// Where it begins; nothing where the game does not say.
  virtual std::optional<TermId> initial() = 0;
  /// Nothing where the term is no position of the game.
  virtual std::optional<TermId> position(const PlainTerm& term) = 0;
  virtual PlainTerm term(TermId position) = 0;
  /// As people see the position, in lines, and the name of a move; nothing where the game does not
  /// say.
  virtual std::optional<std::string> picture(TermId position) = 0;
  virtual std::optional<PlainTerm> move_name(TermId position, TermId successor) = 0;

  /// A solver that knows the positions themselves; null where the value of a repeated position is
  /// none of the game's. The game must outlive it.
  virtual std::unique_ptr<SolverInterface<ModuleGame>> solver(
      const SolverOptions<std::int64_t>& options, Interrupt interrupt) = 0;
  /// What it says of one position after the other. The game must outlive it.
  virtual std::unique_ptr<Exploration<TermId, std::int64_t>> explore() = 0;
};

static_assert(ScaledGame<ModuleGame>);

/// What the function `minimax_game_module` of a module gives. The first three members are the same
/// in all versions; nothing else is looked at where they are not as expected.
struct ModuleEntry {
  /// Grows with each change of what stands here or in what is passed to and fro.
  static constexpr std::uint32_t current_version = 3;
  static constexpr std::uint64_t magic_number = 0x6d696e696d617847;  // "minimaxG"
  /// Another standard library has other strings, and so has another mode of it.
#ifdef _LIBCPP_VERSION
  static constexpr std::uint32_t library = 2;
#elif defined(_GLIBCXX_DEBUG) || (defined(_GLIBCXX_USE_CXX11_ABI) && !_GLIBCXX_USE_CXX11_ABI)
  static constexpr std::uint32_t library = 3;
#else
  static constexpr std::uint32_t library = 1;
#endif

  std::uint64_t magic = magic_number;
  std::uint32_t version = current_version;
  std::uint32_t standard_library = library;
  /// A new game, which is like all others of the module.
  std::unique_ptr<ModuleGame> (*make)() = nullptr;
};

/// Its name, and its type.
inline constexpr const char* module_function = "minimax_game_module";
using ModuleFunction = const ModuleEntry*();

}  // namespace minimax
