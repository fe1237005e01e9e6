// How many leaves the algorithms evaluate.
#include <doctest/doctest.h>

#include <cstdint>
#include <string>

#include "search/two/certificate.hpp"
#include "search/two/solver.hpp"
#include "search/two/strategy.hpp"
#include "tests/games/uniform_tree.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

struct Shape {
  std::uint32_t branching;
  std::uint32_t depth;
};

std::uint64_t power(std::uint64_t base, std::uint32_t exponent) {
  return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

std::uint64_t leaves(UniformTree& tree, Algorithm algorithm, CutOff cut_off = CutOff::equal) {
  Solver<UniformTree> solver(tree, {.algorithm = algorithm, .alpha_beta = {.cut_off = cut_off}});
  return solver.solve(0, TieRule::last).statistics.leaves;
}

std::uint64_t proof_leaves(UniformTree& tree) {
  const int value = Solver<UniformTree>(tree).solve(0, TieRule::last).answers.front().value;
  const auto certificate = certify(tree, std::uint32_t{0}, unlimited_plies, value, {});
  return size_of_proof(certificate.value().max, certificate->min).leaves;
}

TEST_CASE("on trees ordered best-first alpha-beta evaluates what Knuth and Moore count") {
  CAPTURE(random_seed());
  Random random(random_seed());
  for (const Shape shape : {Shape{1, 5}, Shape{2, 1}, Shape{2, 2}, Shape{2, 7}, Shape{3, 6},
                            Shape{4, 8}, Shape{5, 5}, Shape{7, 4}, Shape{40, 3}}) {
    CAPTURE(shape.branching);
    CAPTURE(shape.depth);
    UniformTree tree = UniformTree::best_first(shape.branching, shape.depth, random);
    const std::uint64_t least =
        power(shape.branching, (shape.depth + 1) / 2) + power(shape.branching, shape.depth / 2) - 1;
    CHECK(leaves(tree, Algorithm::alpha_beta) == least);
    CHECK(leaves(tree, Algorithm::alpha_beta, CutOff::strict) == least);
    CHECK(leaves(tree, Algorithm::pvs) == least);
    CHECK(proof_leaves(tree) == least);
  }
}

TEST_CASE("no algorithm evaluates fewer leaves than the least proof has") {
  CAPTURE(random_seed());
  Random random(random_seed());
  const int trees = test_size(20);
  for (const Shape shape : {Shape{2, 12}, Shape{4, 8}, Shape{8, 5}}) {
    CAPTURE(shape.branching);
    std::uint64_t sums[5] = {};
    constexpr Algorithm algorithms[] = {Algorithm::alpha_beta, Algorithm::pvs, Algorithm::mtdf,
                                        Algorithm::sss};
    for (int i = 0; i < trees; ++i) {
      UniformTree tree(shape.branching, shape.depth, random);
      const std::uint64_t least = proof_leaves(tree);
      sums[4] += least;
      for (std::size_t k = 0; k < std::size(algorithms); ++k) {
        const std::uint64_t evaluated = leaves(tree, algorithms[k]);
        CHECK(evaluated >= least);
        sums[k] += evaluated;
      }
      CHECK(leaves(tree, Algorithm::minimax) == tree.leaves());
      // Stockman 1979; Roizen and Pearl 1983.
      CHECK(leaves(tree, Algorithm::sss) <= leaves(tree, Algorithm::alpha_beta));
    }
    MESSAGE("seed " << random_seed() << ": leaves on " << trees << " trees of branching "
                    << shape.branching << " and depth " << shape.depth << ": alphabeta " << sums[0]
                    << " pvs " << sums[1] << " mtdf " << sums[2] << " sss " << sums[3]
                    << " least proof " << sums[4] << " of "
                    << static_cast<std::uint64_t>(trees) * power(shape.branching, shape.depth));
  }
}

}  // namespace
}  // namespace minimax
