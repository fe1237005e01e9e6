#include "facts/diagnostics.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "tests/facts/some_diagnostic.hpp"

namespace minimax {
namespace {

constexpr std::size_t all_of_them = std::numeric_limits<std::size_t>::max();

std::string all_rendered(std::string_view text, const Diagnostics& diagnostics) {
  return render(diagnostics, Source::of_text("tree.pl", text)).text();
}

TEST_CASE("diagnostics come in the order of the source and of one place in their own") {
  CHECK(
      all_rendered("ab\ncd\n", {error_at(4, "fourth"), error_at(1, "second"), error_at(4, "fifth"),
                                error_at(0, "first"), error_at(3, "third")}) ==
      "tree.pl:1:1: error: first\nab\n^\n"
      "tree.pl:1:2: error: second\nab\n ^\n"
      "tree.pl:2:1: error: third\ncd\n^\n"
      "tree.pl:2:2: error: fourth\ncd\n ^\n"
      "tree.pl:2:2: error: fifth\ncd\n ^\n");
  CHECK(all_rendered("ab", Diagnostics()).empty());
}

TEST_CASE("errors are counted without the warnings") {
  Diagnostic warning = error_at(0);
  warning.severity = Severity::warning;
  CHECK(Diagnostics().count(Severity::error) == 0);
  const Diagnostics three = {error_at(0), warning, error_at(1)};
  CHECK(three.count(Severity::error) == 2);
  CHECK(three.count(Severity::warning) == 1);
}

TEST_CASE("of a kind and a severity the first in the source are kept and the others counted") {
  constexpr std::size_t count = 1000;
  std::vector<Offset> offsets;
  for (std::size_t i = 0; i < count; ++i) offsets.push_back(i * 7919 % count);
  Diagnostics diagnostics(3);
  for (const Offset offset : offsets) {
    diagnostics.add(error_at(offset));
    Diagnostic other = error_at(offset);
    other.kind = DiagnosticKind::cycle;
    other.severity = Severity::warning;
    diagnostics.add(other);
  }
  diagnostics.add({Severity::error, 0, Message("one more"), Message(), DiagnosticKind::cycle});
  CHECK(diagnostics.count(Severity::error) == count + 1);
  CHECK(diagnostics.count(Severity::warning) == count);
  std::vector<Offset> kept;
  for (const Diagnostic& each : diagnostics.in_order()) kept.push_back(each.offset);
  CHECK(kept == std::vector<Offset>{0, 0, 0, 1, 1, 2, 2});
  const std::string text(count, 'x');
  const std::string told = all_rendered(text, diagnostics);
  CHECK(
      told.ends_with("tree.pl: 997 more errors of the kind syntax\n"
                     "  --all-messages tells all of them.\n"
                     "tree.pl: 997 more warnings of the kind cycle\n"
                     "  --all-messages tells all of them.\n"));
}

TEST_CASE("many errors in one long line are told at once" * doctest::timeout(20)) {
  constexpr std::size_t errors = 20'000, distance = 250;
  Diagnostics diagnostics(all_of_them);
  for (std::size_t i = 0; i < errors; ++i) diagnostics.add(error_at(i * distance));
  const std::string text(errors * distance, 'x');
  const std::string messages = all_rendered(text, diagnostics);
  CHECK(messages.find("tree.pl:1:4999751: error") != std::string::npos);
  CHECK(messages.find("more") == std::string::npos);
}

}  // namespace
}  // namespace minimax
