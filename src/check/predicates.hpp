// The predicates of a game, and what they are misspelt as.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "facts/fact.hpp"

namespace minimax {

enum class Predicate : std::uint8_t {
  moves,
  static_eval,
  staticval,
  max_to_move,
  min_to_move,
  chance_to_move,
  player_to_move
};

/// As `moves/2`.
std::string_view indicator(Predicate predicate) noexcept;

/// Whether a file of a game may hold facts of it: these predicates, and what says more about one.
bool is_of_game(std::string_view name, std::size_t arity) noexcept;

/// The predicate that a fact of another one was probably meant for: the names differ by a slip or
/// in underscores, or the number of arguments is wrong. Nothing where it is rather a predicate of
/// its own.
std::optional<Predicate> meant_predicate(const OtherFact& fact);

/// The text of the first argument of a fact, as far as brackets tell its end.
std::string_view first_argument(std::string_view fact) noexcept;

}  // namespace minimax
