#include "prolog/prolog_game.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "game/game_error.hpp"
#include "prolog/named_value.hpp"
#include "search/common/control.hpp"

namespace minimax::prolog {

namespace {

const char* variables_hint(bool variables) {
  return variables ? "neither a variable nor one with attributes can be searched"
                   : "positions may hold free variables with interface([variables = true])";
}

// Whether the pending exception is one.
bool is_resource_error() {
  static const functor_t error = new_functor("error", 2);
  static const functor_t resource = new_functor("resource_error", 1);
  const term_t exception = PL_copy_term_ref(PL_exception(0));
  return exception != 0 && PL_is_functor(exception, error) && PL_get_arg(1, exception, exception) &&
         PL_is_functor(exception, resource);
}

}  // namespace

class PrologGame::Copy {
 public:
  Copy(PrologGame& game, TermId position) : game_(game), position_(position) {}
  Copy(const Copy&) = delete;
  Copy& operator=(const Copy&) = delete;

  TermId position() const noexcept { return position_; }
  term_t term() {
    if (!frame_) {
      frame_.emplace();
      term_ = new_term();
      game_.positions_.put_for_call(term_, position_);
    }
    return term_;
  }

 private:
  PrologGame& game_;
  TermId position_;
  std::optional<Frame> frame_;
  term_t term_ = 0;
};

PrologGame::PrologGame(module_t module, Interface interface, Caller caller, GameKind kind)
    : module_(module),
      caller_(caller),
      interface_(std::move(interface)),
      moves_(interface_.move    ? *interface_.move
             : interface_.moves ? *interface_.moves
                                : Callback("moves", 2, module)),
      static_eval_(interface_.static_eval.value_or(Callback("static_eval", 2, module))),
      staticval_("staticval", 2, module),
      max_to_move_(interface_.max_to_move.value_or(Callback("max_to_move", 1, module))),
      min_to_move_(interface_.min_to_move.value_or(Callback("min_to_move", 1, module))),
      chance_to_move_(interface_.chance_to_move.value_or(Callback("chance_to_move", 1, module))),
      player_to_move_(interface_.player_to_move.value_or(Callback("player_to_move", 2, module))),
      noisy_moves_("noisy_moves", 2, module),
      kind_(kind),
      positions_(interface_.variables) {}

std::span<const TermId> PrologGame::successors(TermId position) {
  if (const auto known = this->known(position).successors) return *known;
  const auto answers = interface_.move ? Answers::all : Answers::first;
  const bool is_chance = moves_by_chance(position);
  Chances chances;
  const auto successors =
      successors_.keep(successors_by(moves_, answers, position, is_chance ? &chances : nullptr));
  if (is_chance)
    chance_moves_.insert_or_assign(
        position, ChanceMoves{probabilities_.keep(chances.probabilities()),
                              successors.empty() ? std::string() : chances.problem()});
  known(position).successors = successors;
  return successors;
}

Mover PrologGame::mover(TermId position) try {
  const Mover mover = declared_mover(*this, position);
  if (mover == Mover::chance) {
    if (const ChanceMoves& moves = chance_moves(position); !moves.problem.empty())
      throw GameError(GameError::Kind::bad_probabilities, position, moves.problem);
  }
  return mover;
} catch (const GameError& error) {
  const bool declares = kind_ != GameKind::two_players || interface_.mover ||
                        interface_.last_mover || interface_.parity || max_to_move_.defined() ||
                        min_to_move_.defined();
  if (error.kind == GameError::Kind::no_mover && !declares) throw_no_declarations();
  throw;
}

Declaration PrologGame::declaration(TermId position) {
  if (const auto known = this->known(position).declaration) return *known;
  const Declaration declaration = declare(position);
  known(position).declaration = declaration;
  return declaration;
}

std::vector<TermId> PrologGame::noisy_successors(TermId position) {
  const std::span<const TermId> all = noisy_moves_.defined()
                                          ? successors_by(noisy_moves_, Answers::first, position)
                                          : successors(position);
  return {all.begin(), all.end()};
}

TermId PrologGame::position(term_t term, std::size_t plies) {
  const Mover first = interface_.parity.value_or(Mover::max);
  const Frame frame;
  PositionTable::References references;
  return learn(term, nobody, plies % 2 == 0 ? first : opponent(first), references);
}

void PrologGame::put_position(term_t to, TermId position) {
  positions_.put(to, position);
}

bool PrologGame::holds(const Callback& goal, TermId position) {
  const Frame frame;
  const term_t copy = new_term();
  put_position(copy, position);
  return holds(goal, position, copy);
}

// What the call does to the copy is undone.
bool PrologGame::holds(const Callback& goal, TermId position, term_t copy) {
  const Frame frame;
  const term_t argument = goal.new_arguments();
  check(PL_put_term(argument, copy));
  return call(goal, argument, position);
}

PrologGame::Known& PrologGame::known(TermId position) {
  return known_[index_of(position)];
}

// Where players take turns, a position with the other one to move is another position.
TermId PrologGame::learn(term_t term, std::uint32_t met_by, Mover mover,
                         PositionTable::References& references) {
  const auto tag = static_cast<std::uint32_t>(interface_.parity ? mover : Mover::max);
  const PositionTable::Found found = positions_.intern(term, tag, references);
  if (found.is_new) {
    known_.emplace_back().met_by = met_by;
    if (known_.size() > most_positions_) throw TooManyPositions();
  }
  return found.number;
}

bool PrologGame::call(const Callback& callback, term_t arguments, TermId position,
                      Answers answers) try {
  const auto call = [&] { return ask(callback, arguments, position, answers); };
  return limit_ ? limit_->guard(call) : call();
} catch (const SearchStopped&) {
  stopped_.emplace(callback.name(), position);
  throw;
} catch (const PendingException&) {
  if (stops_at_full_stacks_ && is_resource_error()) {
    PL_clear_exception();
    stopped_.emplace(callback.name(), position);
    throw SearchStopped();
  }
  failed_.emplace(callback.name(), position);
  throw;
}

// What is asked about a position is its last argument, unless that is the position.
bool PrologGame::ask(const Callback& callback, term_t arguments, TermId position, Answers answers) {
  const auto call = [&] {
    return answers == Answers::all ? callback.call_for_all(arguments),
           true                    : callback.call(arguments);
  };
  const std::optional<unsigned> kind = sharing_ ? kind_of(callback) : std::nullopt;
  if (!kind) return call();
  const int last = callback.arity() - 1;
  const term_t answer = last == 0 ? 0 : arguments + static_cast<term_t>(last);
  return sharing_->call(positions_, position, *kind, answer, call);
}

// Threads have references of their own, but the roles are the same.
std::optional<unsigned> PrologGame::kind_of(const Callback& callback) const {
  const auto of = [](const std::optional<Callback>& role) { return role ? &*role : nullptr; };
  const Callback* const roles[] = {&moves_,
                                   &static_eval_,
                                   &staticval_,
                                   &max_to_move_,
                                   &min_to_move_,
                                   &noisy_moves_,
                                   of(interface_.utility),
                                   of(interface_.heuristic),
                                   of(interface_.mover),
                                   of(interface_.last_mover)};
  static_assert(std::size(roles) <= SharedAnswers::most_kinds);
  const auto role = std::ranges::find(roles, &callback);
  if (role == std::ranges::end(roles)) return std::nullopt;
  return static_cast<unsigned>(role - std::ranges::begin(roles));
}

std::span<const TermId> PrologGame::successors_by(const Callback& callback, Answers answers,
                                                  TermId position, Chances* chances) {
  const Frame frame;
  const term_t arguments = callback.new_arguments();
  positions_.put_for_call(arguments, position);
  found_.clear();
  if (call(callback, arguments, position, answers)) {
    const term_t list = arguments + 1;
    switch (PL_skip_list(list, 0, nullptr)) {
      case PL_LIST:
        break;
      case PL_PARTIAL_LIST:
        throw_error(caller_, {"type_error", "list", list},
                    "the successors of " + where(callback, position) + "; the list has no end");
      default:
        throw_error(caller_, {"type_error", "list", list},
                    "the successors of " + where(callback, position));
    }
    const term_t head = new_term();
    PositionTable::References references;
    while (PL_get_list(list, head, list)) {
      if (chances) chances->take(head);
      found_.push_back(successor(head, position, callback, references));
    }
  }
  return found_;
}

TermId PrologGame::successor(term_t term, TermId position, const Callback& by,
                             PositionTable::References& references) try {
  const auto mover = static_cast<Mover>(positions_.tag(position));
  return learn(term, index_of(position), opponent(mover), references);
} catch (const TermError& error) {
  const std::string message = "a successor of " + where(by, position);
  switch (error.kind) {
    case TermError::Kind::unbound:
      throw_error(caller_, {"type_error", "ground", term},
                  message + "; " + variables_hint(interface_.variables));
    case TermError::Kind::cyclic:
      throw_error(caller_, {"type_error", "acyclic_term", term}, message);
    case TermError::Kind::opaque:
      break;
  }
  throw_error(caller_, {"type_error", "position", term}, message);
}

Declaration PrologGame::declare(TermId position) {
  if (interface_.parity) return declaration_of(static_cast<Mover>(positions_.tag(position)));
  if (kind_ == GameKind::players) {
    static_cast<void>(successors(position));  // which knows where chance moves
    Declaration found = declare_player(position);
    found.chance = chance_moves_.contains(position);
    return found;
  }
  if (interface_.mover) return declare_by(*interface_.mover, position);
  if (interface_.last_mover) {
    const Declaration last = declare_by(*interface_.last_mover, position);
    return {.max = last.min, .min = last.max};
  }
  return declare_by_each(position);
}

// Of several players another one than chance may be asked about only where there are successors.
bool PrologGame::moves_by_chance(TermId position) {
  if (kind_ == GameKind::two_players) return false;
  if (kind_ == GameKind::chance) return declaration(position).chance;
  Copy copy(*this, position);
  return declares(chance_to_move_, chance_facts_, copy);
}

// They share a copy of the position.
Declaration PrologGame::declare_by_each(TermId position) {
  Copy copy(*this, position);
  Declaration found{.max = declares(max_to_move_, max_facts_, copy),
                    .min = declares(min_to_move_, min_facts_, copy)};
  // A program may have come to define what was missing.
  if (found.none() && !max_to_move_.was_defined() && max_to_move_.defined())
    found.max = declares(max_to_move_, max_facts_, copy);
  if (found.none() && !min_to_move_.was_defined() && min_to_move_.defined())
    found.min = declares(min_to_move_, min_facts_, copy);
  if (kind_ == GameKind::chance) found.chance = declares(chance_to_move_, chance_facts_, copy);
  return found;
}

// The player that a predicate names.
Declaration PrologGame::declare_by(const Callback& callback, TermId position) {
  const Frame frame;
  const term_t arguments = callback.new_arguments();
  put_position(arguments, position);
  if (!call(callback, arguments, position)) return {};
  return declaration_of(player(arguments + 1, position, callback));
}

Mover PrologGame::player(term_t term, TermId position, const Callback& by) {
  if (interface_.players) {
    if (PL_compare(term, interface_.players->max) == 0) return Mover::max;
    if (PL_compare(term, interface_.players->min) == 0) return Mover::min;
    const std::optional<term_t> chance = interface_.players->chance;
    if (chance && PL_compare(term, *chance) == 0) return Mover::chance;
  }
  const std::string_view name = text_of_atom(term);
  if (name == "max") return Mover::max;
  if (name == "min") return Mover::min;
  const std::string message = "the player in " + where(by, position);
  if (PL_is_variable(term)) throw_instantiation_error(caller_, message);
  throw_error(caller_, {"domain_error", "minimax_player", term},
              message +
                  "; other names than max and min are told by the role players = Max/Min, or "
                  "players = Max/Min/Chance where chance moves too");
}

// One of the two may be missing: a game where the same player always moves is a game too.
bool PrologGame::declares(Callback& predicate, MoverFacts& facts, Copy& copy) {
  if (!predicate.was_defined() || !predicate.defined()) return false;
  if (!interface_.variables) {
    if (const auto known = facts.holds(predicate, positions_.row(copy.position()))) return *known;
  }
  return holds(predicate, copy.position(), copy.term());
}

void PrologGame::throw_no_declarations() {
  const term_t procedure = new_term();
  max_to_move_.put_indicator(procedure);
  throw_error(caller_, {"existence_error", "procedure", procedure},
              "and neither is " + min_to_move_.name() + " defined: nothing says who moves");
}

}  // namespace minimax::prolog
