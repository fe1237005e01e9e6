// Strategies against the values that they prove.
#include "search/two/strategy.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/two/certificate.hpp"
#include "search/two/solver.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"

namespace minimax {
namespace {

// Whether the strategy is all that its owner needs: by the game, and by nothing of the search.
bool secures(const IntGame& game, const Strategy<int>& strategy, Mover owner, PositionAt<int> at,
             int value) {
  if (at.remaining == 0 || game.successors(at.position).empty()) {
    const bool is_listed = std::ranges::find(strategy.leaves, at) != strategy.leaves.end();
    return is_listed && !prefers(owner, value, game.value(at.position));
  }
  const auto goes_on = [&](int successor) {
    return secures(game, strategy, owner, {successor, below(at.remaining)}, value);
  };
  if (game.mover(at.position) != owner)
    return std::ranges::all_of(game.successors(at.position), goes_on);
  const auto play = std::ranges::find_if(strategy.plays,
                                         [&](const auto& candidate) { return candidate.at == at; });
  return play != strategy.plays.end() && goes_on(play->successor);
}

TEST_CASE("both have a strategy for the value and none for a better one") {
  CAPTURE(random_seed());
  Random random(random_seed());
  int games = 0;
  for (; games < 2000; ++games) {
    CAPTURE(games);
    const bool is_limited = games % 2 == 0;
    IntGame game =
        is_limited ? random_graph<int>(random, 12, 3) : random_acyclic_graph<int>(random, 20, 3);
    const Plies plies =
        is_limited ? static_cast<Plies>(random_between(random, 0, 5)) : unlimited_plies;
    const std::optional<Plies> depth = is_limited ? std::optional(plies) : std::nullopt;
    const int value = Solver<IntGame>(game, {.limits = {.depth = depth}})
                          .solve(0, TieRule::last)
                          .answers.front()
                          .value;
    const auto certificate = certify(game, 0, plies, value, {});
    REQUIRE(certificate);
    CHECK(secures(game, certificate->max, Mover::max, {0, plies}, value));
    CHECK(secures(game, certificate->min, Mover::min, {0, plies}, value));
    CHECK_FALSE(certify(game, 0, plies, value + 1, {}));
    CHECK_FALSE(certify(game, 0, plies, value - 1, {}));
  }
  MESSAGE("seed " << random_seed() << ": strategies of " << games << " games checked");
}

// Who has to know all replies has to ask for them.
TEST_CASE("a proof holds the positions where the other one may choose") {
  const Mover max = Mover::max, min = Mover::min;
  IntGame game({{{1}, max, 0},
                {{2, 3}, min, 0},
                {{}, max, 0},
                {{4}, max, 0},
                {{5, 6}, min, 0},
                {{}, max, 1},
                {{}, max, 1}});
  const auto certificate = certify(game, 0, unlimited_plies, 0, {});
  REQUIRE(certificate);
  // MIN never lets it come to 3, but MAX has to be sure of what follows there.
  CHECK(certificate->min.replies == std::vector<PositionAt<int>>{{0, unlimited_plies}});
  const ProofSize size = size_of_proof(certificate->max, certificate->min);
  CHECK(size.positions == 7);
  CHECK(size.leaves == 3);
}

TEST_CASE("more paths than can be counted are no obstacle") {
  // Two positions a ply, each of which leads to both of the next ply.
  std::vector<IntGame::Entry> entries = {{{1, 2}, Mover::max}};
  constexpr int plies = 200;
  for (int ply = 1; ply < plies; ++ply) {
    const Mover mover = ply % 2 == 0 ? Mover::max : Mover::min;
    for (int i = 0; i < 2; ++i) entries.push_back({{2 * ply + 1, 2 * ply + 2}, mover});
  }
  entries.push_back({{}, Mover::max, 3});
  entries.push_back({{}, Mover::max, 5});
  IntGame game(std::move(entries));
  const auto certificate = certify(game, 0, unlimited_plies, 3, {});
  const auto other = certify(game, 0, unlimited_plies, 5, {});
  REQUIRE(certificate.has_value() != other.has_value());
  const auto& found = certificate ? *certificate : *other;
  CHECK(found.max.plays.size() + found.min.plays.size() > plies);
}

TEST_CASE("a cycle that no limit bounds is told") {
  IntGame game({{{1, 2}}, {{0}}, {{}}});
  Interrupt interrupt;
  StrategyFinder<IntGame> finder(game, interrupt);
  CHECK_THROWS_AS(finder.find(0, unlimited_plies, Mover::max, 0), CycleError<int>);
  CHECK(finder.find(0, 4, Mover::max, 0));
}

}  // namespace
}  // namespace minimax
