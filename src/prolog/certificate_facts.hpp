// Certificates as terms: see examples/check_certificate.pl.
#pragma once

#include <cstddef>

#include "game/game.hpp"
#include "prolog/prolog.hpp"
#include "search/two/certificate.hpp"

namespace minimax::prolog {

/// Builds the list of facts in `list` from its end. `G` is PrologGame or LoadedGame.
template <class G>
class CertificateFacts {
 public:
  CertificateFacts(G& game, term_t list) : game_(game), list_(list) { check(PL_put_nil(list_)); }

  /// claim(Pos, Val, Plies), where Val is the static value of `valued`.
  void claim(const PositionAt<TermId>& root, TermId valued) {
    const term_t parts = new_terms(3);
    game_.put_position(parts, root.position);
    game_.put_value(parts + 1, valued);
    put_plies(parts + 2, root.remaining);
    add("claim", parts, 3);
  }

  /// leaf(Player, Pos, Plies, Val) and before them play(Player, Pos, Plies, Succ).
  void add(Mover player, const Strategy<TermId>& strategy) {
    for (std::size_t i = strategy.leaves.size(); i-- > 0;) {
      const PositionAt<TermId>& leaf = strategy.leaves[i];
      add("leaf", player, leaf, [&](term_t to) { game_.put_value(to, leaf.position); });
    }
    for (std::size_t i = strategy.plays.size(); i-- > 0;) {
      const auto& play = strategy.plays[i];
      add("play", player, play.at, [&](term_t to) { game_.put_position(to, play.successor); });
    }
  }

 private:
  template <class PutLast>
  void add(const char* name, Mover player, const PositionAt<TermId>& at, PutLast put_last) {
    const term_t parts = new_terms(4);
    check(PL_put_atom_chars(parts, player == Mover::max ? "max" : "min"));
    game_.put_position(parts + 1, at.position);
    put_plies(parts + 2, at.remaining);
    put_last(parts + 3);
    add(name, parts, 4);
    PL_reset_term_refs(parts);
  }

  void add(const char* name, term_t parts, std::size_t arity) {
    const atom_t atom = PL_new_atom(name);
    const functor_t functor = PL_new_functor(atom, arity);
    PL_unregister_atom(atom);
    const term_t fact = new_term();
    check(PL_cons_functor_v(fact, functor, parts) && PL_cons_list(list_, fact, list_));
  }

  void put_plies(term_t to, Plies plies) {
    if (plies == unlimited_plies)
      check(PL_put_atom_chars(to, "unlimited"));
    else
      check(PL_put_integer(to, static_cast<long>(plies)));
  }

  G& game_;
  term_t list_;
};

}  // namespace minimax::prolog
