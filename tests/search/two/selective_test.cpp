// Quiescence search and singular extensions against their definition.
#include "search/two/selective.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "ask/option_table.hpp"
#include "search/two/searcher.hpp"
#include "term/arithmetic.hpp"
#include "tests/games/any_graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// Every third position is not quiet; its noisy successors are all but the first.
class Noise final : public Quiescence {
 public:
  explicit Noise(const AnyGraphGame::Graph& game) : game_(game) {}
  bool is_quiet(TermId position) override { return index_of(position) % 3 != 0; }
  std::vector<TermId> noisy_successors(TermId position) override {
    const auto& all = game_.successors(position);
    if (all.empty()) return {};
    return {all.begin() + 1, all.end()};
  }

 private:
  const AnyGraphGame::Graph& game_;
};

struct Rules {
  int depth;
  std::optional<int> noisy_plies;
  std::optional<int> margin;
};

/// The value as the definition says, by recursion over everything.
class SelectiveDefinition {
 public:
  SelectiveDefinition(const AnyGraphGame::Graph& game, Rules rules)
      : game_(game), noise_(game), rules_(rules) {}

  // Negative plies are those beyond the limit.
  int value(TermId position, int plies, bool is_extended = false) {
    std::vector<TermId> moves = game_.successors(position);
    if (plies <= 0) {
      const bool goes_on =
          rules_.noisy_plies && plies > -*rules_.noisy_plies && !noise_.is_quiet(position);
      moves = goes_on ? noise_.noisy_successors(position) : std::vector<TermId>();
    }
    if (moves.empty()) return game_.value(position);
    const Mover mover = game_.mover(position);
    std::vector<int> values;
    for (const TermId move : moves) values.push_back(value(move, plies - 1));
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

  const AnyGraphGame::Graph& game_;
  Noise noise_;
  Rules rules_;
};

std::vector<AnyGraphGame::Graph::Entry> random_entries(Random& random) {
  const auto graph = random_graph<TermId>(random, 20, 3);
  std::vector<AnyGraphGame::Graph::Entry> entries;
  for (std::size_t i = 0; i < graph.size(); ++i) {
    const auto position = static_cast<TermId>(i);
    entries.push_back(
        {graph.successors(position), graph.mover(position), random_between(random, -9, 9)});
  }
  return entries;
}

Rules random_rules(Random& random) {
  Rules rules{random_between(random, 0, 4), {}, {}};
  const int kind = random_between(random, 0, 2);
  if (kind != 0) rules.noisy_plies = random_between(random, 0, 3);
  if (kind != 1) rules.margin = random_between(random, 1, 6);
  return rules;
}

SearchOptions options_of(const Rules& rules, Noise& noise, Algorithm algorithm) {
  SearchOptions options;
  options.solver.algorithm = algorithm;
  options.solver.limits.depth = static_cast<Plies>(rules.depth);
  if (rules.noisy_plies) {
    options.selective.quiescence = &noise;
    options.selective.quiescence_plies = static_cast<Plies>(*rules.noisy_plies);
  }
  if (rules.margin) {
    options.selective.is_singular = [margin = Number(std::int64_t{*rules.margin})](
                                        const StaticValue& a, const StaticValue& b) {
      return differ_by(a.number(), b.number(), margin);
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
    AnyGraphGame game(random_entries(random));
    Noise noise(game.graph());
    const Rules rules = random_rules(random);
    const int expected = SelectiveDefinition(game.graph(), rules).value(TermId{0}, rules.depth);
    std::optional<std::vector<TermId>> line;
    for (const OptionChoice& named : find_option("algorithm", User::solve)->field.choices) {
      const Algorithm algorithm = algorithm_named(named.name);
      CAPTURE(named.name);
      if (algorithm == Algorithm::retrograde) continue;  // it has no depth
      Searcher<AnyGame> searcher(game, options_of(rules, noise, algorithm), {});
      const auto found = searcher.solve(TermId{0}, TieRule::last).answers.front();
      if (found.value != StaticValue(std::int64_t{expected}))
        FAIL_CHECK("the value is not " << expected);
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
  AnyGraphGame game({{{TermId{1}, TermId{2}}, Mover::max, 0},
                     {{TermId{3}}, Mover::min, 9},
                     {{}, Mover::min, 1},
                     {{}, Mover::max, -9}});
  Noise noise(game.graph());
  SearchOptions options = options_of({1, 2, {}}, noise, Algorithm::automatic);
  options.solver.limits = {.positions = 10000};
  Searcher<AnyGame> searcher(game, options, {});
  const auto found = searcher.solve(TermId{0}, TieRule::last);
  CHECK(found.complete);
  CHECK(found.answers.front().value == StaticValue(std::int64_t{1}));
  CHECK(found.answers.front().line == std::vector{TermId{2}});
}

}  // namespace
}  // namespace minimax
