#include "grade/report/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/text_table.hpp"
#include "base/width.hpp"
#include "grade/report/bars.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/summary.hpp"
#include "grade/report/text.hpp"

namespace minimax::grade {

namespace {

constexpr std::size_t reason_width = 60;

using Row = std::vector<StyledText>;

Row row_of(const Marked& marked, bool has_students, std::size_t room) {
  const Report& report = marked.report;
  Row row = {StyledText(clean_line(marked.file)),
             StyledText(say(name_of(report.verdict)), style_of(report.verdict)),
             StyledText(first_words(clean_line(say(report.reason)), room)),
             StyledText(clean_line(misconception_text(report)))};
  if (has_students) row.insert(row.begin(), StyledText(clean_line(marked.student)));
  return row;
}

Row heading(bool has_students) {
  Row row;
  if (has_students) row.emplace_back(say("student"));
  for (const char* name :
       {msgid("file"), msgid("verdict"), msgid("reason"), msgid("misconception")})
    row.emplace_back(say(name));
  return row;
}

StyledText table_with(std::span<const Marked> rows, std::size_t room) {
  const bool has_students = tell_students(rows);
  std::vector<Row> cells = {heading(has_students)};
  for (const Marked& marked : rows) cells.push_back(row_of(marked, has_students, room));
  return styled_table_of(std::vector(cells.front().size(), Align::left), cells);
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
StyledText table_text(std::span<const Marked> rows, std::size_t width) {
  constexpr std::size_t least_room = 10;
  StyledText text = table_with(rows, reason_width);
  for (std::size_t room = reason_width; width > 0 && room > least_room; --room) {
    if (widest_line(text.text()) <= width) break;
    text = table_with(rows, room - 1);
  }
  return text;
}

std::string bar(std::size_t count, std::size_t most) {
  constexpr std::size_t longest = 40;
  return std::string(most <= longest ? count : (count * longest + most - 1) / most, '#');
}

std::string histogram(const std::string& title, const Bars& bars) {
  if (bars.empty()) return "";
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

// At blanks, and what follows stands below the text of the line.
StyledText wrapped_line(const StyledText& styled, std::size_t most, std::size_t code_indent) {
  const std::string_view line = styled.text();
  const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
  if (width(line) <= most || indent >= code_indent) return styled;
  StyledText text(std::string(indent, ' '));
  std::size_t column = indent;
  bool has_word = false;
  for (std::size_t begin = indent; begin < line.size();) {
    const std::string_view word = line.substr(begin, line.find(' ', begin) - begin);
    if (has_word && column + 1 + width(word) > most) {
      text += "\n" + std::string(indent + 2, ' ');
      column = indent + 2;
      has_word = false;
    }
    if (has_word) text += " ";
    column += width(word) + (has_word ? 1 : 0);
    text += styled.part(begin, word.size());
    has_word = true;
    begin += word.size() + 1;
  }
  return text;
}

// Lines that are indented so far are facts that somebody may consult: they stay as they are.
StyledText wrapped(const StyledText& text, std::size_t most, std::size_t code_indent) {
  if (most == 0) return text;
  const std::string_view whole = text.text();
  StyledText lines;
  for (std::size_t begin = 0; begin < whole.size();) {
    const std::size_t end = std::min(whole.find('\n', begin), whole.size());
    lines += wrapped_line(text.part(begin, end - begin), most, code_indent);
    lines += "\n";
    begin = end + 1;
  }
  return lines;
}

std::string misconceptions_text(std::span<const Marked> programs) {
  const Bars bars = misconception_bars(programs);
  std::string text = bars.empty() ? "" : "\n" + say("They behave as if ...") + "\n";
  for (const auto& [name, count] : bars)
    text += fmt::format("{:5}  {} ({})\n", count, sentence_of(name), clean_line(name));
  return text;
}

// Why something could not even be run is for who judges, and told in full.
bool was_run(const Marked& marked) {
  const bool is_there = !is_absent(marked) && (marked.report.verdict != Verdict::error);
  return marked.is_program && (is_there || marked.report.runs > 0);
}

}  // namespace

StyledText class_text(std::span<const Marked> submissions, const TextOptions& options,
                      const std::optional<Marked>& reference) {
  StyledText whole;
  if (reference) (whole += wrapped(text_of(*reference), options.width, 4)) += "\n";
  const bool has_students = tell_students(submissions);
  StyledText text;
  std::vector<Marked> rows;
  for (const Marked& marked : submissions) {
    if (has_students || was_run(marked)) rows.push_back(marked);
    if (!was_run(marked) && !is_absent(marked)) text += text_of(marked);
  }
  if (!text.text().empty() && !rows.empty()) text += "\n";
  put_in_order(rows, options.order);
  if (options.verbose || std::ranges::count_if(submissions, was_run) == 1) {
    for (const Marked& marked : rows) {
      if (was_run(marked)) text += text_of(marked);
    }
  }
  const bool has_table = has_students || (rows.size() > 1 && !options.verbose);
  if (has_table && !text.text().empty() && !text.text().ends_with("\n\n")) text += "\n";
  whole += wrapped(text, options.width, 4);
  if (has_table) whole += table_text(rows, options.width);
  std::string summary;
  if (rows.size() > 1) summary = "\n" + counts_text(rows) + "\n" + misconceptions_text(rows);
  for (const std::uint64_t seed : seeds_of(submissions))
    summary += say("Random trees: --seed {seed}", {{"seed", seed}}) + "\n";
  if (lacks_questions(submissions)) summary += say(no_points_text) + "\n";
  const Histogram sheets = sheets_histogram(submissions);
  // Of fewer the rows tell as much.
  constexpr std::size_t least_class = 5;
  if (submissions.size() >= least_class)
    summary += histogram(say("Verdicts"), titled(verdict_bars(submissions))) +
               histogram(sheets.title, sheets.bars);
  const std::string left_out = left_out_text(left_out_of(submissions));
  if (!left_out.empty()) summary += "\n" + left_out + "\n";
  whole += wrapped(StyledText(summary), options.width, std::string::npos);
  return whole;
}

}  // namespace minimax::grade
