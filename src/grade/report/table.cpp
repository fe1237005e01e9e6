#include "grade/report/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/fold_case.hpp"
#include "base/text_table.hpp"
#include "base/width.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/counts.hpp"
#include "grade/report/text.hpp"

namespace minimax::grade {

namespace {

constexpr std::size_t reason_width = 60;

std::vector<std::string> row_of(const Marked& marked, bool has_students, std::size_t room) {
  const Report& report = marked.report;
  std::string misconception = report.misconception.value_or("");
  if (misconception.empty() && !report.candidates.empty())
    misconception = "perhaps " + report.candidates.front();
  std::vector<std::string> row = {clean_line(marked.file), name_of(report.verdict),
                                  first_words(clean_line(report.reason), room),
                                  clean_line(misconception)};
  if (has_students) row.insert(row.begin(), clean_line(marked.student));
  return row;
}

// With a list, of students, of whom one may have handed in both answers and a program.
std::string counts_text(std::span<const Marked> programs) {
  const Counts counts(programs);
  std::set<std::string> students;
  for (const Marked& marked : programs) students.insert(marked.student);
  students.erase("");
  std::string all = fmt::format("{} programs", programs.size());
  if (!students.empty()) all = fmt::format("{} students", students.size());
  if (!students.empty() && students.size() != programs.size())
    all += fmt::format(", {} rows", programs.size());
  std::string text =
      fmt::format("{}: {} pass, {} fail", all, counts.of(Verdict::pass), counts.of(Verdict::fail));
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

// Of the points, or, where nobody says what was asked, of right answers; a program has one to give.
double share_of(const Marked& marked) {
  const Points points = sum_of(marked.questions);
  if (points.maximum > 0) return points.points / points.maximum;
  if (is_right(marked)) return 1;
  const auto is_right_answer = [](const MarkedAnswer& answer) {
    return answer.judgement.outcome == Outcome::right;
  };
  const auto right = std::ranges::count_if(marked.answers, is_right_answer);
  return marked.answers.empty()
             ? 0
             : static_cast<double>(right) / static_cast<double>(marked.answers.size());
}

void put_in_order(std::vector<Marked>& rows, RowOrder order) {
  const auto by = [&](auto key) { std::ranges::stable_sort(rows, {}, key); };
  const auto name = [](const Marked& marked) {
    return folded_case(marked.student.empty() ? marked.file : marked.student);
  };
  if (order != RowOrder::found) by(name);
  if (order == RowOrder::verdict)
    by([](const Marked& marked) { return -static_cast<int>(marked.report.verdict); });
  if (order == RowOrder::points) by(share_of);
}

std::string table_with(std::span<const Marked> rows, std::size_t room) {
  const bool has_students = tell_students(rows);
  std::vector<std::vector<std::string>> cells = {{"file", "verdict", "reason", "misconception"}};
  if (has_students) cells.front().insert(cells.front().begin(), "student");
  for (const Marked& marked : rows) cells.push_back(row_of(marked, has_students, room));
  return table_of(std::vector(cells.front().size(), Align::left), cells);
}

std::size_t widest_line(std::string_view text) {
  std::size_t widest = 0;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    widest = std::max(widest, width(line));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
  return widest;
}

// The reasons give way where the lines are too long for the terminal.
std::string table_text(std::span<const Marked> rows, std::size_t width) {
  constexpr std::size_t least_room = 10;
  std::string text = table_with(rows, reason_width);
  for (std::size_t room = reason_width; width > 0 && room > least_room; --room) {
    if (widest_line(text) <= width) break;
    text = table_with(rows, room - 1);
  }
  return text;
}

std::string bar(std::size_t count, std::size_t most) {
  constexpr std::size_t longest = 40;
  return std::string(most <= longest ? count : (count * longest + most - 1) / most, '#');
}

using Bars = std::vector<std::pair<std::string, std::size_t>>;

std::string histogram(const std::string& title, const Bars& bars) {
  std::size_t most = 0;
  std::size_t widest = 0;
  for (const auto& [name, count] : bars) {
    most = std::max(most, count);
    widest = std::max(widest, width(name));
  }
  std::string text = "\n" + title + "\n";
  for (const auto& [name, count] : bars)
    text += fmt::format("  {}{}  {:5}{}{}\n", name, std::string(widest - width(name), ' '), count,
                        count == 0 ? "" : "  ", bar(count, most));
  return text;
}

std::string verdicts_text(std::span<const Marked> rows) {
  const Counts counts(rows);
  Bars bars;
  for (const Verdict verdict :
       {Verdict::pass, Verdict::fail, Verdict::no_answer, Verdict::tampered, Verdict::error}) {
    if (counts.of(verdict) > 0) bars.emplace_back(name_of(verdict), counts.of(verdict));
  }
  return histogram("Verdicts", bars);
}

// Of answers worked by hand, where several have handed them in: of the points where these are
// known.
std::string shares_text(std::span<const Marked> rows) {
  constexpr std::size_t parts = 5;
  Bars bars;
  for (std::size_t i = 0; i <= parts; ++i)
    bars.emplace_back(i == parts ? "all" : fmt::format("from {} %", i * 100 / parts), 0);
  std::size_t sheets = 0;
  for (const Marked& marked : rows) {
    if (marked.answers.empty()) continue;
    ++sheets;
    ++bars[static_cast<std::size_t>(share_of(marked) * parts)].second;
  }
  return sheets < 2 ? "" : histogram("Right answers of those worked by hand", bars);
}

// What lies beside the submissions, by the endings of the names.
std::string left_out_text(std::span<const Marked> submissions) {
  std::map<std::string, std::size_t> endings;
  std::size_t count = 0;
  for (const Marked& marked : submissions) {
    for (const std::string& path : marked.left_out) {
      ++endings[clean_line(std::filesystem::path(path).extension().string())];
      ++count;
    }
  }
  if (count == 0) return "";
  std::string text = fmt::format("\n{} {} left out:", count, count == 1 ? "file" : "files");
  const char* separator = " ";
  for (const auto& [ending, number] : endings) {
    text +=
        fmt::format("{}{} {}", separator, number, ending.empty() ? "without an ending" : ending);
    separator = ", ";
  }
  return text + "\n";
}

// At blanks, and what follows stands below the text of the line.
std::string wrapped_line(std::string_view line, std::size_t most, std::size_t code_indent) {
  const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
  if (width(line) <= most || indent >= code_indent) return std::string(line);
  const std::string margin(indent + 2, ' ');
  std::string text;
  std::string current(indent, ' ');
  bool has_word = false;
  for (std::string_view rest = line.substr(indent); !rest.empty();) {
    const std::string_view word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    if (has_word && width(current) + 1 + width(word) > most) {
      text += current + "\n";
      current = margin;
      has_word = false;
    }
    if (has_word) current += ' ';
    current += word;
    has_word = true;
  }
  return text + current;
}

// Lines that are indented so far are facts that somebody may consult: they stay as they are.
std::string wrapped(std::string_view text, std::size_t most, std::size_t code_indent) {
  if (most == 0) return std::string(text);
  std::string lines;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    lines += wrapped_line(line, most, code_indent) + "\n";
  }
  return lines;
}

// What gives the same random trees again.
std::string seeds_text(std::span<const Marked> programs) {
  std::set<std::uint64_t> seeds;
  for (const Marked& marked : programs) {
    if (marked.seed) seeds.insert(*marked.seed);
  }
  std::string text;
  for (const std::uint64_t seed : seeds) text += fmt::format("Random trees: --seed {}\n", seed);
  return text;
}

// Why something could not even be run is for who judges, and told in full.
bool was_run(const Marked& marked) {
  const bool is_there = !is_absent(marked) && (marked.report.verdict != Verdict::error);
  return marked.is_program && (is_there || marked.report.runs > 0);
}

}  // namespace

std::string class_text(std::span<const Marked> submissions, const TextOptions& options) {
  const bool has_students = tell_students(submissions);
  std::string text;
  std::vector<Marked> rows;
  for (const Marked& marked : submissions) {
    if (has_students || was_run(marked)) rows.push_back(marked);
    if (!was_run(marked) && !is_absent(marked)) text += text_of(marked);
  }
  if (!text.empty() && !rows.empty()) text += "\n";
  put_in_order(rows, options.order);
  if (options.verbose || std::ranges::count_if(submissions, was_run) == 1) {
    for (const Marked& marked : rows) {
      if (was_run(marked)) text += text_of(marked);
    }
  }
  const bool has_table = has_students || (rows.size() > 1 && !options.verbose);
  if (has_table && !text.empty() && !text.ends_with("\n\n")) text += "\n";
  text = wrapped(text, options.width, 4);
  if (has_table) text += table_text(rows, options.width);
  std::string summary;
  if (rows.size() > 1) summary = "\n" + counts_text(rows) + misconceptions_text(rows);
  summary += seeds_text(submissions);
  // Of fewer the rows tell as much.
  constexpr std::size_t least_class = 5;
  if (submissions.size() >= least_class)
    summary += verdicts_text(submissions) + shares_text(submissions);
  summary += left_out_text(submissions);
  return text + wrapped(summary, options.width, std::string::npos);
}

}  // namespace minimax::grade
