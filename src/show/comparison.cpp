#include "show/comparison.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <nlohmann/json.hpp>

#include "base/text_table.hpp"
#include "show/json.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

using Json = nlohmann::ordered_json;

std::string share(std::uint64_t leaves, const Comparison& comparison) {
  const auto& full = comparison.rows.front().result;
  if (!full || full->report.statistics.leaves == 0) return "-";
  const auto all = static_cast<double>(full->report.statistics.leaves);
  return fmt::format("{:.1f} %", 100 * static_cast<double>(leaves) / all);
}

std::string duration(double seconds) {
  return seconds < 1 ? fmt::format("{:.3f} ms", 1000 * seconds) : fmt::format("{:.3f} s", seconds);
}

std::string depth_note(const Result& result) {
  return result.report.complete ? "" : fmt::format("depth {}", result.report.depth.value_or(0));
}

// The move has a name, or is known by where it leads.
std::string best_text(const Result& result, const TermTable& terms,
                      const OperatorTable& operators) {
  if (!result.best) return "-";
  const TermId best = result.moves.empty() ? *result.best : result.moves.front();
  return write_quoted(terms, best, operators);
}

}  // namespace

std::string comparison_text(const Comparison& comparison, const TermTable& terms,
                            const OperatorTable& operators) {
  std::vector<std::vector<std::string>> rows = {
      {"algorithm", "value", "best", "positions", "leaves", "share", "time", ""}};
  for (const auto& [algorithm, result, note, is_suitable] : comparison.rows) {
    if (!result) {
      rows.push_back({algorithm, "-", "-", "-", "-", "-", "-", note});
      continue;
    }
    rows.push_back({algorithm, write_quoted(terms, result->value, operators),
                    best_text(*result, terms, operators),
                    fmt::to_string(result->report.statistics.positions),
                    fmt::to_string(result->report.statistics.leaves),
                    share(result->report.statistics.leaves, comparison),
                    duration(result->report.time.count()), depth_note(*result)});
  }
  if (comparison.proof_leaves) {
    rows.push_back({"least proof", "", "", "", fmt::to_string(*comparison.proof_leaves),
                    share(*comparison.proof_leaves, comparison), "", ""});
  }
  return table_of({Align::left, Align::right, Align::left, Align::right, Align::right, Align::right,
                   Align::right, Align::left},
                  rows);
}

std::string comparison_json(const Comparison& comparison, const TermTable& terms,
                            const OperatorTable& operators) {
  Json rows = Json::array();
  for (const auto& [algorithm, result, note, is_suitable] : comparison.rows) {
    if (result)
      rows.push_back(Json::parse(json_text(*result, terms, operators)));
    else
      rows.push_back({{"algorithm", algorithm}, {"value", nullptr}, {"note", note}});
  }
  const Json object = {
      {"rows", rows},
      {"proof_leaves", comparison.proof_leaves ? Json(*comparison.proof_leaves) : Json(nullptr)}};
  return object.dump() + "\n";
}

}  // namespace minimax
