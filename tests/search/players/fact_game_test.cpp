// What the command searches: games of several players as facts.
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ask/option_table.hpp"
#include "search/players/solver.hpp"
#include "tests/games/naive_players.hpp"
#include "tests/games/players_facts.hpp"
#include "tests/games/players_games.hpp"
#include "tests/games/text_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// Every position but the leaves has as many successors; the players take turns.
PlayersGraph<int> uniform_game(Random& random, std::size_t branching, std::size_t depth) {
  std::vector<PlayersGraph<int>::Entry> entries(1);
  std::size_t begin = 0;
  for (std::size_t ply = 0; ply < depth; ++ply) {
    const std::size_t end = entries.size();
    for (std::size_t i = begin; i < end; ++i) {
      for (std::size_t successor = 0; successor < branching; ++successor) {
        entries[i].successors.push_back(static_cast<int>(entries.size()));
        entries.emplace_back().player = (ply + 1) % 3;
      }
    }
    begin = end;
  }
  for (auto& entry : entries) {
    for (int player = 0; player < 3; ++player)
      entry.payoffs.push_back(random_between(random, -1000, 1000));
  }
  return PlayersGraph<int>(3, std::move(entries));
}

PlayersSolution<FactGame> solved(TextGame& tree, Algorithm algorithm, TieRule ties,
                                 std::optional<Plies> depth = std::nullopt,
                                 std::size_t table_bytes = std::size_t{1} << 20) {
  FactGame& game = tree.game();
  PlayersSolver solver(
      game, {.algorithm = algorithm, .limits = {.depth = depth}, .table_bytes = table_bytes});
  return solver.solve(tree.term(fact_name(0)), ties);
}

TEST_CASE("paranoid and best-reply search cut off in games of facts") {
  Random random(random_seed());
  TextGame tree(facts_of(uniform_game(random, 4, 7)));
  REQUIRE(tree.game().positions().size() == 21845);
  for (const Algorithm algorithm : {Algorithm::paranoid, Algorithm::best_reply}) {
    const auto found = solved(tree, algorithm, TieRule::last);
    CHECK(found.statistics.cut_offs > 100);
    CHECK(found.statistics.positions < 6000);
    MESSAGE("of 21845 positions " << name_of(algorithm) << " visits " << found.statistics.positions
                                  << " and cuts off " << found.statistics.cut_offs << " times");
  }
}

TEST_CASE("paranoid and best-reply search use a table in games of facts") {
  // Eight layers of three positions, each of which leads to all of the next layer.
  std::vector<PlayersGraph<int>::Entry> entries = {{{1, 2, 3}, 0, {0, 0, 0}}};
  for (int i = 0; i < 24; ++i) {
    const int next = 4 + i / 3 * 3;
    const auto player = static_cast<std::size_t>(i / 3 + 1) % 3;
    entries.push_back({{}, player, {i % 5, i % 7, i % 4}});
    if (i < 21) entries.back().successors = {next, next + 1, next + 2};
  }
  TextGame tree(facts_of(PlayersGraph<int>(3, entries)));
  for (const Algorithm algorithm : {Algorithm::paranoid, Algorithm::best_reply}) {
    const auto found = solved(tree, algorithm, TieRule::last);
    CHECK(found.statistics.table_hits > 0);
    const auto without = solved(tree, algorithm, TieRule::last, std::nullopt, 0);
    CHECK(without.statistics.table_hits == 0);
    CHECK(found.statistics.positions < without.statistics.positions / 2);
    CHECK(found.answers == without.answers);
  }
}

NaiveOutcome<PlayersGraph<int>> naive(PlayersGraph<int>& game, Algorithm algorithm,
                                      std::optional<Plies> depth, Ties ties) {
  const NaivePlayers definition(game, depth, ties);
  if (algorithm == Algorithm::paranoid) return definition.paranoid(0);
  if (algorithm == Algorithm::best_reply) return definition.best_reply(0);
  return definition.maxn(0);
}

TEST_CASE("searches of several players over facts equal their definitions on random games") {
  CAPTURE(random_seed());
  Random random(random_seed());
  int compared = 0;
  const int rounds = test_size(1000);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    auto game = random_players_game<int>(random);
    TextGame tree(facts_of(game));
    const auto depth = random_depth(random);
    for (const Algorithm algorithm :
         {Algorithm::maxn, Algorithm::paranoid, Algorithm::best_reply}) {
      CAPTURE(name_of(algorithm));
      for (const Ties ties : {Ties::last, Ties::first}) {
        const auto expected = naive(game, algorithm, depth, ties);
        const auto found =
            solved(tree, algorithm, ties == Ties::last ? TieRule::last : TieRule::first, depth);
        REQUIRE(found.answers.size() == 1);
        std::string line;
        for (const int position : expected.line)
          line += (line.empty() ? "" : " ") + fact_name(position);
        REQUIRE(tree.texts(found.answers.front().line) == line);
        std::vector<Payoff> payoffs;
        for (const int payoff : expected.payoffs) payoffs.emplace_back(payoff);
        REQUIRE(found.answers.front().payoffs == payoffs);
        ++compared;
      }
    }
  }
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << rounds
                  << " games compared");
}

}  // namespace
}  // namespace minimax
