#include "check/check.hpp"

#include <utility>

#include "check/checks.hpp"
#include "facts/fact_reader.hpp"
#include "facts/load.hpp"

namespace minimax {

namespace {

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
  for (Diagnostic each : load_facts(source).diagnostics.in_order()) {
    if (each.severity != Severity::error) continue;
    each.kind = DiagnosticKind::no_facts;
    diagnostics.add(std::move(each));
  }
}

GameSummary summarise(const Review& review) {
  GameSummary summary{review.shape.positions, review.shape.leaves, {}, review.shape.depth};
  for (const TermId root : review.game.roots()) summary.roots.push_back(review.text(root));
  return summary;
}

}  // namespace

std::size_t ToldDiagnostics::count(Severity severity) const {
  std::size_t count = 0;
  for (const ToldDiagnostic& each : kept) count += each.diagnostic.severity == severity ? 1 : 0;
  for (const Diagnostics::LeftOut& each : left_out)
    count += each.severity == severity ? each.count : 0;
  return count;
}

std::size_t CheckReport::count(Severity severity) const {
  return told.count(severity) + diagnostics.count(severity);
}

CheckReport check_facts(const Source& source, std::size_t most_messages, LoadInterrupt interrupt) {
  CheckReport report{.diagnostics = Diagnostics(most_messages)};
  FactRecord record(most_messages);
  OperatorTable operators;
  read_facts(source, record.terms(), operators, report.diagnostics, record, interrupt);
  const bool readable = report.diagnostics.count(Severity::error) == 0;
  const bool loadable = readable && !record.empty();
  if (readable && record.empty()) report_no_facts(source, report.diagnostics);
  const bool complete =
      !report.diagnostics.has(DiagnosticKind::program) && !is_cut_short(source, record);
  Review review(source, std::move(record), operators, complete, report.diagnostics);
  check_repetitions(review);
  check_values(review);
  check_movers(review);
  check_cycles(review);
  check_roots(review);
  check_predicates(review);
  if (loadable) report.summary = summarise(review);
  return report;
}

}  // namespace minimax
