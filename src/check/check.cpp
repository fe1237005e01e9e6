#include "check/check.hpp"

#include <algorithm>
#include <utility>

#include "check/checks.hpp"
#include "facts/fact_reader.hpp"
#include "facts/load.hpp"

namespace minimax {

namespace {

bool is_program(const Diagnostics& diagnostics) {
  return std::ranges::any_of(
      diagnostics, [](const Diagnostic& each) { return each.kind == DiagnosticKind::program; });
}

// Whether the source ends within a clause: what comes behind that one is missing.
bool is_cut_short(const Source& source, const FactRecord& record) {
  if (record.lost_clauses().empty()) return false;
  std::string_view last = record.lost_clauses().back();
  if (last.data() + last.size() != source.text().data() + source.text().size()) return false;
  const std::size_t end = last.find_last_not_of(" \t\r\n");
  return end == last.npos || last[end] != '.';
}

// As loading says it.
void report_no_facts(const Source& source, Diagnostics& diagnostics) {
  for (Diagnostic& each : load_facts(source).diagnostics) {
    if (each.severity != Severity::error) continue;
    each.kind = DiagnosticKind::no_facts;
    diagnostics.push_back(std::move(each));
  }
}

GameSummary summarise(const Review& review) {
  GameSummary summary{review.shape.positions, review.shape.leaves, {}, review.shape.depth};
  for (const TermId root : review.game.roots()) summary.roots.push_back(review.text(root));
  return summary;
}

}  // namespace

std::size_t count_errors(const CheckReport& report) noexcept {
  const auto is_error = [](const ToldDiagnostic& told) {
    return told.diagnostic.severity == Severity::error;
  };
  return count_errors(report.diagnostics) +
         static_cast<std::size_t>(std::ranges::count_if(report.told, is_error));
}

std::size_t count_warnings(const CheckReport& report) noexcept {
  return report.told.size() + report.diagnostics.size() - count_errors(report);
}

CheckReport check_facts(const Source& source) {
  CheckReport report;
  FactRecord record;
  OperatorTable operators;
  read_facts(source, record.terms(), operators, report.diagnostics, record);
  const bool readable = count_errors(report.diagnostics) == 0;
  const bool loadable = readable && !record.empty();
  if (readable && record.empty()) report_no_facts(source, report.diagnostics);
  const bool complete = !is_program(report.diagnostics) && !is_cut_short(source, record);
  Review review(source, std::move(record), operators, complete, report.diagnostics);
  check_repetitions(review);
  check_values(review);
  check_movers(review);
  check_cycles(review);
  check_roots(review);
  check_predicates(review);
  std::ranges::stable_sort(report.diagnostics, {}, &Diagnostic::offset);
  if (loadable) report.summary = summarise(review);
  return report;
}

}  // namespace minimax
