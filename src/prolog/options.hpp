// The options of a search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "facts/fact_game.hpp"
#include "game/payoff.hpp"
#include "prolog/errors.hpp"
#include "prolog/prolog.hpp"
#include "search/chance/expectation.hpp"
#include "search/common/algorithm.hpp"
#include "search/common/answers.hpp"
#include "search/common/ordering.hpp"
#include "search/common/plies.hpp"
#include "search/common/window.hpp"
#include "search/two/successor_mover.hpp"
#include "term/number.hpp"

namespace minimax::prolog {

/// What a repeated position is worth.
struct DrawOption {
  Number number;
  term_t written;
};

/// The goal of quiescence(Goal), without its module.
struct QuiescenceOption {
  term_t goal;
  module_t module;
};

struct Options {
  TieRule ties = TieRule::last;
  NodesList nodes = NodesList::positions;
  Algorithm algorithm = Algorithm::automatic;
  CutOff cut_off = CutOff::equal;
  Ordering ordering;
  MoverRule mover = MoverRule::position;
  std::size_t table_bytes = std::size_t{64} << 20;
  std::optional<double> time_limit;  ///< seconds
  std::optional<std::uint64_t> node_limit;
  std::optional<Plies> depth;
  std::optional<Number> singular;  ///< the margin
  std::optional<QuiescenceOption> quiescence;
  std::optional<Plies> quiescence_plies;
  std::optional<DrawOption> draw;
  std::optional<Bounds<Payoff>> value_range;  ///< between which all values lie
  std::optional<Payoff> payoff_sum;           ///< the most that those of a position sum to
  bool statistics = false;                    ///< is asked for
  bool certificate = false;                   ///< is asked for
  unsigned threads = 1;                       ///< that search
  std::optional<term_t> interface;            ///< a list; see read_interface()
  std::shared_ptr<const FactGame> game;       ///< null: the user's predicates
  bool calls = false;                         ///< these are called even where they are facts
};

/// Reads a list of Name(Value) or Name=Value, as minimax/5 documents them. Of several with one name
/// the first counts. Goals are called in `module`. Those that are answered and not asked, such as
/// statistics(S), are let pass. Throws PendingException with an error for an unknown name, a wrong
/// value, or options that exclude each other.
Options read_options(term_t list, module_t module, Caller caller);

/// Throws PendingException with an error where the options, which the list gives, ask for a search
/// that cannot be traced.
void check_traceable(const Options& options, term_t list, Caller caller);

}  // namespace minimax::prolog
