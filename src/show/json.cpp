#include "show/json.hpp"

#include <cmath>
#include <cstdint>

#include "ask/option_table.hpp"
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
  const double seconds = result.report.time.count();
  const std::uint64_t positions =
      result.report.statistics.positions + result.report.line_statistics.positions;
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
      {"complete", result.report.complete},
      {"algorithm", minimax::name_of(result.report.algorithm)},
      {"depth", or_null(result.report.depth)},
      {"statistics",
       {{"positions", result.report.statistics.positions},
        {"leaves", result.report.statistics.leaves},
        {"cut_offs", result.report.statistics.cut_offs},
        {"table_hits", result.report.statistics.table_hits},
        {"line_positions", result.report.line_statistics.positions},
        {"seconds", result.report.time.count()},
        {"positions_per_second", positions_per_second(result)}}}};
  if (!result.moves.empty()) object["moves"] = convert.terms(result.moves);
  if (!result.picture.empty()) object["picture"] = result.picture;
  return line_of(object);
}

}  // namespace minimax
