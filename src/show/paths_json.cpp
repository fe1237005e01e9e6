#include "base/json_text.hpp"
#include "show/json.hpp"
#include "show/json_terms.hpp"
#include "show/paths_text.hpp"

namespace minimax {

namespace {

Json plies_json(const std::vector<ReachedPly>& plies) {
  Json array = Json::array();
  for (const ReachedPly& each : plies)
    array.push_back({{"plies", each.plies},
                     {"paths", JsonTerms::number(each.paths)},
                     {"positions", each.positions}});
  return array;
}

Json by_successor_json(const std::vector<PathsBy>& rows, const JsonTerms& convert) {
  Json array = Json::array();
  for (const PathsBy& each : rows) {
    Json object = {{"successor", convert.term(each.successor)},
                   {"paths", JsonTerms::number(each.paths)}};
    if (each.move) object["move"] = convert.term(*each.move);
    array.push_back(std::move(object));
  }
  return array;
}

}  // namespace

std::string paths_json(const CountedPaths& counted, const TermTable& terms,
                       const OperatorTable& operators, const Expense& expense) {
  const JsonTerms convert(terms, operators);
  Json object = {{"version", json_version},
                 {"position", convert.term(counted.position)},
                 {"plies", plies_json(counted.plies)},
                 {"complete", counted.is_complete}};
  if (counted.by_successor)
    object["by_successor"] = by_successor_json(*counted.by_successor, convert);
  add_expense(expense, object);
  return line_of(object);
}

}  // namespace minimax
