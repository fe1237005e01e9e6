#include "endgame/table_value.hpp"
#include "show/json.hpp"
#include "show/json_terms.hpp"
#include "show/table_text.hpp"

namespace minimax {

namespace {

Json values_json(const TabledFile& table) {
  Json array = Json::array();
  for (const TableSummary::Row& row : table.summary.values) {
    if (row.positions == 0) continue;
    Json object = {{"value", JsonTerms::number(*number_of(row.value))},
                   {"positions", row.positions}};
    object["plies"] = row.value == table.draw ? Json(nullptr) : Json(row.distance);
    array.push_back(std::move(object));
  }
  return array;
}

}  // namespace

std::string table_json(const TabledFile& table, const Expense& expense) {
  Json object = {{"version", json_version},
                 {"table", table.path},
                 {"positions", table.summary.positions},
                 {"known_before", table.summary.known_before},
                 {"draw", JsonTerms::number(*number_of(table.draw))},
                 {"values", values_json(table)}};
  add_expense(expense, object);
  return line_of(object);
}

}  // namespace minimax
