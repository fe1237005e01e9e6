#include "grade/report/junit.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "grade/report/clean_text.hpp"
#include "tests/grade/report/hostile.hpp"

namespace minimax::grade {
namespace {

/// Reads the few forms of XML that a report may hold, and nothing else: elements, attributes in
/// double quotes and the five entities and two character references.
class XmlReader {
 public:
  explicit XmlReader(std::string_view text) : text_(text) {}

  bool is_document() {
    return take("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") && element() && take("\n") &&
           text_.empty();
  }
  std::size_t elements() const { return elements_; }

 private:
  bool take(std::string_view what) {
    if (!text_.starts_with(what)) return false;
    text_.remove_prefix(what.size());
    return true;
  }
  std::string_view name() {
    const std::string_view found =
        text_.substr(0, text_.find_first_not_of("abcdefghijklmnopqrstuvwxyz"));
    text_.remove_prefix(found.size());
    return found;
  }
  bool characters(char end) {
    while (!text_.empty() && text_.front() != end) {
      if (text_.front() == '<' || text_.front() == '>') return false;
      if (text_.front() == '&' && !reference()) return false;
      if (!text_.empty() && text_.front() != '&' && text_.front() != end) text_.remove_prefix(1);
    }
    return !text_.empty();
  }
  bool reference() {
    for (const std::string_view each : {"&amp;", "&lt;", "&gt;", "&quot;", "&#9;", "&#10;"}) {
      if (take(each)) return true;
    }
    return false;
  }
  bool element() {
    if (!take("<")) return false;
    ++elements_;
    const std::string_view element_name = name();
    while (take(" ")) {
      if (name().empty() || !take("=\"") || !characters('"') || !take("\"")) return false;
    }
    if (take("/>")) return true;
    if (!take(">")) return false;
    while (characters('<')) {
      if (take("</")) return name() == element_name && take(">");
      if (!element()) return false;
    }
    return false;
  }

  std::string_view text_;
  std::size_t elements_ = 0;
};

TEST_CASE("JUnit tells failures from errors") {
  const std::vector<Marked> submissions = {
      program("a.pl", Verdict::pass), program("b.pl", Verdict::fail, "1 < 2"),
      program("c.pl", Verdict::tampered, "forged"), program("d.pl", Verdict::no_answer, "none")};
  const std::string xml = junit_of(submissions);
  CHECK(XmlReader(xml).is_document());
  CHECK(xml.find("tests=\"4\" failures=\"2\" errors=\"1\"") != std::string::npos);
  CHECK(xml.find("<failure message=\"1 &lt; 2\" type=\"fail\">b.pl: fail: 1 &lt; 2\n</failure>") !=
        std::string::npos);
  CHECK(xml.find("<error message=\"forged\" type=\"tampered\">") != std::string::npos);
  CHECK(xml.find("name=\"a.pl\" file=\"a.pl\" time=\"0\"/>") != std::string::npos);
}

TEST_CASE("JUnit tells the points and the maximum of right questions and of wrong ones") {
  Marked marked{.file = "a.pl", .report = {}};
  marked.report.verdict = Verdict::fail;
  marked.questions = {
      {.text = "value(a, _)", .points = 2, .maximum = 2, .judgement = {Outcome::right, {}}},
      {.text = "best(a, _)", .maximum = 0.5, .judgement = {Outcome::wrong, Message("no")}}};
  const std::string xml = junit_of({&marked, 1});
  CHECK(XmlReader(xml).is_document());
  CHECK(xml.find("tests=\"2\" failures=\"1\"") != std::string::npos);
  CHECK(xml.find("<property name=\"points\" value=\"2\"/>\n        <property name=\"maximum\" "
                 "value=\"2\"/>\n      </properties>\n    </testcase>") != std::string::npos);
  CHECK(xml.find("<property name=\"points\" value=\"0\"/>\n        <property name=\"maximum\" "
                 "value=\"0.5\"/>\n      </properties>\n      <failure ") != std::string::npos);
}

TEST_CASE("JUnit is legal XML whatever a student wrote") {
  for (const Marked& marked : hostile_class()) {
    const std::string xml = junit_of({&marked, 1});
    XmlReader reader(xml);
    CHECK(reader.is_document());
    CHECK(reader.elements() == 4);
    CHECK(clean(xml) == xml);
  }
}

TEST_CASE("JUnit of no submission is a document") {
  CHECK(XmlReader(junit_of({})).is_document());
}

}  // namespace
}  // namespace minimax::grade
