#include "prolog/asked_game.hpp"

#include <string>

#include "prolog/callback.hpp"
#include "prolog/program_kind.hpp"
#include "search/common/names.hpp"

namespace minimax::prolog {

namespace {

GameKind own_kind(Asked asked, module_t module, const Options& options,
                  const std::optional<Interface>& interface) {
  if (!interface) return options.game->kind();
  const GameKind kind = program_kind(module, *interface);
  // Beside the predicates of two players there may be those of several.
  const bool has_players =
      asked == Asked::players && Callback("player_to_move", 2, module).defined();
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

class OptionCheck {
 public:
  /// Of a game of the kind `own`, which is searched as one of the other kind.
  OptionCheck(const Options& options, GameKind own, GameKind kind, Caller caller)
      : options_(options), own_(own), kind_(kind), caller_(caller) {}

  void check_all() {
    check_algorithm();
    if (kind_ != GameKind::two_players) check_of_two_players();
    const bool of_chance =
        options_.nodes == NodesList::likeliest || options_.nodes == NodesList::policy;
    refuse_if(of_chance && kind_ != GameKind::chance, "nodes_list");
    refuse_if(options_.value_range && kind_ != GameKind::chance, "value_range");
    refuse_if(options_.payoff_sum && kind_ != GameKind::players, "payoff_sum");
  }

 private:
  void refuse_if(bool is_given, const char* option) {
    if (!is_given) return;
    const term_t culprit = new_term();
    check(PL_put_atom_chars(culprit, option));
    throw_error(caller_, {"domain_error", "minimax_option", culprit}, why());
  }

  void check_algorithm() {
    if (is_for(options_.algorithm, kind_)) return;
    const term_t culprit = new_term();
    check(PL_put_atom_chars(culprit, name_of(options_.algorithm).data()));
    throw_error(caller_, {"domain_error", "algorithm", culprit},
                why() + ", for which there are " + algorithms_for(kind_));
  }

  void check_of_two_players() {
    const Options plain;
    refuse_if(options_.nodes == NodesList::notes, "nodes_list");
    refuse_if(options_.draw.has_value(), "on_cycle");
    refuse_if(options_.singular.has_value(), "singular");
    refuse_if(options_.quiescence.has_value(), "quiescence");
    refuse_if(options_.mover != plain.mover, "mover");
    refuse_if(options_.cut_off != plain.cut_off, "cut_off");
    refuse_if(options_.ordering != plain.ordering, "ordering");
    refuse_if(options_.threads != plain.threads, "threads");
    refuse_if(options_.certificate, "certificate");
    refuse_if(options_.table_bytes != plain.table_bytes && !has_bounded_table(options_.algorithm),
              "transposition");
  }

  std::string why() const {
    return own_ == kind_ ? sentence_of(kind_) : "it is searched as a game in which chance moves";
  }

  const Options& options_;
  GameKind own_;
  GameKind kind_;
  Caller caller_;
};

}  // namespace

AskedGame asked_game(Asked asked, module_t module, term_t position, const Options& options,
                     Caller caller) {
  AskedGame game{GameKind::two_players, std::nullopt};
  if (!options.game) game.interface = interface_of(module, options.interface, caller);
  const GameKind own = own_kind(asked, module, options, game.interface);
  const std::optional<GameKind> kind = searched_kind(asked, own);
  if (!kind) throw_other_kind(asked, own, position, caller);
  game.kind = *kind;
  OptionCheck(options, own, game.kind, caller).check_all();
  if (game.interface) check_roles(*game.interface, game.kind, caller);
  return game;
}

}  // namespace minimax::prolog
