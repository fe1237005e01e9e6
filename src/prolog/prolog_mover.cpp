// Who moves in a position of a program.
#include <optional>
#include <string>
#include <string_view>

#include "game/game_error.hpp"
#include "game/mover.hpp"
#include "prolog/named_value.hpp"
#include "prolog/prolog_game.hpp"

namespace minimax::prolog {

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
      game_.positions_->put_for_call(term_, position_);
    }
    return term_;
  }

 private:
  PrologGame& game_;
  TermId position_;
  std::optional<Frame> frame_;
  term_t term_ = 0;
};

Mover PrologGame::mover(TermId position) try {
  const Mover mover = declared_mover(*this, position);
  if (mover == Mover::chance) {
    if (const ChanceMoves& moves = chance_moves(position); !moves.problem.is_empty())
      throw GameError(GameError::Kind::bad_probabilities, position, moves.problem);
  }
  return mover;
} catch (const GameError& error) {
  const bool declares = kind_ != GameKind::two_players || interface_.mover ||
                        interface_.last_mover || interface_.parity || max_to_move_.defined() ||
                        min_to_move_.defined();
  const bool is_told = part_ == Part::leader && !declares;
  if (error.kind == GameError::Kind::no_mover && is_told) throw_no_declarations();
  throw;
}

Declaration PrologGame::declaration(TermId position) {
  if (const auto known = positions_->declaration(position)) return *known;
  answer(position, Question::declaration,
         [&] { positions_->set_declaration(position, declare(position)); });
  return *positions_->declaration(position);
}

Declaration PrologGame::declare(TermId position) {
  if (interface_.parity) return declaration_of(circumstance(position).mover);
  if (kind_ == GameKind::players) {
    static_cast<void>(successors(position));  // which knows where chance moves
    Declaration found = declare_player(position);
    found.chance = chance_moves_.contains(position);
    return found;
  }
  if (has_turns() && kind_ == GameKind::chance) {
    Copy copy(*this, position);
    if (declares(chance_to_move_, chance_facts_, copy)) return {.chance = true};
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
    positions_->copy_row(copy.position(), row_);
    if (const auto known = facts.holds(predicate, row_)) return *known;
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
