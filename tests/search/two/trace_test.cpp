#include "search/two/trace.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "search/common/frontier.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"

namespace minimax {
namespace {

using Tree = GraphGame<Vertex>;
using Event = TraceEvent<Vertex, int>;
using Value = TracedValue<Vertex, int>;
using Sink = TraceSink<Vertex, int>;

constexpr int infinite = 1'000'000;

// The tree of the course notes; letters are their place in the alphabet.
Vertex letter(char name) {
  return static_cast<Vertex>(name - 'a');
}
char name_of(Vertex vertex) {
  return static_cast<char>('a' + static_cast<int>(vertex));
}

Tree lettered_notes_tree() {
  std::vector<Tree::Entry> entries('p' - 'a' + 1);
  const auto inner = [&](char position, Mover mover, char first, char second) {
    entries[index_of(letter(position))] = {{letter(first), letter(second)}, mover, 0};
  };
  inner('a', Mover::max, 'b', 'c');
  inner('b', Mover::min, 'd', 'e');
  inner('c', Mover::min, 'f', 'g');
  inner('d', Mover::max, 'h', 'i');
  inner('e', Mover::max, 'j', 'l');
  inner('f', Mover::max, 'm', 'n');
  inner('g', Mover::max, 'o', 'p');
  const std::string leaves = "hijlmnop";
  const int values[] = {1, 4, 5, 6, 2, 1, 1, 1};
  for (std::size_t i = 0; i < leaves.size(); ++i)
    entries[index_of(letter(leaves[i]))].value = values[i];
  return Tree(std::move(entries));
}

constexpr int draw = 7;

// Alpha-beta tells no other values.
int number_of(const Tree& tree, const Value& value) {
  if (value == Value(ValueOfRepetition())) return draw;
  return tree.value(std::get<ValueAt<Vertex>>(value).position);
}

std::string text(const Tree& tree, const std::optional<TracedBound<Vertex, Value>>& bound,
                 const char* open) {
  return bound ? std::to_string(number_of(tree, bound->value)) + name_of(*bound->set_at) : open;
}

// Such as "narrow a [4a +] b": the position that has set a bound stands behind it.
std::string text(const Tree& tree, const Event& event) {
  const auto window = [&] {
    if (!event.window) return std::string();
    return " [" + text(tree, event.window->alpha, "-") + " " + text(tree, event.window->beta, "+") +
           "]";
  };
  std::string text = {' ', name_of(event.position)};
  std::string successors;
  for (const Vertex successor : event.successors) successors += {' ', name_of(successor)};
  const auto value = [&] {
    const char* const bound = event.certainty == Certainty::exact         ? " = "
                              : event.certainty == Certainty::lower_bound ? " >= "
                                                                          : " <= ";
    const auto* at = std::get_if<ValueAt<Vertex>>(&*event.value);
    return bound + std::to_string(number_of(tree, *event.value)) +
           (at ? std::string(" of ") + name_of(at->position) : " by draw");
  };
  switch (event.step) {
    case TraceStep::enter:
      return "enter" + text + window();
    case TraceStep::leaf:
      return "leaf" + text + value();
    case TraceStep::repeat:
      return "repeat" + text + value();
    case TraceStep::narrow:
      return "narrow" + text + window() + successors;
    case TraceStep::cut_off:
      return "cut off" + text + window() + successors;
    case TraceStep::leave:
      return "leave" + text + value();
    default:
      break;  // steps of other searches
  }
  return {};
}

std::vector<std::string> notes_events(const TraceOptions<int>& options) {
  Tree tree = lettered_notes_tree();
  std::vector<std::string> events;
  const Sink sink = [&](const Event& event) { events.push_back(text(tree, event)); };
  trace(tree, letter('a'), options, {}, sink);
  return events;
}

TEST_CASE("the steps on the tree of the notes") {
  CHECK(notes_events({}) ==
        std::vector<std::string>{
            "enter a [- +]",     "enter b [- +]",     "enter d [- +]",      "enter h [- +]",
            "leaf h = 1 of h",   "narrow d [1d +] h", "enter i [1d +]",     "leaf i = 4 of i",
            "narrow d [4d +] i", "leave d = 4 of i",  "narrow b [- 4b] d",  "enter e [- 4b]",
            "enter j [- 4b]",    "leaf j = 5 of j",   "narrow e [5e 4b] j", "cut off e [5e 4b] l",
            "leave e >= 5 of j", "leave b = 4 of i",  "narrow a [4a +] b",  "enter c [4a +]",
            "enter f [4a +]",    "enter m [4a +]",    "leaf m = 2 of m",    "enter n [4a +]",
            "leaf n = 1 of n",   "leave f = 2 of m",  "narrow c [4a 2c] f", "cut off c [4a 2c] g",
            "leave c <= 2 of m", "leave a = 4 of i",
        });
}

TEST_CASE("a depth limit ends the trace") {
  CHECK(notes_events({.depth = 1}) == std::vector<std::string>{
                                          "enter a [- +]",
                                          "enter b [- +]",
                                          "leaf b = 0 of b",
                                          "narrow a [0a +] b",
                                          "enter c [0a +]",
                                          "leaf c = 0 of c",
                                          "leave a = 0 of b",
                                      });
}

TEST_CASE("plain minimax has no windows") {
  const auto events = notes_events({.prunes = false});
  const auto count = [&](const char* step) {
    return std::ranges::count_if(events,
                                 [&](const auto& event) { return event.starts_with(step); });
  };
  CHECK(count("enter") == 15);
  CHECK(count("leaf") == 8);
  CHECK(count("leave") == 7);
  CHECK(count("narrow") == 0);
  CHECK(count("cut off") == 0);
  CHECK(std::ranges::count(events, "enter c") == 1);
  CHECK(events.back() == "leave a = 4 of i");
}

TEST_CASE("a repetition is told with its value") {
  std::vector<Tree::Entry> entries(2);
  entries[0] = {{letter('b')}, Mover::max, 0};
  entries[1] = {{letter('a')}, Mover::min, 0};
  Tree tree(std::move(entries));
  std::vector<std::string> events;
  const Sink sink = [&](const Event& event) { events.push_back(text(tree, event)); };
  CHECK(trace(tree, letter('a'), {.repetition = draw}, {}, sink) == 7);
  CHECK(events == std::vector<std::string>{"enter a [- +]", "enter b [- +]", "enter a [- +]",
                                           "repeat a = 7 by draw", "narrow b [- 7b] a",
                                           "leave b = 7 by draw", "narrow a [7a +] b",
                                           "leave a = 7 by draw"});
  CHECK_THROWS_AS(trace(tree, letter('a'), {}, {}, sink), CycleError<Vertex>);
}

/// Alpha-beta as a textbook prints it, max and min apart, with a note of the leaves it values.
struct Textbook {
  const Tree& tree;
  bool is_strict;
  std::vector<Vertex> leaves = {};

  int leaf(Vertex position) {
    leaves.push_back(position);
    return tree.value(position);
  }
  bool is_cut(int alpha, int beta) const { return is_strict ? alpha > beta : alpha >= beta; }
  int value(Vertex position, int depth, int alpha, int beta) {
    if (depth == 0 || tree.successors(position).empty()) return leaf(position);
    return tree.mover(position) == Mover::max ? max_value(position, depth, alpha, beta)
                                              : min_value(position, depth, alpha, beta);
  }
  int max_value(Vertex position, int depth, int alpha, int beta) {
    int best = -infinite;
    for (const Vertex successor : tree.successors(position)) {
      best = std::max(best, value(successor, depth - 1, alpha, beta));
      alpha = std::max(alpha, best);
      if (is_cut(alpha, beta)) break;
    }
    return best;
  }
  int min_value(Vertex position, int depth, int alpha, int beta) {
    int best = infinite;
    for (const Vertex successor : tree.successors(position)) {
      best = std::min(best, value(successor, depth - 1, alpha, beta));
      beta = std::min(beta, best);
      if (is_cut(alpha, beta)) break;
    }
    return best;
  }
};

struct Traced {
  int value = 0;
  std::vector<Vertex> leaves;
  std::vector<Event> events;
};

Traced traced(Tree& tree, const TraceOptions<int>& options) {
  Traced traced;
  const Sink sink = [&](const Event& event) {
    if (event.step == TraceStep::leaf) traced.leaves.push_back(event.position);
    traced.events.push_back(event);
  };
  traced.value = trace(tree, Vertex{}, options, {}, sink);
  return traced;
}

int true_value(const Tree& tree, Vertex position, int depth) {
  Textbook search{tree, true};
  return search.value(position, depth, -infinite, infinite);
}

// A position may be searched on many plies of a graph; of a tree, its value has one meaning.
bool tells_the_truth(const Tree& tree, const Event& event, int depth) {
  const int value = number_of(tree, *event.value);
  const int truth = true_value(tree, event.position, depth - static_cast<int>(event.ply));
  if (event.certainty == Certainty::lower_bound) return value <= truth;
  if (event.certainty == Certainty::upper_bound) return truth <= value;
  return value == truth;
}

// Each bound is the value of a successor of the position that has set it, which is an ancestor.
bool has_reason(const Tree& tree, const Event& event, CutOff rule) {
  const bool is_max = event.mover == Mover::max;
  const auto& own = is_max ? event.window->alpha : event.window->beta;
  const auto& opposing = is_max ? event.window->beta : event.window->alpha;
  const auto& rival = event.cut_off->rival;
  const int alpha = number_of(tree, event.window->alpha->value);
  const int beta = number_of(tree, event.window->beta->value);
  return event.cut_off->reason == CutOffReason::ancestor && own->set_at == event.position &&
         event.value == own->value && opposing->set_at != event.position &&
         rival->player == opponent(*event.mover) && rival->position == opposing->set_at &&
         rival->value == opposing->value && !event.successors.empty() &&
         (rule == CutOff::strict ? alpha > beta : alpha >= beta);
}

TEST_CASE("a trace values the leaves that textbook alpha-beta values") {
  Random random(random_seed());
  CAPTURE(random_seed());
  std::uint64_t leaves = 0;
  std::uint64_t cut_offs = 0;
  constexpr int trees = 2500;
  for (int i = 0; i < trees; ++i) {
    Tree tree = random_tree<Vertex>(random, random_between(random, 1, 60), 4);
    const int depth = i % 2 == 0 ? infinite : random_between(random, 0, 5);
    for (const CutOff cut_off : {CutOff::equal, CutOff::strict}) {
      Textbook expected{tree, cut_off == CutOff::strict};
      const int value = expected.value(Vertex{}, depth, -infinite, infinite);
      const Traced found = traced(
          tree,
          {.rules = {.cut_off = cut_off},
           .depth = depth == infinite ? std::nullopt : std::optional(static_cast<Plies>(depth))});
      REQUIRE(found.value == value);
      REQUIRE(found.leaves == expected.leaves);
      leaves += found.leaves.size();
      for (const Event& event : found.events) {
        if (event.step == TraceStep::leave) REQUIRE(tells_the_truth(tree, event, depth));
        if (event.step != TraceStep::cut_off) continue;
        REQUIRE(has_reason(tree, event, cut_off));
        ++cut_offs;
      }
    }
  }
  MESSAGE(trees << " trees, both rules: " << leaves << " leaves, " << cut_offs << " cut-offs");
  CHECK(cut_offs > 1000);
}

TEST_CASE("the frontier is what plain minimax values") {
  Random random(random_seed());
  CAPTURE(random_seed());
  const auto each_once = [](const std::vector<Vertex>& positions) {
    std::vector<Vertex> once;
    for (const Vertex position : positions) {
      if (std::ranges::find(once, position) == once.end()) once.push_back(position);
    }
    return once;
  };
  for (int i = 0; i < 1000; ++i) {
    const bool is_limited = i % 4 != 0;
    const bool has_draws = i % 2 != 0;
    Tree tree = is_limited ? random_graph<Vertex>(random, 6, 3)
                           : random_acyclic_graph<Vertex>(random, 10, 3);
    std::optional<Plies> depth;
    if (is_limited) depth = static_cast<Plies>(random_between(random, 0, 5));
    const Traced found = traced(tree, {.prunes = false,
                                       .depth = depth,
                                       .repetition = has_draws ? std::optional(0) : std::nullopt});
    REQUIRE(Frontier<Tree>(tree, has_draws).below(Vertex{}, depth.value_or(unlimited_plies)) ==
            each_once(found.leaves));
  }
}

}  // namespace
}  // namespace minimax
