#include "show/comparison.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/json_text.hpp"
#include "base/text_table.hpp"
#include "term/writer.hpp"

namespace minimax {

namespace {

std::string share(std::uint64_t leaves, const Comparison& comparison) {
  if (comparison.all_leaves.value_or(0) == 0) return "-";
  const auto all = static_cast<double>(*comparison.all_leaves);
  return fmt::format("{:.1f} %", 100 * static_cast<double>(leaves) / all);
}

std::string duration(std::chrono::duration<double> time) {
  const double seconds = time.count();
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

// Times are those of all searches, and what else is told is of the first.
Json row_json(const Comparison::Row& row, const TermTable& terms, const OperatorTable& operators) {
  Result result = *row.result;
  result.report.time = row.median();
  Json object = result_json(result, terms, operators);
  object["statistics"]["least_seconds"] = row.times.front().count();
  object["statistics"]["most_seconds"] = row.times.back().count();
  return object;
}

}  // namespace

std::string comparison_text(const Comparison& comparison, const TermTable& terms,
                            const OperatorTable& operators) {
  const bool is_repeated = comparison.repeat > 1;
  const std::size_t times = is_repeated ? 3 : 1;
  std::vector<std::vector<std::string>> rows = {
      {"algorithm", "value", "best", "positions", "leaves", "share"}};
  std::vector<Align> columns = {Align::left,  Align::right, Align::left,
                                Align::right, Align::right, Align::right};
  const auto end_row = [&](const std::vector<std::string>& of_times, const std::string& note) {
    rows.back().insert(rows.back().end(), of_times.begin(), of_times.end());
    rows.back().push_back(note);
  };
  columns.insert(columns.end(), times, Align::right);
  columns.push_back(Align::left);
  end_row(is_repeated ? std::vector<std::string>{"median", "least", "most"}
                      : std::vector<std::string>{"time"},
          "");
  for (const Comparison::Row& row : comparison.rows) {
    const auto& result = row.result;
    if (!result) {
      rows.push_back({row.algorithm, "-", "-", "-", "-", "-"});
      end_row(std::vector<std::string>(times, "-"), row.note);
      continue;
    }
    rows.push_back({row.algorithm, write_quoted(terms, result->value, operators),
                    best_text(*result, terms, operators),
                    fmt::to_string(result->report.statistics.positions),
                    fmt::to_string(result->report.statistics.leaves),
                    share(result->report.statistics.leaves, comparison)});
    end_row(is_repeated ? std::vector{duration(row.median()), duration(row.times.front()),
                                      duration(row.times.back())}
                        : std::vector{duration(row.median())},
            depth_note(*result));
  }
  if (comparison.proof_leaves) {
    rows.push_back({"least proof", "", "", "", fmt::to_string(*comparison.proof_leaves),
                    share(*comparison.proof_leaves, comparison)});
    end_row(std::vector<std::string>(times), "");
  }
  return table_of(columns, rows);
}

std::string comparison_json(const Comparison& comparison, const TermTable& terms,
                            const OperatorTable& operators, const Expense& expense) {
  Json rows = Json::array();
  for (const Comparison::Row& row : comparison.rows) {
    if (row.result)
      rows.push_back(row_json(row, terms, operators));
    else
      rows.push_back({{"algorithm", row.algorithm}, {"value", nullptr}, {"note", row.note}});
  }
  Json object = {
      {"version", json_version},
      {"repeat", comparison.repeat},
      {"rows", rows},
      {"proof_leaves", comparison.proof_leaves ? Json(*comparison.proof_leaves) : Json(nullptr)}};
  add_expense(expense, object);
  return line_of(object) + "\n";
}

}  // namespace minimax
