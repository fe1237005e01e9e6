// The options of a search.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "facts/fact_game.hpp"
#include "search/algorithm.hpp"
#include "search/answers.hpp"
#include "search/window.hpp"
#include "swipl/errors.hpp"
#include "swipl/prolog.hpp"
#include "term/number.hpp"

namespace minimax::swipl {

/// What a repeated position is worth.
struct DrawOption {
  Number number;
  term_t written;
};

struct Options {
  TieRule ties = TieRule::last;
  NodesList nodes = NodesList::positions;
  Algorithm algorithm = Algorithm::automatic;
  CutOff cut_off = CutOff::equal;
  std::optional<std::uint32_t> depth;
  std::optional<DrawOption> draw;
  std::shared_ptr<const FactGame> game;  ///< null: the user's predicates
};

/// Reads a list of Name(Value) or Name=Value: ties(last|first|all), nodes_list(positions|notes),
/// depth(N), on_cycle(error|draw(Value)), algorithm(A), cut_off(equal|strict),
/// game(Handle). Of several with one name the first counts.
/// Throws PendingException with an error for an unknown name or a wrong value.
Options read_options(term_t list, Caller caller);

}  // namespace minimax::swipl
