#include "search/common/ordering.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <tuple>
#include <vector>

#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

// A position is its static value; some have none.
struct ScoredMoves {
  using Position = int;
  using Value = int;
  std::vector<int> successors(const int&) const { return {}; }
  Mover mover(const int&) const { return Mover::max; }
  int value(const int& position) const { return position; }
  std::optional<int> estimate(const int& position) const {
    return position % 5 == 0 ? std::nullopt : std::optional(position);
  }
};

// What the search has told of moves, as its definition says.
struct ToldCutOffs {
  std::array<std::vector<std::uint64_t>, 2> history = {std::vector<std::uint64_t>(100),
                                                       std::vector<std::uint64_t>(100)};
  std::vector<std::vector<std::uint32_t>> killers{4};  // the last one first

  void cut_off(Mover mover, std::size_t ply, std::uint32_t index) {
    ++history[static_cast<std::size_t>(mover)][index];
    std::vector<std::uint32_t>& of = killers[ply];
    if (of.empty() || of.front() != index) of.insert(of.begin(), index);
  }
  int killer_rank(std::size_t ply, std::uint32_t index) const {
    const std::vector<std::uint32_t>& of = killers[ply];
    if (of.size() > 0 && of[0] == index) return 2;
    return of.size() > 1 && of[1] == index ? 1 : 0;
  }
};

std::vector<std::uint32_t> defined_order(const std::vector<int>& moves, const Ordering& ordering,
                                         const ToldCutOffs& told, Mover mover, std::size_t ply,
                                         std::uint32_t first) {
  std::vector<std::uint32_t> indices;
  for (std::uint32_t i = 0; i < moves.size(); ++i) indices.push_back(i);
  if (ordering.base == BaseOrder::reversed) std::ranges::reverse(indices);
  const auto key = [&](std::uint32_t i) {
    const std::optional<int> value = ScoredMoves().estimate(moves[i]);
    const bool by_value = ordering.base == BaseOrder::static_value;
    const int killer = ordering.killers ? told.killer_rank(ply, i) : 0;
    const std::uint64_t cut_offs =
        ordering.history ? told.history[static_cast<std::size_t>(mover)][i] : 0;
    return std::tuple(i == first, killer, cut_offs, by_value && value,
                      by_value && value ? (mover == Mover::max ? *value : -*value) : 0);
  };
  std::ranges::stable_sort(indices, [&](auto a, auto b) { return key(a) > key(b); });
  return indices;
}

TEST_CASE("the order is that of the definition for few successors and for many") {
  const std::uint32_t seed = random_seed();
  CAPTURE(seed);
  std::mt19937 random(seed);
  const auto below = [&](std::size_t bound) {
    return static_cast<std::uint32_t>(random() % bound);
  };
  ScoredMoves game;
  for (int i = 0; i < test_size(300); ++i) {
    const Ordering ordering{.base = static_cast<BaseOrder>(below(3)),
                            .table = true,
                            .killers = below(2) == 0,
                            .history = below(2) == 0};
    MoveOrder<ScoredMoves> order(game, ordering);
    ToldCutOffs told;
    for (int question = 0; question < 20; ++question) {
      std::vector<int> moves(1 + below(i % 3 == 0 ? 90 : 8));
      for (int& move : moves) move = static_cast<int>(below(30));
      const Mover mover = below(2) == 0 ? Mover::max : Mover::min;
      const std::size_t ply = below(4);
      const std::uint32_t first =
          below(2) == 0 ? below(moves.size()) : MoveOrder<ScoredMoves>::none;
      auto found = order.order(moves, mover, ply, first);
      const auto wanted = defined_order(moves, ordering, told, mover, ply, first);
      for (std::uint32_t at = 0; at < moves.size(); ++at) REQUIRE(found[at] == wanted[at]);
      const std::uint32_t best = below(moves.size());
      REQUIRE(found[best] == wanted[best]);
      order.cut_off(mover, ply, best);
      told.cut_off(mover, ply, best);
    }
  }
}

}  // namespace
}  // namespace minimax
