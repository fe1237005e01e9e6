#include "prolog/program_kind.hpp"

#include <cstddef>

#include "ask/option_faults.hpp"
#include "prolog/callback.hpp"

namespace minimax::prolog {

GameKind program_kind(module_t module, const Interface& interface) {
  // What is only declared, dynamic or discontiguous, says of no position who moves there.
  const auto is_said = [&](const char* name, std::size_t arity) {
    const functor_t predicate = new_functor(name, arity);
    return is_found(predicate, module) && !has_no_clause(predicate, module);
  };
  if (interface.players && interface.players->chance) return GameKind::chance;
  if (interface.player_to_move) return GameKind::players;
  const bool has_turns = interface.mover || interface.last_mover || interface.parity;
  const bool has_two = has_turns || interface.max_to_move || interface.min_to_move ||
                       is_said("max_to_move", 1) || is_said("min_to_move", 1);
  if (!has_two && is_said("player_to_move", 2)) return GameKind::players;
  const bool has_chance =
      interface.chance_to_move || (!interface.parity && is_said("chance_to_move", 1));
  return has_chance ? GameKind::chance : GameKind::two_players;
}

void check_roles(const Interface& interface, GameKind kind, Caller caller) {
  const auto refuse_if = [&](bool is_given, const char* role, const char* reason) {
    if (!is_given) return;
    const term_t culprit = new_term();
    check(PL_put_atom_chars(culprit, role));
    throw_error(caller, {"domain_error", "minimax_role", culprit}, reason);
  };
  if (kind == GameKind::players) {
    const char* const reason = sentence_of(kind);
    refuse_if(interface.max_to_move.has_value(), "max_to_move", reason);
    refuse_if(interface.min_to_move.has_value(), "min_to_move", reason);
    refuse_if(interface.mover || interface.parity, "mover", reason);
    refuse_if(interface.last_mover.has_value(), "last_mover", reason);
    refuse_if(interface.players.has_value(), "players", "give a list of the players");
    refuse_if(interface.view == View::mover, "view", reason);
  } else {
    const bool names_chance = interface.players && interface.players->chance;
    refuse_if(names_chance && !interface.mover, "players",
              "players = Max/Min/Chance is for mover = Name/2, which may name chance");
  }
}

void check_certifiable(const Interface& interface) {
  if (interface.parity || interface.variables)
    throw OptionFault(OptionFault::Kind::combination, "certificate",
                      "{certificate} cannot be used with mover = parity or variables = true: a "
                      "position alone does not say there what is proved of it");
}

}  // namespace minimax::prolog
