#include "grade/report/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "grade/models/misconception.hpp"
#include "grade/report/clean_text.hpp"

namespace minimax::grade {

namespace {

const char* name_of(Outcome outcome) {
  constexpr const char* names[] = {"right", "wrong", "no answer"};
  return names[static_cast<std::size_t>(outcome)];
}

std::string answers_text(const Marked& marked) {
  const std::string file = clean_line(marked.file);
  std::string text;
  std::size_t right = 0;
  for (const MarkedAnswer& answer : marked.answers) {
    if (answer.judgement.outcome == Outcome::right) ++right;
    text += fmt::format("{}:{}: {}: {}\n", file, answer.line, name_of(answer.judgement.outcome),
                        answer.text);
    if (!answer.judgement.reason.empty()) text += fmt::format("  {}\n", answer.judgement.reason);
  }
  return text + (marked.answers.empty()
                     ? fmt::format("{}: there is no answer in it\n", file)
                     : fmt::format("{}: {} of {} right\n", file, right, marked.answers.size()));
}

// Behind a margin, so that what a student wrote stays apart from what is said of it.
std::string indented(const std::string& text) {
  std::string lines;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines += "    " + text.substr(begin, end - begin) + "\n";
    begin = end + 1;
  }
  return lines;
}

std::string counterexample_text(const Counterexample& example) {
  return "  The smallest tree found on which it is wrong:\n" + indented(example.facts) +
         fmt::format("    ?- {}.\n  Right is:    {}\n  Its answer:  {}\n", example.query,
                     example.expected, example.got);
}

std::string diagnosis_text(const Report& report) {
  if (report.misconception)
    return fmt::format("  The program behaves as if {}. ({})\n", sentence_of(*report.misconception),
                       *report.misconception);
  if (report.candidates.empty()) return "";
  return fmt::format("  It comes closest to these misconceptions: {}\n",
                     fmt::join(report.candidates, ", "));
}

std::string program_text(const Marked& marked) {
  const Report& report = marked.report;
  std::string text = fmt::format("{}: {}", clean_line(marked.file), name_of(report.verdict));
  if (report.verdict == Verdict::pass) {
    text += fmt::format(": {} answers on {} trees are right\n", report.answers, report.runs);
  } else {
    text += fmt::format(": {}\n", report.reason);
  }
  if (report.counterexample) text += counterexample_text(*report.counterexample);
  text += diagnosis_text(report);
  for (const std::string& note : report.notes)
    text += fmt::format("  Note: {}\n", replaced(note, "\n", "\n    "));
  return text;
}

}  // namespace

std::string sentence_of(const std::string& misconception) {
  for (const Misconception& each : misconceptions()) {
    if (each.name == misconception) return std::string(each.sentence);
  }
  return "";
}

std::string text_of(const Marked& marked) {
  return clean(marked.is_program ? program_text(marked) : answers_text(marked));
}

}  // namespace minimax::grade
