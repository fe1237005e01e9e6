#include "grade/report/junit.hpp"

#include <fmt/format.h>

#include <string_view>

#include "grade/report/clean_text.hpp"
#include "grade/report/counts.hpp"
#include "grade/report/text.hpp"

namespace minimax::grade {

namespace {

// Also for attributes, where a reader makes blanks of tabs and newlines that are not written so.
std::string xml_escaped(std::string_view raw) {
  return replaced(replaced(markup_escaped(clean(raw)), "\t", "&#9;"), "\n", "&#10;");
}

// In the text of an element newlines stay as they are.
std::string element_text(const Marked& marked) {
  return replaced(xml_escaped(text_of(marked)), "&#10;", "\n");
}

std::string case_of(const Marked& marked) {
  const Verdict verdict = marked.report.verdict;
  const std::string file = xml_escaped(clean_line(marked.file));
  const std::string start = fmt::format(
      "    <testcase classname=\"minimax.verify\" name=\"{0}\" file=\"{0}\" time=\"0\"", file);
  if (verdict == Verdict::pass) return start + "/>\n";
  const bool is_error = verdict == Verdict::error || verdict == Verdict::tampered;
  return fmt::format("{0}>\n      <{1} message=\"{2}\" type=\"{3}\">{4}</{1}>\n    </testcase>\n",
                     start, is_error ? "error" : "failure", xml_escaped(marked.report.reason),
                     name_of(verdict), element_text(marked));
}

}  // namespace

std::string junit_of(std::span<const Marked> submissions) {
  const Counts counts(submissions);
  const std::string attributes =
      fmt::format("name=\"minimax verify\" tests=\"{}\" failures=\"{}\" errors=\"{}\" time=\"0\"",
                  submissions.size(), counts.of(Verdict::fail) + counts.of(Verdict::no_answer),
                  counts.of(Verdict::error) + counts.of(Verdict::tampered));
  std::string xml = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites {0}>\n  <testsuite {0} "
      "skipped=\"0\">\n",
      attributes);
  for (const Marked& marked : submissions) xml += case_of(marked);
  return xml + "  </testsuite>\n</testsuites>\n";
}

}  // namespace minimax::grade
