#include "swipl/program_kind.hpp"

#include "swipl/callback.hpp"

namespace minimax::swipl {

GameKind program_kind(module_t module, const Interface& interface) {
  const auto defined = [&](const char* name, int arity) {
    return Callback(name, arity, module).defined();
  };
  if (interface.chance_to_move || (interface.players && interface.players->chance))
    return GameKind::chance;
  if (interface.player_to_move) return GameKind::players;
  if (interface.mover || interface.last_mover || interface.parity) return GameKind::two_players;
  if (defined("chance_to_move", 1)) return GameKind::chance;
  const bool has_two = interface.max_to_move || interface.min_to_move ||
                       defined("max_to_move", 1) || defined("min_to_move", 1);
  return !has_two && defined("player_to_move", 2) ? GameKind::players : GameKind::two_players;
}

}  // namespace minimax::swipl
