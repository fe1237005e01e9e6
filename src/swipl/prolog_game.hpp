// A game that a Prolog program defines.
#pragma once

#include <cstdint>
#include <deque>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "game/mover.hpp"
#include "swipl/errors.hpp"
#include "swipl/position_table.hpp"
#include "swipl/prolog.hpp"
#include "swipl/static_value.hpp"
#include "swipl/term_reader.hpp"
#include "swipl/term_writer.hpp"
#include "term/number.hpp"
#include "term/term_table.hpp"

namespace minimax::swipl {

/// A predicate of the user's, called in the module of the one who asks.
class UserPredicate {
 public:
  UserPredicate(const char* name, int arity, module_t module);

  /// Whether a call can be answered other than by an existence error: it is defined, imported or
  /// can be loaded on demand. Once it is, it is taken to stay so. It is dear to ask again and again
  /// whether it is by now.
  bool defined();
  /// What defined() has said last; at first it says that it is.
  bool was_defined() const noexcept { return was_defined_; }
  /// The first answer, bound in the arguments; false where there is none. What the predicate
  /// throws is left pending, as PendingException.
  bool call(term_t arguments) const;

 private:
  bool has_property(term_t property) const;

  functor_t functor_;
  module_t module_;
  predicate_t predicate_;
  bool defined_ = false;
  bool was_defined_ = true;
};

/// Thrown where a game meets more positions than it may: see PrologGame::stop_beyond().
struct TooManyPositions {};

/// Models Game by calling moves/2, static_eval/2 (or staticval/2 where that gives no answer),
/// max_to_move/1 and min_to_move/1, each once a position: their first answer counts, and is
/// remembered as long as the game lives. Each call gets a copy of the position of its own; what a
/// call leaves on the stacks is undone.
///
/// Belongs to one Prolog engine and to the foreign frame it was made in. A member function throws
/// PendingException with what the user's predicates throw, unchanged, or with an error that says
/// what is wrong with their answers; and GameError.
class PrologGame {
 public:
  /// The number of a term among the positions that were met.
  using Position = TermId;
  using Value = StaticValue;

  PrologGame(module_t module, Caller caller);
  PrologGame(const PrologGame&) = delete;
  PrologGame& operator=(const PrologGame&) = delete;

  std::span<const TermId> successors(TermId position);
  Mover mover(TermId position);
  Declaration declaration(TermId position);
  StaticValue value(TermId position);
  /// As value(), but nothing where the program gives none, or one that is no number.
  std::optional<StaticValue> estimate(TermId position);
  /// Those that noisy_moves/2 gives; where that is not defined, all.
  std::vector<TermId> noisy_successors(TermId position);

  /// The position of a question. Throws TermError.
  TermId position(term_t term);
  /// The value of a number from outside, for as long as the game lives. It must not be NaN.
  StaticValue value_of(const Number& number);
  /// Needs a value that a position of the game has.
  Number number(const StaticValue& value) const { return value.number(); }

  /// To meet more positions than that throws TooManyPositions, rather than to know them.
  void stop_beyond(std::uint64_t positions) noexcept { most_positions_ = positions; }
  /// How many positions were met.
  std::uint64_t size() const noexcept { return known_.size(); }

  void put_position(term_t to, TermId position);
  /// The static value as the program gives it. Needs a position that was asked for its value.
  void put_value(term_t to, TermId position);

 private:
  struct Known {
    bool expanded = false;
    std::vector<TermId> successors;
    std::optional<Declaration> declaration;
    std::optional<StaticValue> value;
    TermId written_value{};
  };

  Known& known(TermId position);
  TermId learn(term_t term);
  std::vector<TermId> successors_by(const UserPredicate& predicate, TermId position);
  TermId successor(term_t term, TermId position);
  bool holds(UserPredicate& predicate, term_t copy);
  bool evaluate_position(TermId position, Known& known);
  bool call_static_eval(term_t arguments);
  [[noreturn]] void throw_no_declarations();
  std::string text(TermId position);

  module_t module_;
  Caller caller_;
  UserPredicate moves_;
  UserPredicate static_eval_;
  UserPredicate staticval_;
  UserPredicate max_to_move_;
  UserPredicate min_to_move_;
  UserPredicate noisy_moves_;
  TermTable values_;  // as the program writes them
  TermReader reader_;
  TermWriter writer_;
  PositionTable positions_;
  std::deque<Known> known_;  // by the number of the position
  std::deque<Number> large_values_;
  std::uint64_t most_positions_ = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace minimax::swipl
