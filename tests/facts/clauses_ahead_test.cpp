#include "facts/clauses_ahead.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <functional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/file.hpp"
#include "facts/load.hpp"
#include "tests/base/temporary_folder.hpp"
#include "tests/facts/recorded_facts.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// Writes files in which a piece may end within every kind of token, with what makes one clause
/// change how those behind it are read.
class RandomFile {
 public:
  explicit RandomFile(std::uint32_t seed) : random_(seed) {}

  std::string next() {
    std::string text;
    for (int clauses = 1 + below(60); clauses > 0; --clauses) text += clause() + layout();
    // Some end within a clause.
    if (below(8) == 0) text.resize(text.size() - static_cast<std::size_t>(below(12)) % text.size());
    return text;
  }

 private:
  int below(int limit) { return std::uniform_int_distribution(0, limit - 1)(random_); }
  std::string pick(const std::vector<std::string>& texts) {
    return texts[static_cast<std::size_t>(below(static_cast<int>(texts.size())))];
  }
  std::string clause() {
    switch (below(40)) {
      case 0:
        return directive();
      case 1:
        return wrong();
      case 2:
      case 3:
        return pick({"chance_to_move(n1).", "player_to_move(n2,max).", "players([p,q]).",
                     "initial_position(n1).", "move_name(n1,n2,go)."});
      default:
        break;
    }
    switch (below(8)) {
      case 0:
        return fmt::format("other({},{}).", term(), term());
      case 1:
        return fmt::format("min_to_move({}).", term());
      case 2:
        return fmt::format("static_eval({},{}).", term(), value());
      case 3:
        return fmt::format("moves({},[{},{}]).", term(), term(), term());
      case 4:
        return fmt::format("staticval({},{}).", term(), value());
      case 5:
        return fmt::format("max_to_move({} ~> {}).", term(), term());
      default:
        return fmt::format("max_to_move(n{}).", below(30));
    }
  }
  std::string directive() {
    return pick({":- op(700,xfx,~>).", ":- op(700,xfx,~>).", ":- op(0,xfx,~>).",
                 ":- op(200,xfy,'.').", ":- set_prolog_flag(double_quotes,atom).",
                 ":- set_prolog_flag(double_quotes,codes).", ":- dynamic moves/2.",
                 ":- module(m,[op(700,xfx,~>)]).", "?- true.", ":- op(9,xfx,x).", ":- foo. ",
                 ":- op(700,fy,p).", ":- op(700,xfx,p).", ":- op(700,xf,b)."});
  }
  std::string wrong() {
    return pick({"max_to_move(a.", "max_to_move(a)).", "static_eval(a b).", "moves(a,b).",
                 "max_to_move(X).", "a :- b.", "max_to_move('a.", "max_to_move(\"a).", "/* open",
                 "max_to_move(0'.", "max_to_move(a){}.", "\x01.", "end_of_file.", R"('\q'.)",
                 "\xff."});
  }
  std::string term() {
    return pick({"a",
                 "n1",
                 "n22",
                 "zé",
                 "a_name_of_eighteen",
                 "'q. '",
                 "'it''s'",
                 R"('\n. ')",
                 "'a\\\n b'",
                 R"("s. t")",
                 "`c. d`",
                 "0'.",
                 "0' ",
                 "0'''",
                 "0'a",
                 "1.5",
                 "1.0e10",
                 "12 345",
                 "12_345",
                 "0x1F",
                 "16'ff",
                 "1r3",
                 "-7",
                 "p(1)",
                 "p(x,[1,2,3])",
                 "p(x, [1, 2, 3])",
                 "q(p(is,0),[],[-1,b(a)])",
                 "p(007)",
                 "p(-0)",
                 "p(a)-q(b)",
                 "p(1.5)",
                 "p(\"s\")",
                 "p(A)",
                 "p('a')",
                 "p(é)",
                 "p()",
                 "p([a|b])",
                 "p(123456789012345678)",
                 "p(1234567890123456789)",
                 "x-1",
                 "a:b",
                 "{a. }",
                 "{a}",
                 "[]",
                 "[a|b]",
                 "(a,b)",
                 "f(/* c. */ a)",
                 "- 1",
                 "f(% c. d\na)",
                 R"(\+a)",
                 R"('\x41\. ')"});
  }
  std::string value() {
    return pick({"1", "-1", "0", "007", "1.5", "12345678901234567890", "2*3", "a", "1r3"});
  }
  std::string layout() {
    return pick({"\n", "\n", "\n", "\n", "\n", "\n", " ", "\n\n", "\r\n", "\t", "% c. d. \n",
                 " /* a. b. */ ", "\n/* max_to_move(x).\nmax_to_move(y).\n*/\n",
                 "\n% max_to_move(z).\n", below(10) == 0 ? "" : "\n"});
  }

  std::mt19937 random_;
};

TEST_CASE("a file has the same facts and messages however it is parsed") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  RandomFile random(seed);
  std::mt19937 sizes(seed);
  int compared = 0;
  std::size_t facts = 0;
  std::size_t messages = 0;
  for (int round = 0; round < test_size(1500); ++round) {
    const std::string text = random.next();
    CAPTURE(text);
    const Reading one = read_facts(text, {.threads = 1});
    facts += static_cast<std::size_t>(std::ranges::count(one.facts, '\n'));
    messages += static_cast<std::size_t>(std::ranges::count(one.diagnostics, '\n'));
    for (const std::size_t most : {8u, 60u, 400u}) {
      const std::size_t size = 1 + sizes() % most;
      CAPTURE(size);
      const unsigned threads = 2 + static_cast<unsigned>(sizes() % 2);
      const Compounds compounds = sizes() % 2 == 0 ? Compounds::by_parts : Compounds::spelled;
      const Reading other = read_facts(text, {.threads = threads, .piece_size = size}, compounds);
      REQUIRE(other.facts == one.facts);
      REQUIRE(other.diagnostics == one.diagnostics);
      ++compared;
    }
  }
  CHECK(facts > static_cast<std::size_t>(test_size(10'000)));
  CHECK(messages > static_cast<std::size_t>(test_size(1'000)));
  MESSAGE(compared, " readings compared, ", facts, " facts, ", messages, " messages, seed ", seed);
}

/// What a reader finds who fetches the text part by part.
Reading read_in_parts(const std::filesystem::path& path, const std::string& text, unsigned threads,
                      std::size_t piece_size) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
  const Source source = Source::open(path.string(), Content::text, 1);
  REQUIRE((!source.is_whole() || text.empty()));
  return read_facts(source, {.threads = threads, .piece_size = piece_size, .releases = true});
}

TEST_CASE("a file has the same facts and messages when it is read part by part") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  RandomFile random(seed);
  std::mt19937 sizes(seed);
  const TemporaryFolder folder;
  int compared = 0;
  for (int round = 0; round < test_size(1500); ++round) {
    const std::string text = random.next();
    CAPTURE(text);
    const Reading one = read_facts(text, {.threads = 1});
    for (const unsigned threads : {1u, 2u, 3u}) {
      const std::size_t size = 1 + sizes() % (threads == 1 ? 400 : 60);
      CAPTURE(threads);
      CAPTURE(size);
      const Reading other = read_in_parts(folder.path / "tree.pl", text, threads, size);
      REQUIRE(other.facts == one.facts);
      REQUIRE(other.diagnostics == one.diagnostics);
      ++compared;
    }
  }
  MESSAGE(compared, " readings compared, seed ", seed);
}

TEST_CASE("a file that is longer than the window has the same facts and messages") {
  const TemporaryFolder folder;
  std::string text = "#!/usr/bin/env swipl\nmax_to_move(X).\n";
  const auto size = static_cast<std::size_t>(std::max(12'000'000, test_size(24'000'000)));
  for (int i = 0; text.size() < size; ++i) {
    text +=
        fmt::format("moves(n{0},[n{1},n{2}]).\nstatic_eval('n {0}',{0}).\n", i, 2 * i, 2 * i + 1);
    if (i % 50'000 == 0) text += ":- op(700,xfx,~>).\n/* " + std::string(300'000, '.') + " */\n";
    if (i % 70'000 == 0) text += "note(\"" + std::string(200'000, 'x') + "\").\n";
  }
  text += "% " + std::string(300'000, '.');
  const Reading one = read_facts(text, {.threads = 1});
  REQUIRE(one.diagnostics.find("here is a variable") != std::string::npos);
  constexpr std::array all{2u, 1u, 3u};
  for (const unsigned threads : test_some<unsigned>(all)) {
    CAPTURE(threads);
    const Reading other =
        read_in_parts(folder.path / "tree.pl", text, threads, Parsing{}.piece_size);
    CHECK((other.facts == one.facts));
    CHECK(other.diagnostics == one.diagnostics);
  }
}

/// Fetches a text from elsewhere, and fails from the n-th time on.
class Elsewhere final : public TextFetcher {
 public:
  Elsewhere(std::string_view text, int failing)
      : text_(text), room_(text.size() + 1, '\0'), failing_(failing) {}

  std::string_view room() const { return {room_.data(), text_.size()}; }
  bool is_whole() const noexcept override { return false; }
  void fetch(std::size_t begin, std::size_t end) const override {
    if (++times >= failing_) throw FileError("elsewhere");
    std::ranges::copy(text_.substr(begin, end - begin),
                      room_.begin() + static_cast<std::ptrdiff_t>(begin));
  }
  void fetch_all() const override { fetch(0, text_.size()); }

  mutable std::atomic<int> times = 0;

 private:
  std::string_view text_;
  mutable std::vector<char> room_;
  int failing_;
};

/// How many clauses were found before some of the text could not be fetched, or all of them.
std::size_t clauses_of(const Elsewhere& elsewhere, const Parsing& parsing) {
  OperatorTable operators;
  ClausesAhead ahead(elsewhere.room(), operators, parsing, &elsewhere);
  std::size_t count = 0;
  const char* here = elsewhere.room().data();
  while (const char* const begin = ahead.begin_of_next(here)) {
    const ClausesAhead::Run run = ahead.at(begin);
    if (!run.clauses) break;
    here = run.clauses->end(run.first);
    ++count;
  }
  if (ahead.is_fetching()) CHECK_THROWS_AS(ahead.fetch_all(), FileError);
  return count;
}

TEST_CASE("a text that cannot be fetched is told to the reader") {
  std::string text;
  for (int i = 0; i < 1'000; ++i) text += fmt::format("max_to_move(n{}).\n", i);
  for (const unsigned threads : {1u, 2u, 3u}) {
    CAPTURE(threads);
    for (int failing = 1; failing < 40; ++failing) {
      CAPTURE(failing);
      const Elsewhere elsewhere(text, failing);
      const Parsing parsing{.threads = threads, .piece_size = 300};
      if (threads == 1) {
        CHECK_THROWS_AS(clauses_of(elsewhere, parsing), FileError);
      } else {  // which may fetch more at once
        const bool is_whole = clauses_of(elsewhere, parsing) == 1'000;
        CHECK(is_whole == (elsewhere.times < failing));
      }
    }
  }
}

TEST_CASE("a text is not fetched anew for each clause") {
  std::string text;
  for (int i = 0; i < 10'000; ++i) text += ":- dynamic moves/2.\n";
  for (const unsigned threads : {1u, 2u}) {
    const Elsewhere elsewhere(text, 1'000'000);
    CHECK(clauses_of(elsewhere, {.threads = threads, .piece_size = 10'000}) == 10'000);
    CHECK(elsewhere.times < 50);
  }
}

/// Counts the facts, and does something at the first one.
class AtFirstFact final : public FactSink {
 public:
  explicit AtFirstFact(std::function<void()> act) : act_(std::move(act)) {}
  void take(const MoverFact& /*fact*/) override {
    if (facts++ == 0) act_();
  }
  void take(const MovesFact& /*fact*/) override {}
  void take(const ValueFact& /*fact*/) override {}
  void begin_again() override {}

  int facts = 0;

 private:
  std::function<void()> act_;
};

TEST_CASE("a file that is changed while it is read part by part is an error") {
  const TemporaryFolder folder;
  const std::filesystem::path path = folder.path / "tree.pl";
  std::string text;
  for (int i = 0; i < 10'000; ++i) text += fmt::format("max_to_move(n{}).\n", i);
  for (const unsigned threads : {1u, 2u}) {
    CAPTURE(threads);
    std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
    const Source source = Source::open(path.string(), Content::text, 1);
    TermTable terms;
    OperatorTable operators;
    Diagnostics diagnostics;
    AtFirstFact facts([&] { std::filesystem::resize_file(path, 1'000); });
    CHECK_THROWS_WITH_AS(
        read_facts(source, terms, operators, diagnostics, facts, {},
                   {.threads = threads, .piece_size = 1'000, .releases = true}),
        (path.string() + ": error: it was changed while it was read\n  Try again.").c_str(),
        FileError);
    CHECK(facts.facts > 0);
    CHECK(facts.facts < 10'000);
  }
}

TEST_CASE("an encoding is compared with all bytes of a file that is read part by part") {
  const TemporaryFolder folder;
  std::string text = "max_to_move('\xc3\xa9').\n";
  while (text.size() < 10'000'000) text += fmt::format("max_to_move(n{}).\n", text.size());
  text += ":- encoding(iso_latin_1).\n";
  for (const unsigned threads : {1u, 2u}) {
    const Reading reading =
        read_in_parts(folder.path / "tree.pl", text, threads, Parsing{}.piece_size);
    CHECK(reading.diagnostics.find("this encoding is not supported") != std::string::npos);
  }
}

TEST_CASE("a file is cut at every byte") {
  const std::string text =
      "max_to_move('a. b').\n% c. d\nmoves(n1,[0'.,\"s. t\",1.5,`x. `]).\n/* max_to_move(c).\n"
      "min_to_move(d). */\n:- op(700,xfx,~>).\nmax_to_move(n2 ~> n3).\nstatic_eval(n2,-12).\n"
      "max_to_move(X y).\nmin_to_move(n4).min_to_move(n5).\nmin_to_move(n6). min_to_move(n7).\n";
  const Reading one = read_facts(text, {.threads = 1});
  REQUIRE(one.facts.find("max n2~>n3@") != std::string::npos);
  REQUIRE(one.diagnostics.find("error syntax") != std::string::npos);
  for (std::size_t size = 1; size <= text.size() + 1; ++size) {
    CAPTURE(size);
    const Reading two = read_facts(text, {.threads = 2, .piece_size = size});
    REQUIRE(two.facts == one.facts);
    REQUIRE(two.diagnostics == one.diagnostics);
  }
}

/// A text of such pieces, each clause of which changes the operators; how often these are copied.
unsigned copies_of_operators(int clauses, std::size_t piece_size) {
  std::string text;
  for (int i = 0; i < clauses; ++i) text += "a.\n";
  OperatorTable operators;
  ClausesAhead ahead(text, operators, {.threads = 2, .piece_size = piece_size});
  for (std::size_t begin = 0; begin < text.size(); begin += 3) {
    const ClausesAhead::Run run = ahead.at(text.data() + begin);
    REQUIRE(run.clauses);
    REQUIRE(run.clauses->begin(run.first) == text.data() + begin);
    operators.add(700, OperatorType::xfx, fmt::format("o{}", begin));
  }
  return ahead.copies_of_operators();
}

TEST_CASE("operators are not copied for other threads that parse nothing more by them") {
  CHECK(copies_of_operators(50, 1000) == 0);
}

TEST_CASE("operators that change again and again are not copied each time") {
  const unsigned copies = copies_of_operators(1'000, 3);
  CHECK(copies > 0);
  CHECK(copies <= 64);
}

TEST_CASE("a load on two threads can be stopped") {
  std::string text;
  while (text.size() < 20 * LoadInterrupt::bytes_per_question)
    text += fmt::format("max_to_move(n{}).\n", text.size());
  const Source source = Source::of_text("tree.pl", text);
  const auto third_time = [](void* context, Offset) { return ++*static_cast<int*>(context) == 3; };
  int questions = 0;
  CHECK_THROWS_AS(
      load_facts(source, {third_time, &questions}, Diagnostics::usual_most, {.threads = 2}),
      LoadStopped);
  CHECK(questions == 3);
}

TEST_CASE("a game is the same however many threads load it") {
  std::string text;
  for (int i = 0; i < 50'000; ++i)
    text += fmt::format("max_to_move(n{0}).\nmoves(n{0},[n{1},n{2}]).\nstatic_eval(n{2},{0}).\n", i,
                        2 * i + 1, 2 * i + 2);
  const Source source = Source::of_text("tree.pl", text);
  const Loaded one = load_facts(source, {}, Diagnostics::usual_most, {.threads = 1});
  const Loaded two = load_facts(source, {}, Diagnostics::usual_most, {.threads = 2});
  REQUIRE(one.game);
  REQUIRE(two.game);
  CHECK(one.game->positions() == two.game->positions());
  for (const TermId position : one.game->positions()) {
    REQUIRE(std::ranges::equal(one.game->successors(position), two.game->successors(position)));
    REQUIRE(one.game->written_value(position) == two.game->written_value(position));
    REQUIRE(one.game->terms().text(position) == two.game->terms().text(position));
  }
}

}  // namespace
}  // namespace minimax
