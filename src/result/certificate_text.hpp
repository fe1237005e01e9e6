// Certificates as facts.
#pragma once

#include <string>

#include "facts/fact_game.hpp"
#include "search/certificate.hpp"
#include "term/operators.hpp"

namespace minimax {

/// Facts for `examples/check_certificate.pl`, each on a line: claim(Pos, Val, Plies), then for max
/// and for min play(Player, Pos, Plies, Succ) and leaf(Player, Pos, Plies, Val). Plies are those
/// that are left to the depth limit, or `unlimited`. `value` is the one claimed as it was written.
std::string certificate_text(const Certificate<FactGame>& certificate, TermId value,
                             const FactGame& game, const OperatorTable& operators);

}  // namespace minimax
