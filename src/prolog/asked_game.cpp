#include "prolog/asked_game.hpp"

#include <string>

#include "prolog/callback.hpp"
#include "prolog/program_kind.hpp"

namespace minimax::prolog {

namespace {

bool is_for_players_alone(Algorithm algorithm) {
  return is_for(algorithm, GameKind::players) && !is_for(algorithm, GameKind::two_players);
}

GameKind own_kind(Asked asked, module_t module, const PredicateOptions& options,
                  const std::optional<Interface>& interface) {
  if (!interface) return options.game->kind();
  const GameKind kind = program_kind(module, *interface);
  // Beside the predicates of two players there may be those of several.
  const bool wants_players =
      asked == Asked::players || (asked == Asked::any && is_for_players_alone(options.algorithm));
  // Where all positions are leaves, nobody moves, and the list of the players tells.
  const bool is_of_leaves =
      has_no_clause(new_functor("moves", 2), module) && Callback("players", 1, module).defined();
  const bool has_players =
      wants_players && (Callback("player_to_move", 2, module).defined() || is_of_leaves);
  return has_players ? GameKind::players : kind;
}

// As what a game of that kind is searched; nothing where the predicate is not for it.
std::optional<GameKind> searched_kind(Asked asked, GameKind kind) {
  switch (asked) {
    case Asked::two_players:
      return kind == GameKind::two_players ? std::optional(kind) : std::nullopt;
    case Asked::minimax:
      return kind != GameKind::players ? std::optional(kind) : std::nullopt;
    case Asked::with_chance:
      return kind != GameKind::players ? std::optional(GameKind::chance) : std::nullopt;
    case Asked::any:
      return kind;
    case Asked::players:
      break;
  }
  return kind == GameKind::players ? std::optional(kind) : std::nullopt;
}

[[noreturn]] void throw_other_kind(Asked asked, GameKind kind, term_t position, Caller caller) {
  if (asked == Asked::players)
    throw_error(caller, {"domain_error", "game_of_players", position},
                std::string(sentence_of(kind)) +
                    ": player_to_move/2 is to tell who moves, and static_eval/2 lists of payoffs");
  throw_error(caller, {"domain_error", "two_player_game", position},
              std::string(sentence_of(kind)) +
                  (kind == GameKind::players ? ", which maxn/4 and maxn/5 search"
                                             : ", which minimax/5 and expectiminimax/5 search"));
}

}  // namespace

AskedGame asked_game(Asked asked, module_t module, term_t position, const PredicateOptions& options,
                     Caller caller) {
  AskedGame game{GameKind::two_players, std::nullopt};
  if (!options.game) {
    game.interface = interface_of(module, options.interface, caller);
    run_start(module, *game.interface);
  }
  const GameKind own = own_kind(asked, module, options, game.interface);
  const std::optional<GameKind> kind = searched_kind(asked, own);
  if (!kind) throw_other_kind(asked, own, position, caller);
  game.kind = *kind;
  try {
    check_for(
        options, game.kind,
        own == game.kind ? sentence_of(own) : "it is searched as a game in which chance moves");
    if (options.certificate) {
      check_provable(options, game.kind);
      if (game.interface) check_certifiable(*game.interface);
    }
  } catch (const OptionFault& fault) {
    throw_option_fault(fault, options, caller);
  }
  if (game.interface) check_roles(*game.interface, game.kind, caller);
  return game;
}

}  // namespace minimax::prolog
