// Whether a program that defines a game is facts and nothing else, and which facts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// The predicates that define a game.
enum class FactKind : std::uint8_t { moves, static_eval, staticval, max_to_move, min_to_move };
constexpr std::size_t fact_kinds = 5;

/// What the facts of a predicate are known by. Two that are equal, seen at two times, are of the
/// same facts: a change of the program that is not in the generation takes clauses away.
struct FactPredicate {
  atom_t module = 0;            ///< that it is defined in; 0: it is not defined
  std::int64_t generation = 0;  ///< of the database, when it was changed last
  std::uint64_t facts = 0;      ///< how many there are
  bool operator==(const FactPredicate&) const = default;
};

struct FactProgram {
  std::array<FactPredicate, fact_kinds> predicates;  ///< by their kind

  const FactPredicate& operator[](FactKind kind) const noexcept {
    return predicates[static_cast<std::size_t>(kind)];
  }
  std::uint64_t facts() const noexcept;
  /// Of the last change.
  std::int64_t generation() const noexcept;
  bool operator==(const FactProgram&) const = default;
};

/// The predicate of that kind as it is seen in a module.
predicate_t fact_predicate(FactKind kind, module_t module);

/// What the predicates that a search in `module` would call are at the moment. Nothing where it is
/// not certain that to call them is to look facts up: where one has rules, is wrapped, tabled, of
/// this thread alone, a spy point or loaded on demand, where needed ones are not defined, and in a
/// transaction, while a file is loaded, and in debug mode. The arguments of a fact may still be
/// anything. Throws PendingException.
std::optional<FactProgram> fact_program(module_t module);

/// How many facts a predicate has that is facts and nothing else, as fact_program() has it, and
/// that a program does not change as it runs: it is not dynamic. Nothing where that is not certain.
/// Throws PendingException.
std::optional<std::uint64_t> lasting_facts(functor_t functor, module_t module);

}  // namespace minimax::prolog
