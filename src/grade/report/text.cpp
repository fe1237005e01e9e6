#include "grade/report/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "draw/tree_text.hpp"
#include "grade/models/misconception.hpp"
#include "grade/report/answer_drawing.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/score.hpp"
#include "grade/report/summary.hpp"

namespace minimax::grade {

namespace {

const char* name_of(Outcome outcome) {
  constexpr const char* names[] = {"right", "wrong", "no answer", "not understood"};
  return names[static_cast<std::size_t>(outcome)];
}

std::string notes_text(const Report& report) {
  std::string text;
  for (const std::string& note : report.notes)
    text += fmt::format("  Note: {}\n", replaced(note, "\n", "\n    "));
  return text;
}

// Those whose answers do not tell it.
std::string questions_text(const Marked& marked, const std::string& file) {
  std::string text;
  std::size_t right = 0;
  for (const MarkedQuestion& each : marked.questions) {
    if (each.judgement.outcome == Outcome::right) ++right;
    if (each.line == 0)
      text += fmt::format("{}: not answered: {}\n", file, each.text);
    else if (each.other_line != 0)
      text += fmt::format("{}: wrong: {}\n  {}\n", file, each.text, each.judgement.reason);
  }
  const Points sum = sum_of(marked.questions);
  return text + fmt::format("{}: {} of {} questions right, {} of {} points\n", file, right,
                            marked.questions.size(), points_text(sum.points),
                            points_text(sum.maximum));
}

std::string answers_text(const Marked& marked) {
  const std::string file = clean_line(name_of(marked));
  std::string text;
  for (const MarkedAnswer& answer : marked.answers) {
    text += fmt::format("{}:{}: {}: {}\n", file, answer.line, name_of(answer.judgement.outcome),
                        answer.text);
    if (!answer.judgement.reason.empty()) text += fmt::format("  {}\n", answer.judgement.reason);
  }
  if (!marked.questions.empty())
    text += questions_text(marked, file);
  else if (!marked.answers.empty())
    text += fmt::format("{}: {} of {} answers right\n", file, right_answers(marked.answers),
                        marked.answers.size());
  if (marked.report.verdict == Verdict::error && !is_told_by_answers(marked))
    text += fmt::format("{}: error: {}\n", file, marked.report.reason);
  else if (marked.answers.empty() && marked.questions.empty())
    text += fmt::format("{}: {}\n", file, marked.report.reason);
  return text + notes_text(marked.report);
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

std::string counterexample_text(const Counterexample& example, const char* title) {
  const std::optional<Drawing> drawing = drawing_of(example);
  return std::string(title) + indented(example.facts) +
         fmt::format("    ?- {}.\n  Right is:    {}\n  Its answer:  {}\n", example.query,
                     example.expected, example.got) +
         (drawing ? indented(minimax::tree_text(*drawing, DrawingKind::solution)) : "");
}

std::string first_wrong_text(const FirstWrong& first) {
  const std::string bound =
      first.asked == first.positions
          ? ""
          : fmt::format(" ({} of its {} positions were asked about)", first.asked, first.positions);
  return fmt::format("  On the given tree{} {}\n    ?- {}.\n  Right is:    {}\n  Its answer:  {}\n",
                     bound, sentence_of(first), first.query, first.expected, first.got);
}

std::string remarks_text(const Report& report) {
  std::string text;
  for (const Remark& remark : report.remarks) {
    text +=
        fmt::format("  On other games than the course's it goes wrong, which costs nothing: {}\n",
                    remark.reason);
    if (remark.misconception)
      text += fmt::format("  There it behaves as if {}. ({})\n", sentence_of(*remark.misconception),
                          *remark.misconception);
    if (remark.counterexample)
      text +=
          counterexample_text(*remark.counterexample, "  The smallest such tree that was found:\n");
  }
  return text;
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
  std::string text =
      fmt::format("{}{}: {}", clean_line(name_of(marked)),
                  marked.is_reference ? " (the course's program)" : "", name_of(report.verdict));
  if (report.verdict == Verdict::pass) {
    text += fmt::format(": {} answers on {} trees are right\n", report.answers, report.runs);
  } else {
    text += fmt::format(": {}\n", report.reason);
  }
  const std::string convention = sentence_of_convention(report);
  if (!convention.empty()) text += fmt::format("  {}.\n", convention);
  if (marked.is_reference && report.verdict == Verdict::fail)
    text += fmt::format("  {}.\n", as_taught);
  if (report.first_wrong) text += first_wrong_text(*report.first_wrong);
  if (report.counterexample)
    text += counterexample_text(*report.counterexample,
                                "  The smallest tree found on which it is wrong:\n");
  return text + diagnosis_text(report) + remarks_text(report) + notes_text(report);
}

}  // namespace

std::string sentence_of(const std::string& misconception) {
  for (const Misconception& each : misconceptions()) {
    if (each.name == misconception) return std::string(each.sentence);
  }
  return "";
}

std::string sentence_of_convention(const Report& report) {
  const std::string judged =
      report.verdict == Verdict::pass ? "It is right" : "It is nearest to being right";
  if (report.convention == "notes")
    return judged +
           " by the notes' program: NodesList leaves out an only successor and repeats the "
           "best of three or more";
  if (report.convention == "book")
    return judged +
           " by the textbook's program, which asks the successors who moves, and cuts off "
           "only where alpha > beta";
  if (report.convention == "reference")
    return judged + " by the course's program, which answers otherwise than the definition";
  return "";
}

std::string text_of(const Marked& marked) {
  return clean(marked.is_program ? program_text(marked) : answers_text(marked));
}

}  // namespace minimax::grade
