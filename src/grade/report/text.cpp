#include "grade/report/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>

#include "draw/tree_text.hpp"
#include "grade/models/misconception.hpp"
#include "grade/report/answer_drawing.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/labelled_lines.hpp"
#include "grade/report/score.hpp"
#include "grade/report/summary.hpp"

namespace minimax::grade {

namespace {

const char* name_of(Outcome outcome) {
  constexpr const char* names[] = {msgid("right"), msgid("wrong"), msgid("no answer"),
                                   msgid("not understood")};
  return names[static_cast<std::size_t>(outcome)];
}

TextStyle style_of(Outcome outcome) {
  constexpr TextStyle styles[] = {TextStyle::right, TextStyle::wrong, TextStyle::unclear,
                                  TextStyle::unclear};
  return styles[static_cast<std::size_t>(outcome)];
}

std::string notes_text(const Report& report) {
  std::string text;
  for (const Message& note : report.notes)
    text += "  " + say("Note: {note}", {{"note", replaced(say(note), "\n", "\n    ")}}) + "\n";
  return text;
}

// `FILE: right: more`
StyledText line_of(const std::string& file, std::string_view verdict, TextStyle style,
                   std::string_view more) {
  StyledText line(file + ": ");
  line.append(verdict, style);
  line += clean(fmt::format(": {}\n", more));
  return line;
}

// Those whose answers do not tell it.
StyledText questions_text(const Marked& marked, const std::string& file) {
  StyledText text;
  std::size_t right = 0;
  for (const MarkedQuestion& each : marked.questions) {
    if (each.judgement.outcome == Outcome::right) ++right;
    if (each.line == 0)
      text += line_of(file, say("not answered"), TextStyle::unclear, each.text);
    else if (each.other_line != 0)
      text += line_of(file, say(name_of(Outcome::wrong)), TextStyle::wrong,
                      fmt::format("{}\n  {}", each.text, say(each.judgement.reason)));
  }
  text += file + ": " +
          say("{right} of {count} question right, {score}",
              "{right} of {count} questions right, {score}", marked.questions.size(),
              {{"right", right}, {"score", points_message(sum_of(marked.questions))}}) +
          "\n";
  return text;
}

StyledText answers_text(const Marked& marked) {
  const std::string file = clean_line(name_of(marked));
  StyledText text;
  for (const MarkedAnswer& answer : marked.answers) {
    const Outcome outcome = answer.judgement.outcome;
    const std::string reason = say(answer.judgement.reason);
    text += line_of(fmt::format("{}:{}", file, answer.line), say(name_of(outcome)),
                    style_of(outcome), answer.text + (reason.empty() ? "" : "\n  " + reason));
  }
  if (!marked.questions.empty())
    text += questions_text(marked, file);
  else if (!marked.answers.empty())
    text += file + ": " +
            say("{right} of {count} answer right", "{right} of {count} answers right",
                marked.answers.size(), {{"right", right_answers(marked.answers)}}) +
            "\n";
  if (marked.report.verdict == Verdict::error && !is_told_by_answers(marked))
    text +=
        line_of(file, say(name_of(Verdict::error)), TextStyle::error, say(marked.report.reason));
  else if (marked.answers.empty() && marked.questions.empty())
    text += clean(fmt::format("{}: {}\n", file, say(marked.report.reason)));
  text += clean(notes_text(marked.report));
  return text;
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

// What was asked, and both answers to it.
std::string answers_text(const std::string& query, const Message& expected, const Message& got) {
  return fmt::format(
      "    ?- {}.\n{}\n", query,
      labelled_lines({{say("Right is:"), say(expected)}, {say("Its answer:"), say(got)}}, 2, "  "));
}

std::string counterexample_text(const Counterexample& example, const std::string& title) {
  const std::optional<Drawing> drawing = drawing_of(example);
  return "  " + title + "\n" + indented(example.facts) +
         answers_text(example.query, example.expected, example.got) +
         (drawing ? indented(minimax::tree_text(*drawing, DrawingKind::solution).text()) : "");
}

std::string first_wrong_text(const FirstWrong& first) {
  const MessagePart sentence("sentence", sentence_of(first));
  const std::string told =
      first.asked == first.positions
          ? say("On the given tree {sentence}", {sentence})
          : say("On the given tree ({asked} of its {count} position was asked about) {sentence}",
                "On the given tree ({asked} of its {count} positions were asked about) {sentence}",
                first.positions, {sentence, {"asked", first.asked}});
  return "  " + told + "\n" + answers_text(first.query, first.expected, first.got);
}

std::string remarks_text(const Report& report) {
  std::string text;
  for (const Remark& remark : report.remarks) {
    text += "  " +
            say("On other games than the course's it goes wrong, which costs nothing: {reason}",
                {{"reason", remark.reason}}) +
            "\n";
    if (remark.misconception)
      text +=
          "  " +
          say("There it behaves as if {sentence}. ({name})",
              {{"sentence", sentence_of(*remark.misconception)}, {"name", *remark.misconception}}) +
          "\n";
    if (remark.counterexample)
      text += counterexample_text(*remark.counterexample,
                                  say("The smallest such tree that was found:"));
  }
  return text;
}

std::string diagnosis_text(const Report& report) {
  if (report.misconception)
    return "  " +
           say("The program behaves as if {sentence}. ({name})",
               {{"sentence", sentence_of(*report.misconception)},
                {"name", *report.misconception}}) +
           "\n";
  if (report.candidates.empty()) return "";
  return "  " +
         say("It comes closest to these misconceptions: {names}",
             {{"names", fmt::format("{}", fmt::join(report.candidates, ", "))}}) +
         "\n";
}

std::string right_text(const Report& report) {
  return say("{count} answer {on_trees} is right", "{count} answers {on_trees} are right",
             report.answers, {{"on_trees", on_trees(report)}});
}

StyledText program_text(const Marked& marked) {
  const Report& report = marked.report;
  std::string file = clean_line(name_of(marked));
  if (marked.is_reference) file = say("{file} (the course's program)", {{"file", file}});
  StyledText told =
      line_of(file, say(name_of(report.verdict)), style_of(report.verdict),
              report.verdict == Verdict::pass ? right_text(report) : say(report.reason));
  std::string text;
  const std::string convention = sentence_of_convention(report);
  if (!convention.empty()) text += fmt::format("  {}.\n", convention);
  if (marked.is_reference && report.verdict == Verdict::fail)
    text += fmt::format("  {}.\n", say(as_taught));
  if (report.first_wrong) text += first_wrong_text(*report.first_wrong);
  if (report.counterexample)
    text += counterexample_text(*report.counterexample,
                                say("The smallest tree found on which it is wrong:"));
  told += clean(text + diagnosis_text(report) + remarks_text(report) + notes_text(report));
  return told;
}

}  // namespace

Message on_trees(const Report& report) {
  return Message("on {count} tree", "on {count} trees", report.runs);
}

std::string sentence_of(const std::string& misconception) {
  for (const Misconception& each : misconceptions()) {
    if (each.name == misconception) return say(each.sentence);
  }
  return "";
}

std::string sentence_of_convention(const Report& report) {
  const bool is_right = report.verdict == Verdict::pass;
  if (report.convention == "notes")
    return say(is_right ? "It is right by the notes' program: NodesList leaves out an only "
                          "successor and repeats the best of three or more"
                        : "It is nearest to being right by the notes' program: NodesList leaves "
                          "out an only successor and repeats the best of three or more");
  if (report.convention == "book")
    return say(is_right ? "It is right by the textbook's program, which asks the successors who "
                          "moves, and cuts off only where alpha > beta"
                        : "It is nearest to being right by the textbook's program, which asks the "
                          "successors who moves, and cuts off only where alpha > beta");
  if (report.convention == "reference")
    return say(is_right ? "It is right by the course's program, which answers otherwise than the "
                          "definition"
                        : "It is nearest to being right by the course's program, which answers "
                          "otherwise than the definition");
  return "";
}

TextStyle style_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::pass:
      return TextStyle::right;
    case Verdict::fail:
      return TextStyle::wrong;
    case Verdict::no_answer:
      return TextStyle::unclear;
    case Verdict::tampered:
    case Verdict::error:
      break;
  }
  return TextStyle::error;
}

StyledText text_of(const Marked& marked) {
  return marked.is_program ? program_text(marked) : answers_text(marked);
}

}  // namespace minimax::grade
