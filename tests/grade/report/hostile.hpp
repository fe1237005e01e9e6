// Submissions that would break a report which believes them.
#pragma once

#include <string>
#include <vector>

#include "grade/report/marked.hpp"

namespace minimax::grade {

inline std::vector<std::string> hostile_texts() {
  using namespace std::string_literals;
  return {"\0\1\x1f\x7f control"s,
          "]]></failure></testsuite><!-- & \"'",
          "\x1b[2J\x1b]0;title\a \xc2\x9b 31m",
          "=cmd|' /C calc'!A0",
          "+1+1",
          "-2\"",
          "@SUM(A1:A9)",
          "\t=1",
          "\r=1",
          "::error::x\n::stop-commands::y\r\n::add-mask::z",
          "##[error]x %0A::error::x",
          "\xff\xfe invalid \xc0\x80 \xed\xa0\x80 \xf4\x90\x80\x80 \xe2\x82",
          "```\n~~~~\n````` <script>alert(1)</script> [x](javascript:y) <!--",
          "newline\nin name.pl",
          "../../etc/passwd",
          "\xe2\x80\xae lp.gnp \xe2\x80\xa8 \xef\xbf\xbe",
          "",
          std::string(100'000, 'x')};
}

/// A wrong program about which all texts are this one.
inline Marked hostile_program(const std::string& text) {
  Marked marked{.file = text, .report = {}};
  marked.is_program = true;
  marked.report.verdict = Verdict::fail;
  marked.report.reason = verbatim(text);
  marked.report.candidates = {"always_max", text};
  marked.report.counterexample = {text, text, verbatim(text), verbatim(text), verbatim(text)};
  marked.report.counterexample->picture = {
      .facts = text, .position = text, .value = text, .line = {text}};
  marked.report.first_wrong = {text,           {text, text},   text,
                               verbatim(text), verbatim(text), verbatim(text)};
  marked.report.notes = {verbatim(text)};
  return marked;
}

/// So with answers.
inline Marked hostile_answers(const std::string& text) {
  Marked marked{.file = text, .report = {}};
  marked.report.verdict = Verdict::fail;
  marked.report.reason = verbatim(text);
  marked.answers = {{1, text, {Outcome::wrong, verbatim(text)}}, {2, text, {Outcome::right, {}}}};
  return marked;
}

inline std::vector<Marked> hostile_class() {
  std::vector<Marked> marked;
  for (const std::string& text : hostile_texts()) {
    marked.push_back(hostile_program(text));
    marked.push_back(hostile_answers(text));
  }
  return marked;
}

inline Marked program(std::string file, Verdict verdict, std::string reason = "") {
  Marked marked{.file = std::move(file), .report = {}};
  marked.is_program = true;
  marked.report.verdict = verdict;
  marked.report.reason = verbatim(std::move(reason));
  return marked;
}

}  // namespace minimax::grade
