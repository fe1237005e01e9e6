#include "check/check.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// A line for each.
struct Findings {
  std::vector<std::string> lines;
  Findings(std::initializer_list<std::string> lines) : lines(lines) {}
  bool operator==(const Findings&) const = default;
  friend std::ostream& operator<<(std::ostream& out, const Findings& findings) {
    for (const std::string& line : findings.lines) out << '\n' << line;
    return out;
  }
};

constexpr std::string_view notes = R"(max_to_move(d).
max_to_move(e).
max_to_move(f).
max_to_move(g).
min_to_move(b).
min_to_move(c).
min_to_move(h).
min_to_move(i).
min_to_move(j).
min_to_move(l).
min_to_move(m).
min_to_move(n).
min_to_move(o).
min_to_move(p).
moves(a, [b,c]).
moves(b, [d,e]).
moves(c, [f,g]).
moves(d, [h,i]).
moves(e, [j,l]).
moves(f, [m,n]).
moves(g, [o,p]).
static_eval(h, 1).
static_eval(i, 4).
static_eval(j, 5).
static_eval(l, 6).
static_eval(m, 2).
static_eval(n, 1).
static_eval(o, 1).
static_eval(p, 1).
)";

/// The notes' tree with one of its facts written otherwise.
std::string notes_with(std::string_view fact, std::string_view otherwise) {
  std::string text(notes);
  const std::size_t place = text.find(fact);
  REQUIRE(place != text.npos);
  return text.replace(place, fact.size(), otherwise);
}

std::string notes_and(std::string_view facts) {
  return std::string(notes).append(facts);
}

CheckReport report_of(std::string_view text) {
  return check_facts(Source::of_text("tree.pl", text));
}

/// Each as `LINE:COLUMN error|warning kind`.
Findings findings(std::string_view text) {
  const Source source = Source::of_text("tree.pl", text);
  CheckReport report = check_facts(source);
  const std::vector<Diagnostic> diagnostics = report.diagnostics.in_order();
  const std::vector<Place> places = places_of(diagnostics, source);
  Findings all{};
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Diagnostic& each = diagnostics[i];
    all.lines.push_back(fmt::format("{}:{} {} {}", places[i].line, places[i].column,
                                    each.severity == Severity::error ? "error" : "warning",
                                    name_of(each.kind)));
  }
  return all;
}

/// The message and the advice of the only finding.
std::string words(std::string_view text) {
  const std::vector<Diagnostic> diagnostics = report_of(text).diagnostics.in_order();
  REQUIRE(diagnostics.size() == 1);
  return in_english(diagnostics.front().message) + "\n" + in_english(diagnostics.front().advice);
}

bool says(std::string_view text, std::string_view part) {
  const std::string all = words(text);
  CAPTURE(all);
  return all.find(part) != all.npos;
}

TEST_CASE("nothing is wrong with the notes' tree") {
  const CheckReport report = report_of(notes);
  CHECK(report.diagnostics.empty());
  REQUIRE(report.summary);
  CHECK(report.summary->positions == 15);
  CHECK(report.summary->leaves == 8);
  CHECK(report.summary->roots == std::vector<std::string>{"a"});
  CHECK(report.summary->depth == 3);
}

TEST_CASE("one position is a game") {
  CHECK(findings("static_eval(a, 1).") == Findings{});
  CHECK(findings("max_to_move(a).") == Findings{"1:13 error no_value"});
}

TEST_CASE("a leaf without a value") {
  const std::string text = notes_with("static_eval(h, 1).\n", "");
  CHECK(findings(text) == Findings{"7:13 error no_value"});
  CHECK(says(text, "the leaf h has no static value\nAdd static_eval(h, Value)."));
  CHECK(findings("moves(a, [b]). max_to_move(a).") == Findings{"1:11 error no_value"});
  CHECK(findings("moves(a, []).") == Findings{"1:7 error no_value"});
}

TEST_CASE("every leaf without a value is reported and in the order of the file") {
  CHECK(findings("moves(a, [bishop,\n rook,\n pawn]). max_to_move(a). static_eval(rook, 1).") ==
        Findings{"1:11 error no_value", "3:2 error no_value"});
}

TEST_CASE("a value that is no number") {
  const std::string text = notes_with("static_eval(h, 1)", "static_eval(h, high)");
  CHECK(findings(text) == Findings{"22:16 error bad_value"});
  CHECK(says(text, "the static value of h is no number: high/0 is no arithmetic function"));
  CHECK(findings(notes_with("static_eval(h, 1)", "static_eval(h, nan)")) ==
        Findings{"22:16 error bad_value"});
  CHECK(findings(notes_with("static_eval(h, 1)", "static_eval(h, 2*3)")) == Findings{});
  CHECK(findings(notes_with("static_eval(h, 1)", "static_eval(h, -1r3)")) == Findings{});
}

TEST_CASE("a value of a position that is no leaf") {
  const std::string text = notes_and("static_eval(d, 3).");
  CHECK(findings(text) == Findings{"30:13 warning inner_value"});
  CHECK(says(text, "d has a static value but is no leaf: its successors are in line 18"));
}

TEST_CASE("a position without a known mover") {
  CHECK(findings("moves(a, [b,c]). max_to_move(b). min_to_move(c). "
                 "static_eval(b, 1). static_eval(c, 2).") == Findings{"1:7 error no_mover"});
  CHECK(
      says("moves(a, [b,c]). max_to_move(b). min_to_move(c). "
           "static_eval(b, 1). static_eval(c, 2).",
           "nothing says who moves in a: it has no declaration of its own, and of its "
           "successors, MAX moves in b but MIN in c"));
  CHECK(says("moves(a, [b]). static_eval(b, 1).", "and neither has its successor b"));
  CHECK(findings("moves(a, [b]). static_eval(b, 1). max_to_move(a).") == Findings{});
  CHECK(findings("moves(a, [b]). static_eval(b, 1). max_to_move(b).") == Findings{});
}

TEST_CASE("a name about which the file says nothing is one finding") {
  CHECK(findings(notes_with("[d,e]", "[d,knight]") + "moves(b2, [e]). min_to_move(b2).") ==
        Findings{"15:7 warning several_roots", "16:13 error no_value"});
  // That nothing is said of who moves in the knight is no second one.
  CHECK(findings("moves(a, [bishop,knight]). min_to_move(bishop). static_eval(bishop, 1).") ==
        Findings{"1:18 error no_value"});
}

TEST_CASE("a position with both movers") {
  const std::string text = notes_and("min_to_move(d).");
  CHECK(findings(text) == Findings{"30:13 error both_movers"});
  CHECK(says(text, "d is declared both max_to_move and min_to_move: line 1 says that MAX moves"));
  // That b is declared twice is why nothing says who moves in a.
  CHECK(findings(notes_and("max_to_move(b).")) == Findings{"30:13 error both_movers"});
}

TEST_CASE("the same mover in a position and in its successor") {
  const std::string text = notes_with("min_to_move(h)", "max_to_move(h)");
  CHECK(findings(text) == Findings{"1:13 warning same_mover"});
  CHECK(says(text, "MAX moves in d and in its successor h too (line 7)\n"));
  CHECK(
      says("max_to_move(a). max_to_move(b).\nmax_to_move(c). moves(a, [b,c]). "
           "static_eval(b, 1). static_eval(c, 2).",
           "(line 1), and in 1 more"));
}

TEST_CASE("facts that are there already") {
  CHECK(findings(notes_and("moves(d, [h,i]).")) == Findings{"30:7 warning duplicate"});
  CHECK(says(notes_and("moves(d, [h,i])."), "line 18 gives d the same successors already"));
  CHECK(findings(notes_and("static_eval(h, 1).")) == Findings{"30:13 warning duplicate"});
  CHECK(says(notes_and("staticval(h, 1.0)."),
             "line 22 gives h the same value already, written as 1\n"));
  CHECK(says(notes_and("max_to_move(d)."), "line 1 says already that MAX moves in d"));
}

TEST_CASE("facts that contradict each other") {
  CHECK(findings(notes_and("moves(d, [i,h]).")) == Findings{"30:7 error contradiction"});
  CHECK(says(notes_and("moves(d, [i,h])."),
             "d has other successors in line 18, and only those count"));
  CHECK(findings(notes_and("static_eval(h, 2).")) == Findings{"30:13 error contradiction"});
  CHECK(says(notes_and("static_eval(h, 2)."),
             "the static value of h is 1 in line 22, and only that counts"));
}

TEST_CASE("what only a list names that does not count is no root") {
  CHECK(findings("moves(a, [b]). moves(a, [c]). max_to_move(a). static_eval(b, 1). "
                 "moves(c, [d]). min_to_move(c). static_eval(d, 2).") ==
        Findings{"1:22 error contradiction"});
}

TEST_CASE("a successor that its list has already") {
  const std::string text = notes_with("[h,i]", "[h,i,h]");
  CHECK(findings(text) == Findings{"18:15 warning repeated_successor"});
  CHECK(says(text, "h is among the successors of d already"));
}

TEST_CASE("a cycle is shown as a loop") {
  const std::string text = notes_with("static_eval(h, 1).", "moves(h, [d]).");
  CHECK(findings(text) == Findings{"18:7 error cycle"});
  CHECK(says(text, "the game goes round in a circle: d -> h -> d\n"));
  CHECK(
      says("moves(r, [a]). max_to_move(r). moves(a, [b]). min_to_move(a). moves(b, [c]). "
           "max_to_move(b). moves(c, [e]). min_to_move(c). moves(e, [a,c]). max_to_move(e).",
           "circle: a -> b -> c -> e -> a\n"));
}

TEST_CASE("a position among its own successors is a cycle") {
  const std::string text = notes_with("[h,i]", "[h,d,i]");
  CHECK(findings(text) == Findings{"18:7 error cycle"});
  CHECK(says(text, "the game goes round in a circle: d -> d\n"));
}

TEST_CASE("each set of positions on common cycles is reported once") {
  CHECK(findings("moves(r, [a,c]). max_to_move(r).\n"
                 "moves(a, [b]). min_to_move(a).\n"
                 "moves(b, [a,x]). max_to_move(b).\n"
                 "moves(x, [b]). min_to_move(x).\n"
                 "moves(c, [e]). min_to_move(c).\n"
                 "moves(e, [c]). max_to_move(e).\n") ==
        Findings{"2:7 error cycle", "5:7 error cycle"});
}

TEST_CASE("a game that is one cycle has no root to be reached from") {
  const std::string text = "moves(a, [b]). max_to_move(a). moves(b, [a]). min_to_move(b).";
  CHECK(findings(text) == Findings{"1:7 error cycle"});
  CHECK(says(text, "No root leads here: name the position to search from."));
  CHECK(report_of(text).summary->depth == std::nullopt);
  CHECK(report_of(text).summary->roots.empty());
}

TEST_CASE("positions that no root reaches") {
  CHECK(findings(notes_and("moves(x, [y]). max_to_move(x). moves(y, [x,z]). min_to_move(y).\n"
                           "static_eval(z, 1).")) ==
        Findings{"30:7 error cycle", "30:7 warning unreached"});
  const std::string text = notes_and("static_eval(queen, 9).");
  CHECK(findings(text) == Findings{"30:13 warning unreached"});
  CHECK(says(text, "no position leads to queen, and it leads to none"));
}

TEST_CASE("several roots are listed") {
  const std::string text =
      notes_and("moves(queen, [pawn]). max_to_move(queen). static_eval(pawn, 1).");
  CHECK(findings(text) == Findings{"15:7 warning several_roots"});
  CHECK(says(text,
             "2 positions may be the root, as no position leads to them: a (line 15) and queen "
             "(line 30)"));
  CHECK(report_of(text).summary->roots == std::vector<std::string>{"a", "queen"});
  CHECK(findings("static_eval(a, 1). static_eval(b, 2).") ==
        Findings{"1:13 warning several_roots"});
}

TEST_CASE("a misspelt position is one finding") {
  SUBCASE("in its value") {
    const std::string text = notes_with("static_eval(h,", "static_eval(hh,");
    CHECK(findings(text) == Findings{"7:13 error no_value"});
    CHECK(says(text, "the leaf h has no static value\nDid you mean hh, as in line 22?"));
  }
  SUBCASE("among the successors") {
    const std::string text = notes_with("[b,c]", "[b,cc]");
    CHECK(findings(text) == Findings{"15:13 error no_value"});
    CHECK(says(text, "the leaf cc has no static value\nDid you mean c, as in line 17?"));
  }
  SUBCASE("where its successors are given") {
    const std::string text = notes_with("moves(b,", "moves(bb,");
    CHECK(findings(text) == Findings{"5:13 error no_value"});
    CHECK(says(text, "Did you mean bb, as in line 16?"));
  }
  SUBCASE("where its mover is declared") {
    const std::string text = notes_with("max_to_move(d)", "max_to_move(dd)");
    CHECK(findings(text) == Findings{"1:13 warning misspelt_position"});
    CHECK(says(text, "Did you mean d, as in line 18?"));
  }
  SUBCASE("where nothing else tells the mover") {
    const std::string text = "moves(a, [b]). static_eval(b, 1).\nmax_to_move(aa).";
    CHECK(findings(text) == Findings{"1:7 error no_mover"});
    CHECK(says(text, "Did you mean aa, as in line 2?"));
  }
  SUBCASE("and another one with a name like it is a second finding") {
    CHECK(findings("moves(a, [queen]). max_to_move(a). static_eval(quene, 1).\n"
                   "static_eval(qeen, 2).") ==
          Findings{"1:11 error no_value", "2:13 warning misspelt_position"});
  }
  SUBCASE("in case or in kind") {
    CHECK(says("moves(a, ['B1']). max_to_move(a). static_eval(b1, 2).",
               "the leaf 'B1' has no static value\nDid you mean b1, as in line 1?"));
    CHECK(says("moves(a, [\"b\"]). max_to_move(a). static_eval(b, 2).", "Did you mean b,"));
  }
  SUBCASE("in a compound") {
    CHECK(says("moves(a, [pos(x,[1,2])]). max_to_move(a). static_eval(pso(x,[1,2]), 2).",
               "the leaf pos(x,[1,2]) has no static value\nDid you mean pso(x,[1,2]), as"));
  }
  SUBCASE("for one that is complete") {
    CHECK(says("moves(a, [queen,quene]). max_to_move(a). static_eval(queen, 2).",
               "the leaf quene has no static value\nDid you mean queen, as in line 1?"));
  }
}

TEST_CASE("members of a series are no slips for each other") {
  CHECK(says("moves(x1, [x12,x21]). max_to_move(x1). static_eval(x12, 2).",
             "Add static_eval(x21, Value)."));
  CHECK(says("moves(r, [a,b]). max_to_move(r). static_eval(a, 2).", "Add static_eval(b, Value)."));
  // But where the two make a whole, one was probably meant for the other.
  CHECK(says("moves(x1, [x12,x22]). max_to_move(x1). static_eval(x21, 2). static_eval(x22, 1).",
             "Did you mean x21, as in line 1?"));
  // Not where several would do.
  CHECK(findings("moves(x1, [x12]). max_to_move(x1). static_eval(x13, 2). static_eval(x14, 1).") ==
        Findings{"1:12 error no_value", "1:48 warning unreached", "1:69 warning unreached"});
}

TEST_CASE("a misspelt predicate is one finding") {
  SUBCASE("whose fact is missed") {
    const std::string text = notes_with("static_eval(h", "static_evals(h");
    CHECK(findings(text) == Findings{"22:1 error misspelt_predicate"});
    CHECK(says(text,
               "static_evals/2 is no predicate of a game: the fact here has no effect\n"
               "Did you mean static_eval/2?"));
  }
  SUBCASE("whose fact is not missed") {
    CHECK(findings(notes_with("max_to_move(d)", "max_to_mov(d)")) ==
          Findings{"1:1 warning misspelt_predicate"});
  }
  SUBCASE("of several facts") {
    const std::string text =
        "move(a, [b]). max_to_move(a).\nmove(b, [c]). min_to_move(b).\nstatic_eval(c, 1).";
    CHECK(findings(text) == Findings{"1:1 error misspelt_predicate"});
    CHECK(says(text,
               "move/2 is no predicate of a game: the facts here and in line 2 have no "
               "effect\nDid you mean moves/2?"));
  }
  SUBCASE("in its number of arguments") {
    CHECK(says(notes_and("moves(p, [q], 3)."), "Did you mean moves/2?"));
    CHECK(says(notes_and("max_to_move(p, q)."), "Did you mean max_to_move/1?"));
  }
  SUBCASE("in its underscores") {
    CHECK(says(notes_and("min_to_mvoe(p)."), "Did you mean min_to_move/1?"));
    CHECK(says(notes_and("maxtomove(p)."), "Did you mean max_to_move/1?"));
  }
}

TEST_CASE("predicates of their own are let pass") {
  CHECK(findings(notes_and("move(e2, e4). name(a, root). title('The notes'). eval(h, 3). "
                           "move(x, e2, e4).")) == Findings{});
}

TEST_CASE("a syntax error is not followed by what it causes") {
  const std::string text = notes_with("moves(b, [d,e])", "moves(b, [d,e)");
  CHECK(findings(text) == Findings{"16:14 error syntax"});
  CHECK_FALSE(report_of(text).summary);
  CHECK(findings(notes_with("static_eval(h, 1).", "static_eval(h, 1)")) ==
        Findings{"22:18 error syntax"});
}

TEST_CASE("what else is wrong is reported beside a syntax error") {
  CHECK(findings(notes_with("moves(b, [d,e])", "moves(b, [d,e)") + "max_to_move(c).") ==
        Findings{"16:14 error syntax", "30:13 error both_movers"});
}

TEST_CASE("nothing is missing in a file that is cut short") {
  CHECK(findings(notes.substr(0, notes.find("eval(m"))) == Findings{"26:8 error syntax"});
}

TEST_CASE("nothing is missing in a program") {
  CHECK(findings("moves(a, [b]).\nmoves(X, [Y]) :- next(X, Y).") == Findings{"2:1 error program"});
}

TEST_CASE("a file without facts") {
  CHECK(findings("") == Findings{"1:1 error no_facts"});
  CHECK(findings("% nothing\nfoo(bar).") == Findings{"1:1 error no_facts"});
  CHECK_FALSE(report_of("").summary);
}

TEST_CASE("a big tree is clean") {
  constexpr int inner = 100'000;
  std::string text;
  for (int i = 0; i < inner; ++i)
    text += fmt::format("moves(n{}, [n{},n{},n{}]).\n", i, 3 * i + 1, 3 * i + 2, 3 * i + 3);
  // The movers of a position's successors agree, whatever its ply.
  for (int i = 0; i < inner; ++i) text += fmt::format("max_to_move(n{}).\n", i);
  for (int i = inner; i <= 3 * inner; ++i) text += fmt::format("static_eval(n{}, {}).\n", i, i % 7);
  const CheckReport report = report_of(text);
  REQUIRE(report.summary);
  CHECK(report.summary->positions == 3 * inner + 1);
  CHECK(report.diagnostics.count(Severity::error) == 0);
  CHECK(std::ranges::all_of(report.diagnostics.in_order(), [](const Diagnostic& each) {
    return each.kind == DiagnosticKind::same_mover;
  }));
}

TEST_CASE("a big tree without values has an error for each leaf") {
  constexpr int inner = 50'000;
  std::string text = "max_to_move(n0).\n";
  for (int i = 0; i < inner; ++i)
    text += fmt::format("moves(n{}, [n{},n{}]). {}_to_move(n{}).\n", i, 2 * i + 1, 2 * i + 2,
                        i % 2 == 0 ? "max" : "min", i + 1);
  const CheckReport report = report_of(text);
  CHECK(report.count(Severity::error) == inner + 1);
  CHECK(std::ranges::count(report.diagnostics.in_order(), DiagnosticKind::no_value,
                           &Diagnostic::kind) == Diagnostics::usual_most);
}

TEST_CASE("of many repeated successors the first are told and all are counted") {
  std::string text = "max_to_move(a). static_eval(b, 1).\nmoves(a, [b";
  for (int i = 0; i < 1000; ++i) text += ",b";
  const CheckReport report = report_of(text + "]).");
  CHECK(report.count(Severity::warning) == 1000);
  const std::vector<Diagnostic> told = report.diagnostics.in_order();
  REQUIRE(told.size() == Diagnostics::usual_most);
  for (std::size_t i = 0; i < told.size(); ++i) CHECK(told[i].offset == text.find('[') + 3 + 2 * i);
}

/// `length` positions, each the successor of the one before.
std::string chain_text(int length) {
  std::string text;
  for (int i = 0; i + 1 < length; ++i)
    text += fmt::format("moves(p{}, [p{}]). {}_to_move(p{}).\n", i, i + 1,
                        i % 2 == 0 ? "max" : "min", i);
  return text;
}

TEST_CASE("a chain of a million positions") {
  const int length = test_size(1'000'000);
  const std::string text = chain_text(length) + fmt::format("static_eval(p{}, 1).", length - 1);
  const CheckReport report = report_of(text);
  CHECK(report.diagnostics.empty());
  CHECK(report.summary->depth == static_cast<std::size_t>(length) - 1);
}

TEST_CASE("a circle of a million positions is one error") {
  const int length = test_size(1'000'000);
  const std::string text =
      chain_text(length) + fmt::format("moves(p{0}, [p0]). min_to_move(p{0}).", length - 1);
  CHECK(findings(text) == Findings{"1:7 error cycle"});
  CHECK(says(text, fmt::format(" -> p19 -> ... {} more ... -> p0\n", length - 20)));
}

const std::string dice =
    "max_to_move(a). moves(a, [b,c]).\n"
    "chance_to_move(b). moves(b, [0.9-d,0.1-e]).\n"
    "chance_to_move(c). moves(c, [1r3-f,2r3-g]).\n"
    "static_eval(d, 2). static_eval(e, 3).\n"
    "static_eval(f, 1). static_eval(g, 4).\n";

std::string dice_with(std::string_view fact, std::string_view otherwise) {
  const std::size_t place = dice.find(fact);
  REQUIRE(place != dice.npos);
  return std::string(dice).replace(place, fact.size(), otherwise);
}

TEST_CASE("a game with chance") {
  CHECK(findings(dice) == Findings{});
  CHECK(findings(dice_with("0.9-d", "0.8-d")) == Findings{"2:26 error bad_probabilities"});
  CHECK(
      says(dice_with("0.9-d", "0.8-d"), "chance cannot move in b: its probabilities sum to 0.9\n"));
  CHECK(says(dice_with("1r3-f", "f"), "its successor f has no probability, as 0.5-f"));
  CHECK(findings(dice + "min_to_move(b).") == Findings{"6:13 error both_movers"});
  CHECK(says(dice + "min_to_move(b).",
             "b is declared both min_to_move and chance_to_move: line 2 says that chance moves"));
  CHECK(says(dice + "chance_to_move(b).", "line 2 says already that chance moves in b"));
  CHECK(says(dice_with("max_to_move(a).", ""),
             "Add max_to_move(a)., min_to_move(a). or chance_to_move(a)."));
  CHECK(says(dice + "chance_tomove(h).", "chance_to_move/1"));
}

const std::string three =
    "players([ann,bob,cid]).\n"
    "player_to_move(a, ann). moves(a, [b,c]).\n"
    "player_to_move(b, bob). moves(b, [d,e]).\n"
    "static_eval(c, [1,2,3]). static_eval(d, [0,0,0]). static_eval(e, [3,2,1]).\n";

std::string three_with(std::string_view fact, std::string_view otherwise) {
  const std::size_t place = three.find(fact);
  REQUIRE(place != three.npos);
  return std::string(three).replace(place, fact.size(), otherwise);
}

TEST_CASE("a game of three players") {
  CHECK(findings(three) == Findings{});
  CHECK(findings(three_with("[1,2,3]", "[1,2]")) == Findings{"4:13 error bad_payoffs"});
  CHECK(says(three_with("[1,2,3]", "7"),
             "the payoffs of c cannot be used: the static value is no list of 3 finite numbers"));
  CHECK(findings(three_with("bob). moves", "bo). moves")) == Findings{"3:16 error unknown_player"});
  CHECK(says(three_with("bob). moves", "bo). moves"), "who moves in b is none of the players"));
  CHECK(findings(three_with("player_to_move(b, bob). ", "")) == Findings{"3:7 error no_mover"});
  CHECK(says(three_with("player_to_move(b, bob). ", ""), "Add player_to_move(b, Player)."));
  CHECK(findings(three + "player_to_move(a, ann).") == Findings{"5:16 warning duplicate"});
  CHECK(findings(three + "player_to_move(a, bob).") == Findings{"5:16 error contradiction"});
}

TEST_CASE("who is called a player in a game of MAX and MIN") {
  CHECK(findings(notes_and("players([x,o]).")) == Findings{});
  CHECK(findings(notes_and("players(2).")) == Findings{});
  const std::string text = notes_and("players([x,o]). player_to_move(a, x).");
  CHECK(says(text, "player_to_move/2 does not count: elsewhere MAX or MIN moves"));
}

}  // namespace
}  // namespace minimax
