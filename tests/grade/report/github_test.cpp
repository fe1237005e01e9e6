#include "grade/report/github.hpp"

#include <doctest/doctest.h>

#include <sstream>
#include <string>
#include <vector>

#include "grade/report/clean_text.hpp"
#include "tests/grade/report/hostile.hpp"

namespace minimax::grade {
namespace {

TEST_CASE("GitHub is told of each submission") {
  const std::vector<Marked> submissions = {program("a,b:c.pl", Verdict::pass),
                                           program("b.pl", Verdict::fail, "100% wrong: a, b"),
                                           hostile_answers("value(a, 1)")};
  CHECK(github_of(submissions) ==
        "::notice file=a%2Cb%3Ac.pl,line=1,title=pass::a,b:c.pl: pass: 0 answers on 0 trees are "
        "right\n"
        "::error file=b.pl,line=1,title=fail::b.pl: fail: 100%25 wrong: a, b\n"
        "::error file=value(a%2C 1),line=1,title=value(a%2C 1)::value(a, 1)\n");
}

TEST_CASE("no line for GitHub begins with what a student wrote") {
  for (const Marked& marked : hostile_class()) {
    const std::string commands = github_of({&marked, 1});
    CHECK(clean(commands) == commands);
    CHECK(commands.find('\r') == std::string::npos);
    CHECK(commands.starts_with("::error file="));
    // A single newline, at the end: whatever else there was is escaped.
    CHECK(commands.find('\n') == commands.size() - 1);
  }
}

}  // namespace
}  // namespace minimax::grade
