#include "grade/report/bars.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>

#include "base/message.hpp"
#include "grade/report/counts.hpp"
#include "grade/report/score.hpp"
#include "grade/report/summary.hpp"

namespace minimax::grade {

namespace {

using Submissions = std::span<const Marked>;

Bars point_bars(Submissions sheets) {
  constexpr std::size_t parts = 5;
  Bars bars;
  for (std::size_t i = 0; i <= parts; ++i)
    bars.emplace_back(i == parts ? say("all") : say("from {share} %", {{"share", i * 100 / parts}}),
                      0);
  for (const Marked& marked : sheets)
    ++bars[static_cast<std::size_t>(share_of(marked) * parts)].second;
  return bars;
}

// One right answer alone is not all that was asked.
Bars answer_bars(Submissions sheets) {
  std::map<std::size_t, std::size_t> counts;
  for (const Marked& marked : sheets) ++counts[right_answers(marked.answers)];
  Bars bars;
  for (const auto& [right, count] : counts)
    bars.emplace_back(say("{count} right", "{count} right", right), count);
  return bars;
}

}  // namespace

Bars verdict_bars(Submissions submissions) {
  const Counts counts(submissions);
  Bars bars;
  for (const Verdict verdict :
       {Verdict::pass, Verdict::fail, Verdict::no_answer, Verdict::tampered, Verdict::error}) {
    if (counts.of(verdict) > 0) bars.emplace_back(name_of(verdict), counts.of(verdict));
  }
  return bars;
}

Bars titled(Bars verdicts) {
  for (auto& [name, count] : verdicts) name = say(name);
  return verdicts;
}

Bars misconception_bars(Submissions submissions) {
  std::map<std::string, std::size_t> counts;
  for (const Marked& marked : submissions) {
    if (marked.report.misconception) ++counts[*marked.report.misconception];
  }
  Bars sorted(counts.begin(), counts.end());
  std::ranges::stable_sort(sorted, std::ranges::greater(),
                           [](const auto& each) { return each.second; });
  return sorted;
}

Histogram sheets_histogram(Submissions submissions) {
  std::vector<Marked> sheets;
  for (const Marked& marked : submissions) {
    if (!marked.answers.empty()) sheets.push_back(marked);
  }
  const bool are_asked = !questions_of(sheets).empty();
  if (sheets.size() < 2) return {};
  return are_asked
             ? Histogram{say("Points of those who worked by hand"), point_bars(sheets)}
             : Histogram{say("Right answers of those who worked by hand"), answer_bars(sheets)};
}

}  // namespace minimax::grade
