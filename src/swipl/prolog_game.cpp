#include "swipl/prolog_game.hpp"

#include <utility>
#include <variant>

#include "game/game_error.hpp"
#include "swipl/evaluation.hpp"

namespace minimax::swipl {

namespace {

functor_t functor(const char* name, std::size_t arity) {
  const atom_t atom = PL_new_atom(name);
  const functor_t functor = PL_new_functor(atom, arity);
  PL_unregister_atom(atom);
  return functor;
}

// The first answer of a predicate, bound in the arguments.
bool call_predicate(module_t context, predicate_t predicate, term_t arguments) {
  if (PL_call_predicate(context, PL_Q_PASS_EXCEPTION, predicate, arguments)) return true;
  if (PL_exception(0)) throw PendingException();
  return false;
}

}  // namespace

UserPredicate::UserPredicate(const char* name, int arity, module_t module)
    : functor_(functor(name, static_cast<std::size_t>(arity))),
      module_(module),
      predicate_(PL_pred(functor_, module)) {}

// The property `visible` knows of libraries that are loaded on demand, but not of autoload/2.
bool UserPredicate::defined() {
  static const functor_t autoload = functor("autoload", 1);
  if (defined_) return true;
  const Frame frame;
  const term_t property = new_terms(2);
  check(PL_put_atom_chars(property, "visible"));
  check(PL_put_functor(property + 1, autoload));
  defined_ = has_property(property) || has_property(property + 1);
  was_defined_ = defined_;
  return defined_;
}

bool UserPredicate::has_property(term_t property) const {
  static const predicate_t predicate_property = PL_predicate("predicate_property", 2, "system");
  static const functor_t qualified = functor(":", 2);
  const Frame frame;
  const term_t arguments = new_terms(2);
  const term_t parts = new_terms(2);
  check(PL_put_atom(parts, PL_module_name(module_)));
  check(PL_put_functor(parts + 1, functor_));
  check(PL_cons_functor_v(arguments, qualified, parts));
  check(PL_put_term(arguments + 1, property));
  return call_predicate(module_, predicate_property, arguments);
}

bool UserPredicate::call(term_t arguments) const {
  return call_predicate(module_, predicate_, arguments);
}

PrologGame::PrologGame(module_t module, Caller caller)
    : module_(module),
      caller_(caller),
      moves_("moves", 2, module),
      static_eval_("static_eval", 2, module),
      staticval_("staticval", 2, module),
      max_to_move_("max_to_move", 1, module),
      min_to_move_("min_to_move", 1, module),
      noisy_moves_("noisy_moves", 2, module) {}

std::span<const TermId> PrologGame::successors(TermId position) {
  Known& known = this->known(position);
  if (!known.expanded) {
    known.successors = successors_by(moves_, position);
    known.expanded = true;
  }
  return known.successors;
}

Mover PrologGame::mover(TermId position) try {
  return declared_mover(*this, position);
} catch (const GameError& error) {
  const bool declares = max_to_move_.defined() || min_to_move_.defined();
  if (error.kind == GameError::Kind::no_mover && !declares) throw_no_declarations();
  throw;
}

StaticValue PrologGame::value(TermId position) {
  Known& known = this->known(position);
  if (!known.value && !evaluate_position(position, known)) throw NoValueError(position);
  return *known.value;
}

std::optional<StaticValue> PrologGame::estimate(TermId position) {
  Known& known = this->known(position);
  if (known.value) return known.value;
  const Frame frame;
  const term_t arguments = new_terms(2);
  put_position(arguments, position);
  if (!call_static_eval(arguments) || !PL_is_ground(arguments + 1)) return std::nullopt;
  const std::variant<Number, std::string> evaluated = evaluate(arguments + 1);
  const Number* const number = std::get_if<Number>(&evaluated);
  return number ? std::optional(value_of(*number)) : std::nullopt;
}

std::vector<TermId> PrologGame::noisy_successors(TermId position) {
  if (noisy_moves_.defined()) return successors_by(noisy_moves_, position);
  const std::span<const TermId> all = successors(position);
  return {all.begin(), all.end()};
}

TermId PrologGame::position(term_t term) {
  return learn(term);
}

StaticValue PrologGame::value_of(const Number& number) {
  if (number.is_small()) return StaticValue(number);
  large_values_.push_back(number);
  return StaticValue(large_values_.back());
}

void PrologGame::put_position(term_t to, TermId position) {
  positions_.put(to, position);
}

void PrologGame::put_value(term_t to, TermId position) {
  writer_.put(to, values_, known(position).written_value);
}

PrologGame::Known& PrologGame::known(TermId position) {
  return known_[index_of(position)];
}

TermId PrologGame::learn(term_t term) {
  const PositionTable::Found found = positions_.intern(term);
  if (found.is_new) {
    known_.emplace_back();
    if (known_.size() > most_positions_) throw TooManyPositions();
  }
  return found.number;
}

std::vector<TermId> PrologGame::successors_by(const UserPredicate& predicate, TermId position) {
  const Frame frame;
  const term_t arguments = new_terms(2);
  put_position(arguments, position);
  std::vector<TermId> successors;
  if (predicate.call(arguments)) {
    const term_t list = arguments + 1;
    if (PL_skip_list(list, 0, nullptr) != PL_LIST) {
      throw_error(caller_, {"type_error", "list", list}, "the successors of " + text(position));
    }
    const term_t head = new_term();
    while (PL_get_list(list, head, list)) successors.push_back(successor(head, position));
  }
  return successors;
}

TermId PrologGame::successor(term_t term, TermId position) try {
  return learn(term);
} catch (const TermError& error) {
  const std::string message = "a successor of " + text(position);
  switch (error.kind) {
    case TermError::Kind::unbound:
      throw_error(caller_, {"type_error", "ground", term}, message);
    case TermError::Kind::cyclic:
      throw_error(caller_, {"type_error", "acyclic_term", term}, message);
    case TermError::Kind::opaque:
      break;
  }
  throw_error(caller_, {"type_error", "position", term}, message);
}

Declaration PrologGame::declaration(TermId position) {
  Known& known = this->known(position);
  if (!known.declaration) {
    const Frame frame;
    const term_t copy = new_term();
    put_position(copy, position);
    Declaration found{.max = holds(max_to_move_, copy), .min = holds(min_to_move_, copy)};
    // A program may have come to define what was missing.
    if (found.none() && !max_to_move_.was_defined() && max_to_move_.defined())
      found.max = holds(max_to_move_, copy);
    if (found.none() && !min_to_move_.was_defined() && min_to_move_.defined())
      found.min = holds(min_to_move_, copy);
    known.declaration = found;
  }
  return *known.declaration;
}

// One of the two may be missing: a game where the same player always moves is a game too.
bool PrologGame::holds(UserPredicate& predicate, term_t copy) {
  if (!predicate.was_defined() || !predicate.defined()) return false;
  const Frame frame;
  const term_t argument = PL_copy_term_ref(copy);
  return predicate.call(argument);
}

// Whether the program gives a value.
bool PrologGame::evaluate_position(TermId position, Known& known) {
  const Frame frame;
  const term_t arguments = new_terms(2);
  put_position(arguments, position);
  if (!call_static_eval(arguments)) return false;
  const term_t value = arguments + 1;
  if (PL_is_variable(value)) {
    throw_instantiation_error(caller_, "the static value of " + text(position));
  }
  const std::variant<Number, std::string> evaluated = evaluate(value);
  if (const std::string* problem = std::get_if<std::string>(&evaluated)) {
    throw_error(caller_, {"type_error", "evaluable", value},
                "the static value of " + text(position) + ": " + *problem);
  }
  known.written_value = reader_.intern(values_, value);
  known.value = value_of(std::get<Number>(evaluated));
  return true;
}

// Both names are of one predicate. Where neither is defined, the call of static_eval/2 says so.
bool PrologGame::call_static_eval(term_t arguments) {
  const bool has_static_eval = static_eval_.defined();
  if (has_static_eval && static_eval_.call(arguments)) return true;
  if (staticval_.defined()) return staticval_.call(arguments);
  return !has_static_eval && static_eval_.call(arguments);
}

void PrologGame::throw_no_declarations() {
  const term_t procedure = new_term();
  check(PL_unify_term(procedure, PL_FUNCTOR_CHARS, ":", 2,                         //
                      PL_ATOM, PL_module_name(module_), PL_FUNCTOR_CHARS, "/", 2,  //
                      PL_CHARS, "max_to_move", PL_INT, 1));
  throw_error(caller_, {"existence_error", "procedure", procedure},
              "and neither is min_to_move/1 defined: nothing says who moves");
}

std::string PrologGame::text(TermId position) {
  const Frame frame;
  const term_t term = new_term();
  put_position(term, position);
  return quoted_text(term);
}

}  // namespace minimax::swipl
