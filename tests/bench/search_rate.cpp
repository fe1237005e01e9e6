// Alpha-beta over a loaded fact file against the least that it could take: the same cut-offs over
// flat arrays of integers, in the same process.
//
//     search_rate FILE
//
// Prints the least time of many runs of each, which come by turns so that what else the machine
// does slows all of them, and the ratios.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <span>
#include <vector>

#include "facts/load.hpp"
#include "facts/source.hpp"
#include "search/two/solver.hpp"

namespace {

using namespace minimax;
using Clock = std::chrono::steady_clock;

/// The tree as arrays: positions by number, level by level, with their successors side by side.
class FlatTree {
 public:
  FlatTree(const FactGame& game, TermId root) {
    std::vector<TermId> positions = {root};
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const std::span<const TermId> moves = game.successors(positions[i]);
      first_.push_back(static_cast<std::uint32_t>(positions.size()));
      positions.insert(positions.end(), moves.begin(), moves.end());
      is_max_.push_back(!moves.empty() && game.mover(positions[i]) == Mover::max);
      const auto rank = static_cast<std::int32_t>(game.estimate(positions[i]).value_or(Rank{0}));
      value_.push_back(rank);
    }
    first_.push_back(static_cast<std::uint32_t>(positions.size()));
  }

  std::int32_t alpha_beta(std::uint32_t at, std::int32_t alpha, std::int32_t beta) const {
    const std::uint32_t end = first_[at + 1];
    if (first_[at] == end) return value_[at];
    std::int32_t best = is_max_[at] ? INT32_MIN : INT32_MAX;
    for (std::uint32_t i = first_[at]; i < end && alpha < beta; ++i) {
      const std::int32_t value = alpha_beta(i, alpha, beta);
      if (is_max_[at]) {
        best = std::max(best, value);
        alpha = std::max(alpha, value);
      } else {
        best = std::min(best, value);
        beta = std::min(beta, value);
      }
    }
    return best;
  }

 private:
  std::vector<std::uint32_t> first_;
  std::vector<std::int32_t> value_;
  std::vector<char> is_max_;
};

/// Runs it once, so that the caches are its own, and once more. Keeps the time if it is the least.
template <class Run>
void time_run(double& least, Run run) {
  run();
  const auto begin = Clock::now();
  run();
  least = std::min(least, std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
}

}  // namespace

int main(int argc, char** argv) try {
  if (argc != 2) {
    std::fprintf(stderr, "usage: %s FILE\n", argv[0]);
    return 2;
  }
  const Source source = Source::open(argv[1]);
  Loaded loaded = load_facts(source);
  if (!loaded.game) throw FileError(source.name() + " is no fact file");
  const FactGame& game = *loaded.game;
  const TermId root = game.roots().at(0);
  const FlatTree flat(game, root);
  Interrupt interrupt;
  AlphaBeta<const FactGame> search(game, {}, interrupt);
  Solver<const FactGame> solver(game, {.algorithm = Algorithm::alpha_beta});
  std::int64_t sum = 0;  // so that nothing is left out
  double limit = 1e9, value = 1e9, answer = 1e9;
  for (int i = 0; i < 100; ++i) {
    time_run(limit, [&] { sum += flat.alpha_beta(0, INT32_MIN, INT32_MAX); });
    time_run(value, [&] {
      search.start(root, unlimited_plies);
      sum -= static_cast<std::int64_t>(search.search(root, unlimited_plies, full_window<Rank>()));
    });
    time_run(answer, [&] { (void)solver.solve(root, TieRule::last); });
  }
  if (sum != 0) throw std::runtime_error("the two values differ");
  std::printf(
      "flat arrays %.3f ms; value %.3f ms: %.2f times; value and line %.3f ms: %.2f times\n", limit,
      value, value / limit, answer, answer / limit);
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 3;
}
