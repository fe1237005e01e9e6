// Certificates in terms.
#pragma once

#include <cstdint>

#include "game/game.hpp"
#include "search/common/plies.hpp"
#include "term/term.hpp"

namespace minimax {

/// A fact of a certificate.
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

}  // namespace minimax
