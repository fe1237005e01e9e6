// What a position of a program is worth.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "game/game_error.hpp"
#include "prolog/evaluation.hpp"
#include "prolog/prolog_game.hpp"

namespace minimax::prolog {

namespace {

Number negated(const Number& number) {
  if (number.is_float()) return Number(-number.real());
  return Number(mpq_class(-number.rational()));
}

}  // namespace

StaticValue PrologGame::value(TermId position) {
  if (const auto known = positions_->value(position)) return *known;
  answer(position, Question::value, [&] {
    if (!evaluate_position(position)) throw NoValueError(position);
  });
  return *positions_->value(position);
}

std::optional<StaticValue> PrologGame::estimate(TermId position) try {
  if (const auto known = positions_->value(position)) return known;
  const Frame frame;
  const std::optional<Given> given = given_value(position);
  if (!given || !PL_is_ground(given->value)) return std::nullopt;
  const std::variant<Number, std::string> evaluated = evaluate(given->value);
  const Number* const number = std::get_if<Number>(&evaluated);
  if (!number) return std::nullopt;
  return value_of(negates(position) ? negated(*number) : *number);
} catch (const GameError&) {
  return std::nullopt;  // the value depends on who moves
}

void PrologGame::put_value(term_t to, TermId position) {
  positions_->put_term(to, writer_, positions_->written_value(position));
}

// Whether the program gives a value.
bool PrologGame::evaluate_position(TermId position) {
  const Frame frame;
  const std::optional<Given> given = given_value(position);
  if (!given) return false;
  const auto of = [&] {
    return "the static value of " +
           (given->by ? where(*given->by, position) : text(position) + ", default_value");
  };
  if (PL_is_variable(given->value)) throw_instantiation_error(caller_, of());
  const std::variant<Number, std::string> evaluated = evaluate(given->value);
  if (const std::string* problem = std::get_if<std::string>(&evaluated))
    throw_error(caller_, {"type_error", "evaluable", given->value}, of() + ": " + *problem);
  const Number& number = std::get<Number>(evaluated);
  const bool negates = this->negates(position);
  const Number value = negates ? negated(number) : number;
  const bool is_as_written = negates || PL_is_number(given->value);
  positions_->set_value(
      position, value,
      is_as_written ? positions_->add_number(value) : positions_->add_term(reader_, given->value));
  return true;
}

// Where static_eval is there for leaves and a heuristic for the others, it matters which it is.
std::optional<PrologGame::Given> PrologGame::given_value(TermId position) {
  const std::optional<Callback>& utility = interface_.utility;
  const std::optional<Callback>& heuristic = interface_.heuristic;
  std::optional<Given> given;
  if (utility) given = given_by(*utility, position);
  const bool is_static_first = !heuristic || (!given && has_static_eval() && is_leaf(position));
  if (!given && is_static_first) given = given_statically(position);
  if (!given && heuristic) given = given_by(*heuristic, position);
  if (!given && !is_static_first) given = given_statically(position);
  if (!given && interface_.default_value) given = Given{interface_.default_value->written, nullptr};
  return given;
}

void PrologGame::put_mover(term_t to, Mover mover) {
  if (is_player(mover)) return put_player(to, player_index(mover));
  if (const std::optional<Players>& names = interface_.players) {
    const std::optional<term_t> name = mover == Mover::max   ? names->max
                                       : mover == Mover::min ? names->min
                                                             : names->chance;
    if (name) return check(PL_put_term(to, *name));
  }
  check(PL_put_atom_chars(to, mover == Mover::max   ? "max"
                              : mover == Mover::min ? "min"
                                                    : "chance"));
}

// Behind the position, in this order.
void PrologGame::put_told(const Callback& callback, term_t arguments, TermId position,
                          Mover mover) {
  term_t next = arguments + 1;
  if (callback.told_with().player) put_mover(next++, mover);
  if (!callback.told_with().depth) return;
  if (lacks_depth_) {
    const term_t option = new_term();
    check(PL_put_atom_chars(option, "depth"));
    throw_error(caller_, {"existence_error", "minimax_option", option},
                callback.name() + " asks how many plies are left to the depth limit: give one");
  }
  const Plies depth = depth_.value_or(0);
  check(PL_put_uint64(next, depth - std::min(depth, circumstance(position).ply)));
}

// The value is the last argument.
std::optional<PrologGame::Given> PrologGame::given_by(const Callback& callback, TermId position) {
  const term_t arguments = callback.new_arguments();
  positions_->put_for_call(arguments, position);
  const bool minds_mover = callback.told_with().player;
  put_told(callback, arguments, position, minds_mover ? mover(position) : Mover::max);
  const auto last = static_cast<term_t>(callback.arity() - 1);
  if (!call(callback, arguments, position)) return std::nullopt;
  return Given{arguments + last, &callback};
}

bool PrologGame::has_static_eval() {
  return interface_.static_eval || static_eval_.defined() || staticval_.defined();
}

// Both names are of one predicate, unless the program has its own. Where none is defined, and
// nothing else gives values, the call of static_eval/2 says so.
std::optional<PrologGame::Given> PrologGame::given_statically(TermId position) {
  if (interface_.static_eval) return given_by(static_eval_, position);
  const bool has_static_eval = static_eval_.defined();
  if (has_static_eval) {
    if (const std::optional<Given> given = given_by(static_eval_, position)) return given;
  }
  if (staticval_.defined()) return given_by(staticval_, position);
  const bool has_others =
      interface_.utility || interface_.heuristic || interface_.default_value.has_value();
  if (has_static_eval || has_others) return std::nullopt;
  return given_by(static_eval_, position);
}

bool PrologGame::negates(TermId position) {
  return interface_.view == View::mover && mover(position) == Mover::min;
}

}  // namespace minimax::prolog
