// Quiescence search and singular extensions against their definition.
#include "search/two/selective.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "ask/option_table.hpp"
#include "search/two/searcher.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// Nothing is declared: the searcher wants to be able to ask.
class AskableGame : public GraphGame<int> {
 public:
  using GraphGame<int>::GraphGame;
  Declaration declaration(int position) const {
    return {mover(position) == Mover::max, mover(position) == Mover::min};
  }
};

/// Every third position is not quiet; its noisy successors are all but the first.
class Noise final : public Quiescence<AskableGame> {
 public:
  explicit Noise(const AskableGame& game) : game_(game) {}
  bool is_quiet(const int& position) override { return position % 3 != 0; }
  std::vector<int> noisy_successors(const int& position) override {
    const auto& all = game_.successors(position);
    if (all.empty()) return {};
    return {all.begin() + 1, all.end()};
  }

 private:
  const AskableGame& game_;
};

struct Rules {
  int depth;
  std::optional<int> noisy_plies;
  std::optional<int> margin;
};

/// The value as the definition says, by recursion over everything.
class SelectiveDefinition {
 public:
  SelectiveDefinition(AskableGame& game, Rules rules) : game_(game), noise_(game), rules_(rules) {}

  // Negative plies are those beyond the limit.
  int value(int position, int plies, bool is_extended = false) {
    std::vector<int> moves = game_.successors(position);
    if (plies <= 0) {
      const bool goes_on =
          rules_.noisy_plies && plies > -*rules_.noisy_plies && !noise_.is_quiet(position);
      moves = goes_on ? noise_.noisy_successors(position) : std::vector<int>();
    }
    if (moves.empty()) return game_.value(position);
    const Mover mover = game_.mover(position);
    std::vector<int> values;
    for (const int move : moves) values.push_back(value(move, plies - 1));
    if (rules_.margin && plies > 0 && !is_extended) {
      for (std::size_t i = 0; i < values.size(); ++i) {
        if (!stands_out(mover, values, i)) continue;
        values[i] = value(moves[i], plies, true);
        break;
      }
    }
    int best = values[0];
    for (const int value : values) {
      if (prefers(mover, value, best)) best = value;
    }
    return best;
  }

 private:
  bool stands_out(Mover mover, const std::vector<int>& values, std::size_t at) const {
    for (std::size_t i = 0; i < values.size(); ++i) {
      const int lead = mover == Mover::max ? values[at] - values[i] : values[i] - values[at];
      if (i != at && lead < *rules_.margin) return false;
    }
    return true;
  }

  AskableGame& game_;
  Noise noise_;
  Rules rules_;
};

AskableGame random_game(Random& random) {
  const GraphGame<int> graph = random_graph<int>(random, 20, 3);
  std::vector<GraphGame<int>::Entry> entries;
  for (int i = 0; i < static_cast<int>(graph.size()); ++i)
    entries.push_back({graph.successors(i), graph.mover(i), random_between(random, -9, 9)});
  return AskableGame(std::move(entries));
}

Rules random_rules(Random& random) {
  Rules rules{random_between(random, 0, 4), {}, {}};
  const int kind = random_between(random, 0, 2);
  if (kind != 0) rules.noisy_plies = random_between(random, 0, 3);
  if (kind != 1) rules.margin = random_between(random, 1, 6);
  return rules;
}

SearchOptions<AskableGame> options_of(const Rules& rules, Noise& noise, Algorithm algorithm) {
  SearchOptions<AskableGame> options;
  options.solver.algorithm = algorithm;
  options.solver.limits.depth = static_cast<Plies>(rules.depth);
  if (rules.noisy_plies) {
    options.selective.quiescence = &noise;
    options.selective.quiescence_plies = static_cast<Plies>(*rules.noisy_plies);
  }
  if (rules.margin) {
    options.selective.is_singular = [margin = *rules.margin](int a, int b) {
      return (a < b ? b - a : a - b) >= margin;
    };
  }
  return options;
}

TEST_CASE("every algorithm gives the value that the definition of selective depth gives") {
  CAPTURE(random_seed());
  Random random(random_seed());
  std::uint64_t compared = 0;
  const int games = test_size(2000);
  for (int i = 0; i < games; ++i) {
    CAPTURE(i);
    AskableGame game = random_game(random);
    Noise noise(game);
    const Rules rules = random_rules(random);
    const int expected = SelectiveDefinition(game, rules).value(0, rules.depth);
    std::optional<std::vector<int>> line;
    for (const OptionChoice& named : find_option("algorithm", User::solve)->field.choices) {
      const Algorithm algorithm = algorithm_named(named.name);
      CAPTURE(named.name);
      Searcher<AskableGame> searcher(game, options_of(rules, noise, algorithm), {});
      const auto found = searcher.solve(0, TieRule::last).answers.front();
      if (found.value != expected) FAIL_CHECK(found.value << " is not " << expected);
      if (!line) line = found.line;
      if (found.line != *line) FAIL_CHECK("another line than the algorithm before");
      ++compared;
    }
  }
  MESSAGE("seed " << random_seed() << ": " << compared << " answers on " << games
                  << " games compared");
}

TEST_CASE("deepening with selective depth ends where the game does") {
  // 0 -> 1, 2; 1 -> 3: a loss behind what looks like a gain.
  AskableGame game(
      {{{1, 2}, Mover::max, 0}, {{3}, Mover::min, 9}, {{}, Mover::min, 1}, {{}, Mover::max, -9}});
  Noise noise(game);
  SearchOptions<AskableGame> options = options_of({1, 2, {}}, noise, Algorithm::automatic);
  options.solver.limits = {.positions = 10000};
  Searcher<AskableGame> searcher(game, options, {});
  const auto found = searcher.solve(0, TieRule::last);
  CHECK(found.complete);
  CHECK(found.answers.front().value == 1);
  CHECK(found.answers.front().line == std::vector<int>{2});
}

}  // namespace
}  // namespace minimax
