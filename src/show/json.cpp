#include "show/json.hpp"

#include <cmath>
#include <cstdint>

#include "show/json_terms.hpp"
#include "show/mover_name.hpp"

namespace minimax {

namespace {

template <class Value>
Json or_null(const std::optional<Value>& value) {
  return value ? Json(*value) : Json(nullptr);
}

// Null where the clock has not moved.
Json positions_per_second(const Result& result) {
  const double seconds = result.time.count();
  const std::uint64_t positions = result.statistics.positions + result.line_statistics.positions;
  return seconds > 0 ? Json(std::llround(static_cast<double>(positions) / seconds)) : Json(nullptr);
}

}  // namespace

std::string json_text(const Result& result, const TermTable& terms,
                      const OperatorTable& operators) {
  const JsonTerms convert(terms, operators);
  Json object = {
      {"position", convert.term(result.position)},
      {"mover", result.player ? convert.value(*result.player) : or_null(mover_name(result.mover))},
      {"best", convert.term(result.best)},
      {"value", convert.value(result.value)},
      {"nodes", convert.terms(result.nodes)},
      {"complete", result.complete},
      {"algorithm", result.algorithm},
      {"depth", or_null(result.depth)},
      {"statistics",
       {{"positions", result.statistics.positions},
        {"leaves", result.statistics.leaves},
        {"cut_offs", result.statistics.cut_offs},
        {"table_hits", result.statistics.table_hits},
        {"line_positions", result.line_statistics.positions},
        {"seconds", result.time.count()},
        {"positions_per_second", positions_per_second(result)}}}};
  if (!result.moves.empty()) object["moves"] = convert.terms(result.moves);
  if (!result.picture.empty()) object["picture"] = result.picture;
  return line_of(object);
}

}  // namespace minimax
