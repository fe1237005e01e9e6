#include "ask/option_table.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "ask/option_faults.hpp"

namespace minimax {
namespace {

TEST_CASE("an option is written as its user writes it") {
  CHECK(phrased("{cut_off} is one", Phrase::shell) == "--cut-off is one");
  CHECK(phrased("give {depth:}", Phrase::shell) == "give --depth N");
  CHECK(phrased("give {depth:}", Phrase::prolog) == "give depth(N)");
  CHECK(phrased("{value_range:} or {ties=all}", Phrase::shell) ==
        "--value-range LOW HIGH or --ties all");
  CHECK(phrased("{value_range} or {ties=all}", Phrase::prolog) ==
        "value_range(Low, High) or ties(all)");
}

TEST_CASE("an option has one row for each who has it") {
  for (const User user :
       {User::solve, User::compare, User::trace, User::draw, User::film, User::play, User::check,
        User::predicate, User::trace_predicate, User::draw_predicate}) {
    std::set<std::string_view> names;
    for (const OptionRow& row : option_table()) {
      if (row.users.hold(user)) CHECK(names.insert(row.name).second);
    }
    CHECK_FALSE(names.empty());
  }
}

TEST_CASE("what is so by default is not given and goes with all games") {
  const Options options;
  for (const OptionRow& row : option_table()) CHECK_FALSE(row.field.is_changed(options));
  CHECK_NOTHROW(check_combination(options));
  for (const GameKind kind : {GameKind::two_players, GameKind::chance, GameKind::players})
    CHECK_NOTHROW(check_for(options, kind));
}

// --- The documentation of library(minimax)

std::string library_text() {
  std::ifstream file(MINIMAX_SOURCE_FOLDER "/prolog/minimax.pl");
  return {std::istreambuf_iterator<char>(file), {}};
}

// The paragraphs of PlDoc that begin with `- name(`.
std::vector<std::string> option_paragraphs(const std::string& text, const std::string& name) {
  std::vector<std::string> found;
  const std::string begin = "%     - " + name + "(";
  for (std::size_t at = text.find(begin); at != text.npos; at = text.find(begin, at + 1)) {
    const std::size_t end = std::min(text.find("\n%     - ", at + 1), text.find("\n%\n", at));
    found.push_back(text.substr(at, end - at));
  }
  // Options that stand together on a line.
  const std::string behind = "), " + name + "(";
  for (std::size_t at = text.find(behind); at != text.npos; at = text.find(behind, at + 1))
    found.push_back(text.substr(at, text.find("\n%     - ", at) - at));
  return found;
}

TEST_CASE("the library documents the options of the table with their choices") {
  const std::string text = library_text();
  REQUIRE_FALSE(text.empty());
  for (const OptionRow& row : option_table()) {
    if (!row.users.hold(User::predicate) && !row.users.hold(User::draw_predicate)) continue;
    CAPTURE(row.name);
    const auto paragraphs = option_paragraphs(text, std::string(row.name));
    CHECK_FALSE(paragraphs.empty());
    for (const OptionChoice& choice : row.field.choices) {
      CAPTURE(choice.name);
      CHECK(std::ranges::any_of(paragraphs, [&](const std::string& paragraph) {
        return paragraph.find("`" + std::string(choice.name) + "`") != paragraph.npos;
      }));
    }
  }
}

TEST_CASE("the library documents no option that is not there") {
  const std::set<std::string> own = {"consulted", "game",       "interface",
                                     "start",     "statistics", "certificate"};
  const std::string text = library_text();
  const std::string from = "%!  minimax(:Pos, -BestPos, -Val, -NodesList, :Options) is nondet.";
  const std::size_t first = text.find(from);
  REQUIRE(first != text.npos);
  const std::string options =
      text.substr(first, text.find("The list of interface(List) holds") - first);
  const std::string begin = "%     - ";
  int count = 0;
  for (std::size_t at = options.find(begin); at != options.npos; at = options.find(begin, at + 1)) {
    const std::size_t name = at + begin.size();
    const std::string found = options.substr(name, options.find('(', name) - name);
    CAPTURE(found);
    CHECK((own.contains(found) || find_option(found, User::predicate) != nullptr));
    ++count;
  }
  CHECK(count > 15);
}

}  // namespace
}  // namespace minimax
