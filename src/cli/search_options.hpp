// From the options of a command to those of a search.
#pragma once

#include <chrono>
#include <optional>

#include "cli/errors.hpp"
#include "cli/search_flags.hpp"
#include "search/searcher.hpp"
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

/// Those of a search over the game, which must outlive them.
template <class G>
SearchOptions<G> search_options(const SearchFlags& flags, G& game,
                                const std::optional<WrittenNumber>& repetition,
                                const std::optional<Number>& singular) {
  SearchOptions<G> options;
  options.solver.algorithm = flags.algorithm;
  options.solver.depth = flags.depth;
  options.solver.cut_off = flags.cut_off;
  options.solver.ordering = flags.ordering;
  options.solver.table_bytes = flags.table_bytes;
  options.solver.node_limit = flags.node_limit;
  options.solver.memory_limit = flags.memory_bytes;
  if (flags.time_limit)
    options.solver.time_limit = std::chrono::duration<double>(*flags.time_limit);
  if (repetition) options.solver.repetition = game.value_of(repetition->number);
  options.mover_rule = flags.mover;
  if (singular) {
    options.selective.is_singular = [&game, margin = *singular](const auto& a, const auto& b) {
      return differ_by(game.number(a), game.number(b), margin);
    };
  }
  return options;
}

}  // namespace minimax
