#include "grade/report/github.hpp"

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "grade/report/clean_text.hpp"
#include "grade/report/text.hpp"

namespace minimax::grade {

namespace {

std::string message(std::string_view raw) {
  std::string text = clean(raw);
  while (text.ends_with('\n')) text.pop_back();
  return replaced(replaced(std::move(text), "%", "%25"), "\n", "%0A");
}

std::string property(std::string_view raw) {
  return replaced(replaced(message(raw), ":", "%3A"), ",", "%2C");
}

std::string command(std::string_view name, const Marked& marked, std::size_t line,
                    std::string_view title, std::string_view text) {
  return fmt::format("::{} file={},line={},title={}::{}\n", name, property(clean_line(marked.file)),
                     line, property(title), message(text));
}

std::string errors_of(const Marked& marked) {
  std::string commands;
  for (const MarkedAnswer& answer : marked.answers) {
    if (answer.judgement.outcome == Outcome::right) continue;
    commands +=
        command("error", marked, answer.line, clean_line(answer.text), answer.judgement.reason);
  }
  if (marked.answers.empty() || marked.report.verdict == Verdict::error)
    commands += command("error", marked, 1, name_of(marked.report.verdict),
                        marked.is_program ? text_of(marked) : marked.report.reason);
  return commands;
}

}  // namespace

std::string github_of(std::span<const Marked> submissions) {
  std::string commands;
  for (const Marked& marked : submissions)
    commands += is_right(marked) ? command("notice", marked, 1, "pass", text_of(marked))
                                 : errors_of(marked);
  return commands;
}

}  // namespace minimax::grade
