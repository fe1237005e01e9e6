#include "grade/report/junit.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "base/translation.hpp"
#include "grade/report/clean_text.hpp"
#include "grade/report/score.hpp"
#include "grade/report/text.hpp"

namespace minimax::grade {

namespace {

/// Of tests.
struct TestCounts {
  std::size_t tests = 0;
  std::size_t failures = 0;
  std::size_t errors = 0;

  void add(Verdict verdict) {
    ++tests;
    if (verdict == Verdict::fail || verdict == Verdict::no_answer) ++failures;
    if (verdict == Verdict::error || verdict == Verdict::tampered) ++errors;
  }
};

// Also for attributes, where a reader makes blanks of tabs and newlines that are not written so.
std::string xml_escaped(std::string_view raw) {
  return replaced(replaced(markup_escaped(clean(raw)), "\t", "&#9;"), "\n", "&#10;");
}

// In the text of an element newlines stay as they are.
std::string element_text(const Marked& marked) {
  return replaced(xml_escaped(text_of(marked).text()), "&#10;", "\n");
}

// Also of what is right, so that a sum of all is known.
std::string points_element(const MarkedQuestion& question) {
  return fmt::format(
      "      <properties>\n        <property name=\"points\" value=\"{}\"/>\n"
      "        <property name=\"maximum\" value=\"{}\"/>\n      </properties>\n",
      points_text(question.points), points_text(question.maximum));
}

// A test with its properties and what is wrong in it: of something right there is no element.
std::string case_of(const std::string& name, const std::string& file, Verdict verdict,
                    std::string_view reason, const std::string& text,
                    const std::string& properties = "") {
  const std::string start = fmt::format(
      "    <testcase classname=\"minimax.verify\" name=\"{}\" file=\"{}\" time=\"0\"", name, file);
  if (verdict == Verdict::pass)
    return start + (properties.empty() ? "/>\n" : ">\n" + properties + "    </testcase>\n");
  const bool is_error = verdict == Verdict::error || verdict == Verdict::tampered;
  return fmt::format(
      "{0}>\n{5}      <{1} message=\"{2}\" type=\"{3}\">{4}</{1}>\n    </testcase>\n", start,
      is_error ? "error" : "failure", xml_escaped(reason), name_of(verdict), text, properties);
}

// What was not understood answers no question, and is not to be lost.
std::string unread_cases_of(const Marked& marked, const std::string& name, const std::string& file,
                            TestCounts& counts) {
  std::string xml;
  for (const MarkedAnswer& each : marked.answers) {
    if (each.judgement.outcome != Outcome::unread) continue;
    counts.add(Verdict::fail);
    xml +=
        case_of(fmt::format("{}: line {}: {}", name, each.line, xml_escaped(clean_line(each.text))),
                file, Verdict::fail, say(each.judgement.reason), "");
  }
  return xml;
}

// Of answers to questions a test for each, and of what could not be judged at all one more.
std::string cases_of(const Marked& marked, TestCounts& counts) {
  const std::string file = xml_escaped(clean_line(marked.file));
  const std::string name = xml_escaped(clean_line(marked.student.empty() || marked.file.empty()
                                                      ? name_of(marked)
                                                      : marked.student + ": " + marked.file));
  std::string xml;
  for (const MarkedQuestion& each : marked.questions) {
    const Verdict verdict = verdict_of(each.judgement.outcome);
    counts.add(verdict);
    xml += case_of(fmt::format("{}: {}", name, xml_escaped(clean_line(each.text))), file, verdict,
                   say("{score}: {reason}", {{"score", points_message({each.points, each.maximum})},
                                             {"reason", each.judgement.reason}}),
                   "", points_element(each));
  }
  if (is_told_by_questions(marked)) return xml + unread_cases_of(marked, name, file, counts);
  counts.add(marked.report.verdict);
  return xml + case_of(name, file, marked.report.verdict, say(marked.report.reason),
                       element_text(marked));
}

}  // namespace

std::string junit_of(std::span<const Marked> submissions) {
  const InEnglish now;
  TestCounts counts;
  std::string cases;
  for (const Marked& marked : submissions) cases += cases_of(marked, counts);
  const std::string attributes =
      fmt::format("name=\"minimax verify\" tests=\"{}\" failures=\"{}\" errors=\"{}\" time=\"0\"",
                  counts.tests, counts.failures, counts.errors);
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites {0}>\n  <testsuite {0} "
      "skipped=\"0\">\n{1}  </testsuite>\n</testsuites>\n",
      attributes, cases);
}

}  // namespace minimax::grade
