// From the options of a command to those of a search.
#pragma once

#include <chrono>
#include <optional>

#include "ask/errors.hpp"
#include "cli/search_flags.hpp"
#include "search/common/answer.hpp"
#include "search/two/searcher.hpp"
#include "term/arithmetic.hpp"
#include "term/number.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// A number of the command line, as it is written.
struct WrittenNumber {
  TermId term;
  Number number;
};

/// The V of --on-cycle draw(V). Throws UsageError.
std::optional<WrittenNumber> repetition_value(const SearchFlags& flags, TermTable& terms,
                                              const OperatorTable& operators);

/// The V of --singular V. Throws UsageError, also where it cannot be used with the other options.
std::optional<Number> singular_margin(const SearchFlags& flags, TermTable& terms,
                                      const OperatorTable& operators);

/// Throws UsageError where --quiescence GOAL cannot be used with the other options.
void check_quiescence(const SearchFlags& flags, NodesList nodes_list);

/// Those of a search over the game, which must outlive them, as must the quiescence, if any.
template <class G>
SearchOptions<G> search_options(const SearchFlags& flags, G& game,
                                const std::optional<WrittenNumber>& repetition,
                                const std::optional<Number>& singular, Quiescence<G>* quiescence) {
  SearchOptions<G> options;
  options.solver = solver_options<typename G::Value>(flags);
  options.solver.memory_limit = flags.memory_bytes;
  if (repetition) options.solver.repetition = game.value_of(repetition->number);
  options.mover_rule = flags.mover;
  options.selective.quiescence = quiescence;
  if (flags.quiescence_plies) options.selective.quiescence_plies = *flags.quiescence_plies;
  if (singular) {
    options.selective.is_singular = [&game, margin = *singular](const auto& a, const auto& b) {
      return differ_by(game.number(a), game.number(b), margin);
    };
  }
  return options;
}

}  // namespace minimax
