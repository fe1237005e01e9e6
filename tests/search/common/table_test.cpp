// What a table gives is true, whatever was stored and lost.
#include "search/common/table.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

/// A position's value at each distance from the limit, and from which one on it stays the same.
struct ValuesByDepth {
  static constexpr Plies most = 6;
  std::array<int, most + 1> values;
  Plies settled;
  std::set<std::uint32_t> bests;
};

ValuesByDepth random_truth(Random& random) {
  ValuesByDepth truth;
  truth.settled = static_cast<Plies>(random_between(random, 1, ValuesByDepth::most + 1));
  for (Plies plies = 0; plies <= ValuesByDepth::most; ++plies)
    truth.values[plies] =
        plies > truth.settled ? truth.values[truth.settled] : random_between(random, -9, 9);
  return truth;
}

// What a search of the position in a window may find: its value, or a bound beside the window.
template <class AnyTable>
void store_random(AnyTable& table, int position, ValuesByDepth& truth, Random& random) {
  const auto plies = static_cast<Plies>(random_between(random, 0, ValuesByDepth::most));
  const int value = truth.values[plies];
  const int alpha = random_between(random, -12, 11);
  const Window<int> window{alpha, random_between(random, alpha + 1, 12)};
  const int found = value <= window.alpha  ? random_between(random, value, window.alpha)
                    : value >= window.beta ? random_between(random, window.beta, value)
                                           : value;
  // What is shown by ends of the game alone is as true of greater distances.
  bool reaches_end = random_between(random, 0, 3) != 0;
  for (Plies more = plies; more <= ValuesByDepth::most; ++more) {
    if (window.alpha < found && truth.values[more] < found) reaches_end = false;
    if (found < window.beta && found < truth.values[more]) reaches_end = false;
  }
  const auto best = static_cast<std::uint32_t>(random_between(random, 0, 3));
  truth.bests.insert(best);
  table.store(position, plies, {plies, reaches_end ? unlimited_plies : plies}, window, found,
              best == 3 ? AnyTable::no_best : best);
}

struct Checked {
  int known = 0;
  int best = 0;
};

template <class AnyTable>
void check_random(const AnyTable& table, int position, const ValuesByDepth& truth, Random& random,
                  Checked& checked) {
  const auto plies = static_cast<Plies>(random_between(random, 0, ValuesByDepth::most));
  const auto found = table.find(position, plies);
  if (found.known) {
    CHECK(found.known->scope.holds(plies));
    CHECK(found.known->lower <= truth.values[plies]);
    CHECK(truth.values[plies] <= found.known->upper);
    ++checked.known;
  }
  if (found.best != AnyTable::no_best) {
    CHECK(truth.bests.contains(found.best));
    ++checked.best;
  }
}

template <Sharing sharing>
Checked check_table(std::size_t bytes, Random& random) {
  Table<IntGame, sharing> table(bytes);
  std::vector<ValuesByDepth> truths;
  for (int i = 0; i < 2000; ++i) truths.push_back(random_truth(random));
  Checked checked;
  const int rounds = test_size(30000);
  for (int i = 0; i < rounds; ++i) {
    const int position = random_between(random, 0, 1999);
    ValuesByDepth& truth = truths[static_cast<std::size_t>(position)];
    store_random(table, position, truth, random);
    check_random(table, position, truth, random, checked);
    const int other = random_between(random, 0, 1999);
    check_random(table, other, truths[static_cast<std::size_t>(other)], random, checked);
  }
  return checked;
}

TEST_CASE("a table gives true bounds and a successor that was best") {
  CAPTURE(random_seed());
  Random random(random_seed());
  for (const std::size_t bytes : {std::size_t{1}, std::size_t{1} << 12, std::size_t{1} << 20}) {
    for (const Checked& checked : {check_table<Sharing::none>(bytes, random),
                                   check_table<Sharing::threads>(bytes, random)}) {
      MESSAGE("seed " << random_seed() << ", " << bytes << " bytes: " << checked.known
                      << " bounds and " << checked.best << " successors");
      CHECK(checked.known > 0);
      CHECK(checked.best > 0);
    }
  }
}

}  // namespace
}  // namespace minimax
