#include "ask/tabled_question.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ask/surroundings.hpp"
#include "ask/two_players_question.hpp"
#include "endgame/tabulate.hpp"
#include "endgame/work_log.hpp"
#include "tests/base/temporary_folder.hpp"
#include "tests/endgame/graph_table.hpp"
#include "tests/games/any_graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

using GraphEntries = std::vector<TableGraph::Entry>;

std::vector<TermId> graph_reached_from(const GraphEntries& entries, TermId root) {
  std::vector<TermId> reached = {root};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const TermId next : entries[index_of(reached[i])].successors) {
      if (std::find(reached.begin(), reached.end(), next) == reached.end()) reached.push_back(next);
    }
  }
  return reached;
}

GraphEntries graph_entries_of(const TableGraph& graph) {
  GraphEntries entries;
  for (std::uint32_t i = 0; i < graph.size(); ++i)
    entries.push_back(
        {graph.successors(TermId{i}), graph.mover(TermId{i}), graph.value(TermId{i})});
  return entries;
}

void write_table(TableGraph graph, TermId root, int draw, const std::string& path) {
  GraphTexts texts(graph);
  ExploredGame game(explored(graph), texts);
  const TableWishes wishes{"graph", 7, {texts.text(root)}, Number(std::int64_t{draw})};
  TableSummary summary;
  InMemory memory;
  WorkLog log(path);
  Tabulation tabulation(game, wishes, log);
  tabulation.resume();
  tabulation.explore({}, [] {});
  const std::vector<char> bytes = tabulation.table(summary, memory);
  std::ofstream(path, std::ios::binary | std::ios::trunc).write(bytes.data(), std::ssize(bytes));
}

/// A question of a game, and what it needs.
struct AskedGraph {
  AnyGraphGame game;
  Surroundings surroundings;
  TwoPlayersQuestion<AnyGame> question;
  GraphTexts texts;

  AskedGraph(const GraphEntries& entries, const Options& options)
      : game(entries), question(game, options, surroundings), texts(game.graph()) {}

  std::int64_t value_of(const FoundValue& value, const Options& options) {
    using Origin = FoundValue::Origin;
    if (value.origin == Origin::number) return value.numbers.front().small();
    if (value.origin == Origin::repetition) return options.on_cycle->number.small();
    return game.value(value.position).number().small();
  }
};

/// Whether one line begins with the other.
bool line_begins_with(const std::vector<TermId>& line, const std::vector<TermId>& begin) {
  return line.size() >= begin.size() && std::equal(begin.begin(), begin.end(), line.begin());
}

/// A line that is one of the game, to a leaf of that value or to where it goes round.
bool is_line(const AskedGraph& asked, TermId root, const FoundAnswer& answer) {
  TermId at = root;
  for (const TermId next : answer.nodes) {
    const auto& moves = asked.game.graph().successors(at);
    if (std::find(moves.begin(), moves.end(), next) == moves.end()) return false;
    at = next;
  }
  return true;
}

constexpr Algorithm tabled_algorithms[] = {
    Algorithm::automatic,  Algorithm::minimax, Algorithm::negamax, Algorithm::alpha_beta,
    Algorithm::pvs,        Algorithm::mtdf,    Algorithm::sss,     Algorithm::proof_number,
    Algorithm::retrograde, Algorithm::frugal};

/// A random game, a table of a part of it, and the game in which that part is leaves.
struct TabledCase {
  GraphEntries entries;
  GraphEntries with_leaves;
  std::vector<TermId> tabled;
  int draw;

  TabledCase(Random& random, bool goes_round, const std::string& path)
      : draw(random_between(random, -3, 3)) {
    const int size = random_between(random, 2, goes_round ? 9 : 30);
    entries = graph_entries_of(goes_round ? random_graph<TermId>(random, size, 3)
                                          : random_acyclic_graph<TermId>(random, size, 3));
    const TermId root{static_cast<std::uint32_t>(random_between(random, 0, size - 1))};
    tabled = graph_reached_from(entries, root);
    std::filesystem::remove(path);
    write_table(TableGraph(entries), root, draw, path);
    with_leaves = entries;
    Options options;
    options.algorithm = Algorithm::minimax;
    options.on_cycle = Draw{Number(std::int64_t{draw}), 0};
    AskedGraph plain(entries, options);
    for (const TermId position : tabled) {
      const Found found = plain.question.find(position, TieRule::last);
      const std::int64_t value = plain.value_of(found.answers.front().value, options);
      with_leaves[index_of(position)].successors.clear();
      with_leaves[index_of(position)].value = static_cast<int>(value);
    }
  }
  bool is_tabled(TermId position) const {
    return std::find(tabled.begin(), tabled.end(), position) != tabled.end();
  }
};

Options random_table_options(Random& random, int draw, const std::string& path) {
  Options options;
  options.algorithm = tabled_algorithms[static_cast<std::size_t>(
      random_between(random, 0, std::size(tabled_algorithms) - 1))];
  options.on_cycle = Draw{Number(std::int64_t{draw}), 0};
  if (options.algorithm != Algorithm::retrograde && random_between(random, 0, 1) == 0)
    options.depth = static_cast<Plies>(random_between(random, 1, 6));
  options.endgame = FileName{path};
  return options;
}

TEST_CASE("a search that comes to a table answers as one whose positions there are leaves") {
  CAPTURE(random_seed());
  Random random(random_seed());
  const TemporaryFolder folder;
  const std::string path = (folder.path / "table").string();
  int searched = 0;
  int entered = 0;
  for (int round = 0; round < test_size(1500); ++round) {
    CAPTURE(round);
    const TabledCase game(random, round % 2 == 0, path);
    Options options = random_table_options(random, game.draw, path);
    CAPTURE(static_cast<int>(options.algorithm));
    CAPTURE(options.depth.value_or(99));
    options.user = random_between(random, 0, 3) == 0 ? User::compare : User::solve;
    Options plain = options;
    plain.algorithm = Algorithm::minimax;
    plain.endgame.reset();
    AskedGraph asked(game.entries, options);
    AskedGraph whole(game.entries, plain);
    TabledQuestion tabled(asked.question, asked.texts, options);
    const TieRule ties = random_between(random, 0, 1) ? TieRule::last : TieRule::first;
    for (std::uint32_t i = 0; i < game.entries.size(); ++i) {
      CAPTURE(i);
      const TermId root{i};
      GraphEntries with_leaves = game.with_leaves;
      // In any case searched, where algorithms are compared.
      if (options.user == User::compare) with_leaves[i] = game.entries[i];
      AskedGraph leaves(with_leaves, plain);
      const FoundAnswer found = tabled.find(root, ties).answers.front();
      const std::int64_t value = asked.value_of(found.value, options);
      REQUIRE(is_line(asked, root, found));
      if (game.is_tabled(root) && options.user == User::solve) {
        REQUIRE(value == with_leaves[i].value);
        continue;
      }
      const FoundAnswer expected = leaves.question.find(root, ties).answers.front();
      REQUIRE(value == leaves.value_of(expected.value, plain));
      REQUIRE(found.best == expected.best);
      REQUIRE(leaves.question.outcome(root, ties_of(ties)).answers.front().best == found.best);
      const FoundAnswer outcome = tabled.outcome(root, ties_of(ties)).answers.front();
      REQUIRE(asked.value_of(outcome.value, options) == value);
      REQUIRE(outcome.best == found.best);
      REQUIRE(line_begins_with(found.nodes, expected.nodes));
      if (!options.depth) {
        const Found all = whole.question.find(root, ties);
        REQUIRE(value == whole.value_of(all.answers.front().value, plain));
        // In a round what a successor is worth depends on the path.
        if (!game.is_tabled(root)) REQUIRE(found.best == all.answers.front().best);
      }
      ++searched;
      entered += found.nodes.size() > expected.nodes.size();
    }
  }
  MESSAGE(searched << " positions searched; " << entered << " lines go on in a table");
  CHECK(entered > 0);
}

}  // namespace
}  // namespace minimax
