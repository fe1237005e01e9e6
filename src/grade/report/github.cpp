#include "grade/report/github.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/message.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/text.hpp"

namespace minimax::grade {

namespace {

std::string data(std::string_view raw) {
  std::string text = clean(raw);
  while (text.ends_with('\n')) text.pop_back();
  return replaced(replaced(std::move(text), "%", "%25"), "\n", "%0A");
}

std::string property(std::string_view raw) {
  return replaced(replaced(data(raw), ":", "%3A"), ",", "%2C");
}

std::string command(std::string_view name, const Marked& marked, std::size_t line,
                    std::string_view title, std::string_view text) {
  return fmt::format("::{} file={},line={},title={}::{}\n", name,
                     property(clean_line(name_of(marked))), line, property(title), data(text));
}

std::string errors_of(const Marked& marked) {
  std::string commands;
  for (const MarkedAnswer& answer : marked.answers) {
    if (answer.judgement.outcome == Outcome::right) continue;
    commands += command("error", marked, answer.line, clean_line(answer.text),
                        say(answer.judgement.reason));
  }
  for (const MarkedQuestion& each : marked.questions) {
    if (each.line != 0 && each.other_line == 0) continue;
    commands += command("error", marked, std::max<std::size_t>(each.line, 1), clean_line(each.text),
                        say(each.judgement.reason));
  }
  if (!is_told_by_answers(marked) && !is_told_by_questions(marked))
    commands += command("error", marked, 1, say(name_of(marked.report.verdict)),
                        marked.is_program ? text_of(marked).text() : say(marked.report.reason));
  return commands;
}

}  // namespace

std::string github_of(std::span<const Marked> submissions) {
  std::string commands;
  for (const Marked& marked : submissions)
    commands += is_right(marked) ? command("notice", marked, 1, say(name_of(Verdict::pass)),
                                           text_of(marked).text())
                                 : errors_of(marked);
  return commands;
}

}  // namespace minimax::grade
