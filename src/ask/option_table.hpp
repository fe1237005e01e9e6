// The one table of the options of a search: the command line, the predicates, their help and their
// checks are made from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ask/option_value.hpp"
#include "ask/options.hpp"
#include "game/game_kind.hpp"
#include "search/common/algorithm.hpp"

namespace minimax {

/// A set of kinds of games.
class Kinds {
 public:
  constexpr Kinds(GameKind kind) noexcept : bits_(bit(kind)) {}

  constexpr bool hold(GameKind kind) const noexcept { return (bits_ & bit(kind)) != 0; }
  friend constexpr Kinds operator|(Kinds a, Kinds b) noexcept { return Kinds(a.bits_ | b.bits_); }
  friend constexpr Kinds operator-(Kinds a, Kinds b) noexcept { return Kinds(a.bits_ & ~b.bits_); }

 private:
  explicit constexpr Kinds(unsigned bits) noexcept : bits_(bits) {}
  static constexpr unsigned bit(GameKind kind) noexcept {
    return 1U << static_cast<unsigned>(kind);
  }

  unsigned bits_;
};
inline constexpr Kinds all_kinds =
    Kinds(GameKind::two_players) | GameKind::chance | GameKind::players;

/// A set of these.
class Users {
 public:
  constexpr Users(User user) noexcept : bits_(bit(user)) {}

  constexpr bool hold(User user) const noexcept { return (bits_ & bit(user)) != 0; }
  friend constexpr Users operator|(Users a, Users b) noexcept { return Users(a.bits_ | b.bits_); }
  friend constexpr Users operator-(Users a, Users b) noexcept { return Users(a.bits_ & ~b.bits_); }

 private:
  explicit constexpr Users(unsigned bits) noexcept : bits_(bits) {}
  static constexpr unsigned bit(User user) noexcept { return 1U << static_cast<unsigned>(user); }

  unsigned bits_;
};

/// One of the named values of an option.
struct OptionChoice {
  std::string_view name;
  Kinds kinds = all_kinds;  ///< of games that it is for
  bool is_traced = true;    ///< whether a trace can be asked for with it
  bool is_one = true;       ///< it stands for no other one, as `auto` does
};

/// How an option is read and looked at.
struct OptionField {
  /// `user` may have some of the choices alone.
  void (*read)(Options& options, OptionValue& value, User user);
  void (*reset)(Options& options);
  /// Whether its value is another one than by default.
  bool (*is_changed)(const Options& options);
  /// Its value as the command line reads it, in parts: the choices of a list, or one part for each
  /// that the option has. Nothing where it has no value.
  std::vector<std::string> (*texts)(const Options& options);
  /// The one of its choices that was taken; null where it has none, or a list of them.
  const OptionChoice* (*choice)(const Options& options);
  std::span<const OptionChoice> choices = {};
  /// Several choices may be given at once.
  bool is_list = false;
  /// It can be read no earlier than the game: it is a number or a goal, written with its operators.
  bool needs_game = false;
  /// How many values it has.
  std::size_t parts = 1;
};

struct OptionRow {
  /// As in Prolog; the command line has hyphens in it.
  std::string_view name;
  /// What its value is called: `N`, or `LOW HIGH` of two; empty where the choices tell.
  std::string_view argument;
  /// What holds where it is not given; empty: nothing.
  std::string_view default_value;
  OptionField field;
  Kinds kinds;  ///< of games that it is for
  Users users;
  /// Whether it is for the algorithm in games of that kind; null: it is.
  bool (*is_for)(Algorithm algorithm, GameKind kind);
  /// A sentence without a full stop.
  std::string_view help;
  /// Under which heading help tells of it.
  std::string_view group;
};

/// In the order in which help tells of them.
std::span<const OptionRow> option_table() noexcept;

/// Null where there is no option of that name for that user.
const OptionRow* find_option(std::string_view name, User user) noexcept;

/// `last|first|all`, as far as the user has them; `N` where it has no choices.
std::string argument_text(const OptionRow& row, User user);

/// The names of the choices that are for that user, with a separator between them; of games of that
/// kind alone, where one is given.
std::string choice_names(const OptionRow& row, User user, std::string_view separator,
                         std::optional<GameKind> kind = std::nullopt);

/// The name of an algorithm, and the one of a name, which must be one.
std::string_view name_of(Algorithm algorithm) noexcept;
Algorithm algorithm_named(std::string_view name) noexcept;

}  // namespace minimax
