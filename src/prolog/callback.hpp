// What the program that is searched is called by.
#pragma once

#include <optional>
#include <string>

#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// Whether a call of the predicate can be answered other than by an existence error: it is defined,
/// imported or can be loaded on demand.
bool is_found(functor_t functor, module_t module);
/// Whether there is no clause of it, although it may be declared.
bool has_no_clause(functor_t functor, module_t module);

/// What a predicate is told beside the position.
struct ToldWith {
  bool player = false;  ///< who moves there
  bool depth = false;   ///< the plies that are left to the depth limit

  int count() const noexcept { return player + depth; }
};

/// A predicate of the user's, or a closure to which arguments are added.
class Callback {
 public:
  /// The predicate of that name. `game` is the module of the game: messages do not mention it.
  Callback(functor_t functor, module_t module, module_t game);
  Callback(const char* name, int arity, module_t game);
  /// A callable term that is called with so many more arguments. The reference must outlive this.
  Callback(term_t closure, int arity, module_t module);
  /// Likewise, which messages call by that name.
  Callback(term_t closure, int arity, module_t module, std::string name);

  /// How many arguments are the game's.
  int arity() const noexcept { return arity_; }
  /// What stands behind the position among them. Nothing but what was set.
  ToldWith told_with() const noexcept { return told_with_; }
  void tell_with(ToldWith more) noexcept { told_with_ = more; }
  /// Consecutive references for the arguments of one call.
  term_t new_arguments() const;

  /// What is called, and where it is looked for; not of a closure.
  struct Procedure {
    functor_t functor;
    module_t module;
    predicate_t predicate;
  };
  std::optional<Procedure> procedure() const;

  /// Whether it is found, as is_found() has it. Once it is, it is taken to stay so. It is dear to
  /// ask again and again whether it is by now. Of a closure it is not known before it is called,
  /// and so holds.
  bool defined();
  /// What defined() has said last; at first it says that it is.
  bool was_defined() const noexcept { return was_defined_; }

  /// The first answer, bound in the arguments; false where there is none. What is thrown is left
  /// pending, as PendingException.
  bool call(term_t arguments) const;
  /// As call(), but the last argument becomes the list of its bindings in all answers.
  void call_for_all(term_t arguments) const;

  /// As messages name it: moves/2, chess:moves/2, or the closure.
  const std::string& name() const noexcept { return name_; }
  /// Makes the variable Module:Name/Arity. Needs a predicate.
  void put_indicator(term_t variable) const;

 private:
  void put_goal(term_t to, term_t last, term_t arguments) const;

  int arity_;
  module_t module_;
  term_t closure_;     // 0 for a predicate
  functor_t functor_;  // of the goal
  predicate_t predicate_;
  std::string name_;
  ToldWith told_with_;
  bool defined_;
  bool was_defined_ = true;
};

}  // namespace minimax::prolog
