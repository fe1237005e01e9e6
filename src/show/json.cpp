#include "show/json.hpp"

#include <cmath>
#include <cstdint>

#include "ask/option_table.hpp"
#include "base/json_text.hpp"
#include "show/json_terms.hpp"
#include "show/mover_name.hpp"

namespace minimax {

namespace {

template <class Value>
Json or_null(const std::optional<Value>& value) {
  return value ? Json(*value) : Json(nullptr);
}

// Null where the clock has not moved.
Json positions_per_second(const SearchReport& report) {
  const double seconds = report.time.count();
  const std::uint64_t positions = report.statistics.positions + report.line_statistics.positions;
  return seconds > 0 ? Json(std::llround(static_cast<double>(positions) / seconds)) : Json(nullptr);
}

Json askings_json(const Askings& askings) {
  Json predicates = Json::array();
  for (const Askings::Predicate& each : askings.predicates)
    predicates.push_back(
        {{"name", each.name}, {"calls", each.calls}, {"seconds", each.time.count()}});
  return {{"positions", askings.positions}, {"predicates", predicates}};
}

}  // namespace

void add_expense(const Expense& expense, Json& object) {
  object["load_seconds"] = expense.load_time.count();
  object["peak_bytes"] = expense.peak_bytes > 0 ? Json(expense.peak_bytes) : Json(nullptr);
}

Json statistics_json(const SearchReport& report) {
  Json statistics = {{"positions", report.statistics.positions},
                     {"leaves", report.statistics.leaves},
                     {"cut_offs", report.statistics.cut_offs},
                     {"table_hits", report.statistics.table_hits},
                     {"line_positions", report.line_statistics.positions},
                     {"distinct_positions", or_null(report.distinct_positions)},
                     {"seconds", report.time.count()},
                     {"positions_per_second", positions_per_second(report)}};
  if (report.askings) statistics["asked"] = askings_json(*report.askings);
  return statistics;
}

Json result_json(const Result& result, const TermTable& terms, const OperatorTable& operators) {
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
      {"statistics", statistics_json(result.report)}};
  if (!result.moves.empty()) object["moves"] = convert.terms(result.moves);
  if (!result.picture.empty()) object["picture"] = result.picture;
  return object;
}

std::string json_text(const Result& result, const TermTable& terms, const OperatorTable& operators,
                      const Expense& expense) {
  Json object = {{"version", json_version}};
  object.update(result_json(result, terms, operators));
  add_expense(expense, object["statistics"]);
  return line_of(object);
}

}  // namespace minimax
