#include "grade/report/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/text_table.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/counts.hpp"
#include "grade/report/text.hpp"

namespace minimax::grade {

namespace {

constexpr std::size_t reason_width = 60;

std::vector<std::string> row_of(const Marked& marked) {
  const Report& report = marked.report;
  std::string misconception = report.misconception.value_or("");
  if (misconception.empty() && !report.candidates.empty())
    misconception = "perhaps " + report.candidates.front();
  return {clean_line(marked.file), name_of(report.verdict),
          first_words(clean_line(report.reason), reason_width), clean_line(misconception)};
}

std::string counts_text(std::span<const Marked> programs) {
  const Counts counts(programs);
  std::string text = fmt::format("{} programs: {} pass, {} fail", programs.size(),
                                 counts.of(Verdict::pass), counts.of(Verdict::fail));
  constexpr std::pair<Verdict, const char*> rare[] = {{Verdict::no_answer, "no answer"},
                                                      {Verdict::tampered, "tampered"},
                                                      {Verdict::error, "error"}};
  for (const auto& [verdict, name] : rare) {
    if (counts.of(verdict) > 0) text += fmt::format(", {} {}", counts.of(verdict), name);
  }
  return text + "\n";
}

// What most have got wrong comes first.
std::string misconceptions_text(std::span<const Marked> programs) {
  std::map<std::string, std::size_t> counts;
  for (const Marked& marked : programs) {
    if (marked.report.misconception) ++counts[*marked.report.misconception];
  }
  if (counts.empty()) return "";
  std::vector<std::pair<std::string, std::size_t>> sorted(counts.begin(), counts.end());
  std::ranges::stable_sort(sorted, std::ranges::greater(),
                           [](const auto& each) { return each.second; });
  std::string text = "\nThey behave as if ...\n";
  for (const auto& [name, count] : sorted)
    text += fmt::format("{:5}  {} ({})\n", count, sentence_of(name), clean_line(name));
  return text;
}

std::string table_text(std::span<const Marked> programs) {
  std::vector<std::vector<std::string>> rows = {{"file", "verdict", "reason", "misconception"}};
  for (const Marked& marked : programs) rows.push_back(row_of(marked));
  return table_of(std::vector(rows.front().size(), Align::left), rows);
}

// Why something could not even be run is for who judges, and told in full.
bool was_run(const Marked& marked) {
  return marked.is_program && (marked.report.verdict != Verdict::error || marked.report.runs > 0);
}

}  // namespace

std::string class_text(std::span<const Marked> submissions, bool verbose) {
  std::string text;
  std::vector<Marked> programs;
  for (const Marked& marked : submissions) {
    if (was_run(marked))
      programs.push_back(marked);
    else
      text += text_of(marked);
  }
  if (!text.empty() && !programs.empty()) text += "\n";
  if (verbose || programs.size() == 1) {
    for (const Marked& marked : programs) text += text_of(marked);
  } else if (!programs.empty()) {
    text += table_text(programs);
  }
  if (programs.size() < 2) return text;
  return text + "\n" + counts_text(programs) + misconceptions_text(programs);
}

}  // namespace minimax::grade
