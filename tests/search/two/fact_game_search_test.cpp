// Minimax over games of facts.
#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "search/two/any_game.hpp"
#include "search/two/minimax.hpp"
#include "search/two/searcher.hpp"
#include "term/arithmetic.hpp"
#include "tests/games/graph_game.hpp"
#include "tests/games/naive_minimax.hpp"
#include "tests/games/text_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

std::string name(int position) {
  return "p" + std::to_string(position);
}

/// The facts of a game; its values are written as numbers of several kinds.
std::string facts_of(const GraphGame<int>& game) {
  std::string text;
  for (int i = 0; i < static_cast<int>(game.size()); ++i) {
    const std::string position = name(i);
    std::string successors;
    for (const int successor : game.successors(i))
      successors += (successors.empty() ? "" : ",") + name(successor);
    text += "moves(" + position + ", [" + successors + "]). ";
    text += (game.mover(i) == Mover::max ? "max" : "min") + ("_to_move(" + position + ").\n");
    const std::string value = std::to_string(game.value(i));
    const std::vector<std::string> forms = {value, value + ".0", value + "*1"};
    text += "static_eval(" + position + ", " + forms[static_cast<std::size_t>(i) % 3] + ").\n";
  }
  return text;
}

TEST_CASE("a game of facts has the answers of the game it was written from") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  for (int round = 0; round < 300; ++round) {
    CAPTURE(round);
    GraphGame<int> game = random_acyclic_graph<int>(random, random_between(random, 1, 12), 4);
    TextGame tree(facts_of(game));
    for (const Ties ties : {Ties::last, Ties::first}) {
      const auto expected = NaiveMinimax(game, {}, ties).answer(0);
      const auto found = Minimax(tree.game()).answer(tree.term(name(0)), ties);
      REQUIRE(found.value == tree.game().value_of(Number(std::int64_t{expected.value})));
      std::string line;
      for (const int position : expected.line) line += (line.empty() ? "" : " ") + name(position);
      REQUIRE(tree.texts(found.line) == line);
    }
  }
}

/// Of what changes the tree, and of what does not.
SearchOptions random_options(Random& random) {
  constexpr Algorithm algorithms[] = {Algorithm::automatic, Algorithm::minimax, Algorithm::pvs,
                                      Algorithm::mtdf, Algorithm::proof_number};
  SearchOptions options;
  options.solver.algorithm = algorithms[random_between(random, 0, 4)];
  if (random_between(random, 0, 1) == 0)
    options.solver.limits.depth = static_cast<Plies>(random_between(random, 0, 5));
  options.solver.repetition = Number(0.5 * random_between(random, -3, 3));
  if (random_between(random, 0, 1) == 0) options.mover_rule = MoverRule::successor;
  if (random_between(random, 0, 1) == 0) {
    options.selective.is_singular = [](const StaticValue& a, const StaticValue& b) {
      return differ_by(a.number(), b.number(), Number(std::int64_t{2}));
    };
  }
  return options;
}

TEST_CASE("a game of facts is searched alike as it is and as any game") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  Random random(seed);
  const int games = test_size(1000);
  for (int round = 0; round < games; ++round) {
    CAPTURE(round);
    TextGame tree(facts_of(random_graph<int>(random, random_between(random, 1, 7), 3)));
    const TermId root = tree.term(name(0));
    const SearchOptions options = random_options(random);
    const auto ties = static_cast<TieRule>(random_between(random, 0, 2));
    const FactGame& facts = tree.game();
    AsAnyGame<const FactGame> any(facts);
    const auto found = Searcher<const FactGame>(facts, options, {}).solve(root, ties);
    const auto expected = Searcher<AnyGame>(any, options, {}).solve(root, ties);
    REQUIRE(found.answers.size() == expected.answers.size());
    for (std::size_t i = 0; i < found.answers.size(); ++i) {
      REQUIRE(found.answers[i].value == facts.value_of(expected.answers[i].value.number()));
      REQUIRE(found.answers[i].line == expected.answers[i].line);
      REQUIRE(found.answers[i].repetition == expected.answers[i].repetition);
    }
  }
  MESSAGE("seed " << seed << ": " << games << " games compared");
}

TEST_CASE("a chain of a million facts has an answer") {
  const int length = test_size(1'000'000);
  FactGameBuilder builder;
  std::vector<TermId> positions;
  for (int i = 0; i < length; ++i) positions.push_back(builder.terms().atom(name(i)));
  struct NoPlaces final : SuccessorPlaces {
    Offset offset(std::size_t) const override { return 0; }
  } const places;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    builder.take(MoverFact{positions[i], i % 2 == 0 ? Mover::max : Mover::min, 0});
    if (i + 1 < positions.size())
      builder.take(MovesFact{positions[i], {&positions[i + 1], 1}, 0, places});
  }
  builder.take(ValueFact{positions.back(), builder.terms().atom("pi"), 0, 0});
  FactGame game = std::move(builder).build();
  Minimax search(game);
  const auto answer = search.answer(positions.front());
  CHECK(answer.value == game.value(positions.back()));
  CHECK(answer.line.size() + 1 == static_cast<std::size_t>(length));
  CHECK(search.statistics().positions == static_cast<std::uint64_t>(length));
}

}  // namespace
}  // namespace minimax
