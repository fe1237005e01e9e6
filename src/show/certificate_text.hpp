// Certificates as facts.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "game/term_game.hpp"
#include "search/two/certificate.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// A fact of a certificate, in terms.
struct CertificateFact {
  enum class Kind : std::uint8_t {
    claim,  ///< claim(Pos, Val, Plies): `last` is Val, `player` says nothing
    play,   ///< play(Player, Pos, Plies, Succ): `last` is Succ
    leaf,   ///< leaf(Player, Pos, Plies, Val): `last` is Val
  };

  Kind kind;
  Mover player;
  TermId position;
  Plies plies;  ///< that are left to the depth limit
  TermId last;
};

/// The claim, and then the strategies of MAX and of MIN. `valued` is the position whose static
/// value is the one claimed.
template <TermGame G>
std::vector<CertificateFact> certificate_facts(G& game, const Certificate<G>& certificate,
                                               const typename G::Position& valued) {
  using Kind = CertificateFact::Kind;
  const auto& root = certificate.root;
  std::vector<CertificateFact> facts = {{Kind::claim, Mover::max, game.term(root.position),
                                         root.remaining, *game.written_value(valued)}};
  const auto add = [&](Mover player, const Strategy<typename G::Position>& strategy) {
    for (const auto& play : strategy.plays)
      facts.push_back({Kind::play, player, game.term(play.at.position), play.at.remaining,
                       game.term(play.successor)});
    for (const auto& leaf : strategy.leaves)
      facts.push_back({Kind::leaf, player, game.term(leaf.position), leaf.remaining,
                       *game.written_value(leaf.position)});
  };
  add(Mover::max, certificate.max);
  add(Mover::min, certificate.min);
  return facts;
}

/// The facts for `examples/check_certificate.pl`, each on a line. Plies are a number, or
/// `unlimited`.
std::string certificate_text(std::span<const CertificateFact> facts, const TermTable& terms,
                             const OperatorTable& operators);

}  // namespace minimax
