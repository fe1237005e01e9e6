#include "show/comparison.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/csv_record.hpp"
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

// With one column for the time, or three where it was taken several times, and one for what a
// program was asked.
class ComparisonTable {
 public:
  explicit ComparisonTable(const Comparison& comparison)
      : comparison_(comparison),
        asks_(std::ranges::any_of(comparison.rows, [](const Comparison::Row& row) {
          return row.result && row.result->report.askings;
        })) {}

  std::string text(const TermTable& terms, const OperatorTable& operators) {
    const bool is_repeated = comparison_.repeat > 1;
    add({"algorithm", "value", "best", "positions"}, "asked", {"leaves", "share"},
        is_repeated ? Cells{"median", "least", "most"} : Cells{"time"}, "");
    for (const Comparison::Row& row : comparison_.rows) {
      if (row.result)
        add_result(row, terms, operators);
      else
        add({row.algorithm, "-", "-", "-"}, "-", {"-", "-"}, Cells(times(), "-"), row.note);
    }
    if (const auto& proof = comparison_.proof)
      add({"least proof", "", "", ""}, fmt::to_string(proof->positions),
          {fmt::to_string(proof->leaves), share(proof->leaves, comparison_)}, Cells(times()), "");
    return table_of(columns(), rows_);
  }

 private:
  using Cells = std::vector<std::string>;

  std::size_t times() const { return comparison_.repeat > 1 ? 3 : 1; }
  void add(Cells row, const std::string& asked, const Cells& leaves, const Cells& times,
           const std::string& note) {
    if (asks_) row.push_back(asked);
    row.insert(row.end(), leaves.begin(), leaves.end());
    row.insert(row.end(), times.begin(), times.end());
    row.push_back(note);
    rows_.push_back(std::move(row));
  }
  void add_result(const Comparison::Row& row, const TermTable& terms,
                  const OperatorTable& operators) {
    const SearchReport& report = row.result->report;
    Cells of_times = {duration(row.median())};
    if (times() == 3) {
      of_times.push_back(duration(row.times.front()));
      of_times.push_back(duration(row.times.back()));
    }
    add({row.algorithm, write_quoted(terms, row.result->value, operators),
         best_text(*row.result, terms, operators), fmt::to_string(report.statistics.positions)},
        report.askings ? fmt::to_string(report.askings->positions) : "-",
        {fmt::to_string(report.statistics.leaves), share(report.statistics.leaves, comparison_)},
        of_times, depth_note(*row.result));
  }
  std::vector<Align> columns() const {
    std::vector<Align> columns(rows_.front().size(), Align::right);
    columns[0] = columns[2] = columns.back() = Align::left;
    return columns;
  }

  const Comparison& comparison_;
  bool asks_;
  std::vector<Cells> rows_;
};

// A number stays one that a spreadsheet reckons with.
std::string csv_term(TermId term, const TermTable& terms, const OperatorTable& operators) {
  std::string text = write_quoted(terms, term, operators);
  return terms.kind(term) == TermKind::number ? text : csv_text(std::move(text));
}

// In the order of the headings.
std::vector<std::string> csv_cells(const Comparison::Row& row, const TermTable& terms,
                                   const OperatorTable& operators) {
  const Result& result = *row.result;
  const SearchReport& report = result.report;
  const auto seconds = [](std::chrono::duration<double> time) {
    return fmt::to_string(time.count());
  };
  return {row.algorithm,
          csv_term(result.value, terms, operators),
          result.best ? csv_text(best_text(result, terms, operators)) : "",
          fmt::to_string(report.statistics.positions),
          report.askings ? fmt::to_string(report.askings->positions) : "",
          fmt::to_string(report.statistics.leaves),
          fmt::to_string(report.statistics.cut_offs),
          seconds(row.median()),
          seconds(row.times.front()),
          seconds(row.times.back()),
          report.complete ? "true" : "false",
          report.depth ? fmt::to_string(*report.depth) : "",
          ""};
}

}  // namespace

std::string comparison_csv(const Comparison& comparison, const TermTable& terms,
                           const OperatorTable& operators) {
  const std::vector<std::string> headings = {
      "algorithm", "value",         "best",         "positions", "asked", "leaves", "cut_offs",
      "seconds",   "least_seconds", "most_seconds", "complete",  "depth", "note"};
  std::string csv = csv_record(headings);
  for (const Comparison::Row& row : comparison.rows) {
    if (row.result) {
      csv += csv_record(csv_cells(row, terms, operators));
      continue;
    }
    std::vector<std::string> cells(headings.size());
    cells.front() = row.algorithm;
    cells.back() = csv_text(row.note);
    csv += csv_record(cells);
  }
  if (!comparison.proof) return csv;
  std::vector<std::string> proof(headings.size());
  proof[0] = "least_proof";
  proof[4] = fmt::to_string(comparison.proof->positions);
  proof[5] = fmt::to_string(comparison.proof->leaves);
  return csv + csv_record(proof);
}

std::string comparison_text(const Comparison& comparison, const TermTable& terms,
                            const OperatorTable& operators) {
  return ComparisonTable(comparison).text(terms, operators);
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
      {"proof_leaves", comparison.proof ? Json(comparison.proof->leaves) : Json(nullptr)},
      {"proof_positions", comparison.proof ? Json(comparison.proof->positions) : Json(nullptr)}};
  add_expense(expense, object);
  return line_of(object) + "\n";
}

}  // namespace minimax
