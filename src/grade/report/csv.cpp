#include "grade/report/csv.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include "grade/report/clean_text.hpp"

namespace minimax::grade {

namespace {

// Also what a spreadsheet begins to read behind, such as a carriage return, which is cleaned away.
bool looks_like_formula(std::string_view raw) {
  if (raw.empty()) return false;
  if (std::string_view("=+-@\t\r\n").find(raw.front()) != std::string_view::npos) return true;
  for (const std::string_view full_width : {"\uff1d", "\uff0b", "\uff0d", "\uff20"}) {
    if (raw.starts_with(full_width)) return true;
  }
  return false;
}

std::string cell(std::string_view raw) {
  std::string text = clean(raw);
  if (looks_like_formula(raw) || looks_like_formula(text)) text.insert(0, "'");
  if (text.find_first_of("\",;\t\n") == std::string::npos) return text;
  return "\"" + replaced(std::move(text), "\"", "\"\"") + "\"";
}

std::string record(std::initializer_list<std::string_view> cells) {
  std::vector<std::string> written;
  for (const std::string_view each : cells) written.push_back(cell(each));
  return fmt::format("{}\r\n", fmt::join(written, ","));
}

}  // namespace

std::string csv_of(std::span<const Marked> submissions) {
  std::string csv = record({"file", "verdict", "reason", "misconception", "candidates", "facts",
                            "query", "expected", "got"});
  for (const Marked& marked : submissions) {
    const Report& report = marked.report;
    const Counterexample example = report.counterexample.value_or(Counterexample{});
    csv += record({marked.file, name_of(report.verdict), report.reason,
                   report.misconception.value_or(""),
                   fmt::format("{}", fmt::join(report.candidates, " ")), example.facts,
                   example.query, example.expected, example.got});
  }
  return csv;
}

}  // namespace minimax::grade
