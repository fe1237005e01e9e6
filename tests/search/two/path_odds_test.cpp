#include "search/two/path_odds.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

TEST_CASE("the first successor is needed, and a later one the less the more come before it") {
  PathOdds path;
  path.enter({0, 0, 0, 0}, true);
  CHECK(path.needs(std::array{std::size_t{0}}).front() == 1);
  double last = 1;
  for (std::size_t index = 1; index <= 4; ++index) {
    const double need = path.needs(std::array{index}).front();
    CHECK(need < last);
    CHECK(need > 0);
    last = need;
  }
}

TEST_CASE("what is promising decides, and what comes behind it is not needed") {
  PathOdds path;
  path.enter({4, 0}, true);
  path.enter({-4, 0}, true);
  path.go_on();
  CHECK(path.needs(std::array<std::size_t, 2>{1, 1})[0] <
        path.needs(std::array<std::size_t, 2>{1, 1})[1]);
}

TEST_CASE("where the other side finds nothing good the successor probably decides") {
  PathOdds path;
  path.enter({0, 0}, true);
  path.go_on();
  path.enter({0, 0, 0, 0, 0, 0}, false);
  std::vector<double> needs;
  for (int begun = 1; begun <= 6; ++begun) {
    path.go_on();
    needs.push_back(path.needs(std::array<std::size_t, 2>{1, 6})[0]);
  }
  for (std::size_t i = 1; i < needs.size(); ++i) CHECK(needs[i] < needs[i - 1]);

  PathOdds of_one_side;
  of_one_side.enter({0, 0}, true);
  of_one_side.go_on();
  of_one_side.enter({0, 0, 0}, true);
  of_one_side.go_on();
  const double early = of_one_side.needs(std::array<std::size_t, 2>{1, 3})[0];
  of_one_side.go_on();
  CHECK(of_one_side.needs(std::array<std::size_t, 2>{1, 3})[0] > early);
}

TEST_CASE("how positions have ended is expected of the next one") {
  const auto need = [](bool decides) {
    PathOdds path;
    for (int i = 0; i < 40; ++i) {
      path.enter({0, 0, 0}, false);
      path.go_on();
      if (!decides) path.go_on();
      path.leave();
    }
    path.enter({0, 0, 0}, false);
    path.go_on();
    return path.needs(std::array{std::size_t{1}}).front();
  };
  CHECK(need(true) < 0.1);
  CHECK(need(false) > 0.9);
}

TEST_CASE("odds of any size give likelihoods") {
  PathOdds path;
  path.enter({1e300, -1e300, 1e300}, true);
  path.go_on();
  path.enter({-1e300, 1e300}, false);
  path.go_on();
  path.enter({}, true);
  for (const double need : path.needs(std::array<std::size_t, 3>{3, 2, 0})) {
    CHECK(need >= 0);
    CHECK(need <= 1);
  }
}

/// Searches random trees whose leaves decide or do not, and compares at each step what is needed
/// with whether the search came there.
class Forecast {
 public:
  explicit Forecast(Random& random) : random_(random) {}

  void search_tree() {
    visit(true, 4);
    for (const Guess& each : guesses_) check(each.need, each.begun > each.index);
    guesses_.clear();
  }

  /// The mean square of how wrong it was, of `all` guesses.
  double error() const { return square_ / static_cast<double>(count_); }
  /// That of one who says the same of all, and knows what.
  double error_of_mean() const {
    const double mean = needed_ / static_cast<double>(count_);
    return mean * (1 - mean);
  }
  /// How much more was needed than was said.
  double bias() const { return (needed_ - said_) / static_cast<double>(count_); }
  std::size_t count() const { return count_; }

 private:
  struct Guess {
    double need;
    std::size_t node;
    std::size_t index;
    std::size_t begun = 0;
  };

  static constexpr std::size_t branching = 5;

  // Whether one of the successors decides.
  bool visit(bool is_expected, int height) {
    const std::size_t node = nodes_++;
    open_.push_back(node);
    path_.enter(std::vector<double>(branching, 0), is_expected);
    std::size_t begun = 0;
    bool decides = false;
    while (begun < branching && !decides) {
      path_.go_on();
      ++begun;
      if (height == 1) guess();
      decides = height == 1 ? random_between(random_, 0, 99) < (is_expected ? 40 : 8)
                            : !visit(!is_expected, height - 1);
    }
    path_.leave();
    open_.pop_back();
    for (Guess& each : guesses_) {
      if (each.node == node) each.begun = begun;
    }
    return decides;
  }

  void guess() {
    std::vector<std::size_t> indexes;
    for (std::size_t ply = 0; ply < path_.size(); ++ply)
      indexes.push_back(static_cast<std::size_t>(random_between(
          random_, static_cast<int>(path_.begun(ply)), static_cast<int>(branching))));
    const auto needs = path_.needs(indexes);
    for (std::size_t ply = 0; ply < path_.size(); ++ply) {
      if (indexes[ply] < branching) guesses_.push_back({needs[ply], open_[ply], indexes[ply]});
    }
  }

  void check(double need, bool was_needed) {
    ++count_;
    said_ += need;
    needed_ += was_needed;
    square_ += (need - was_needed) * (need - was_needed);
  }

  Random& random_;
  PathOdds path_;
  std::vector<std::size_t> open_;
  std::vector<Guess> guesses_;
  std::size_t nodes_ = 0, count_ = 0;
  double said_ = 0, needed_ = 0, square_ = 0;
};

TEST_CASE("what is said to be needed mostly is") {
  CAPTURE(random_seed());
  Random random(random_seed());
  Forecast forecast(random);
  const int trees = test_size(2000);
  for (int i = 0; i < trees; ++i) forecast.search_tree();
  MESSAGE(forecast.count() << " guesses, mean square error " << forecast.error()
                           << " (who knows only"
                           << " the mean: " << forecast.error_of_mean() << "), too few by "
                           << forecast.bias());
  CHECK(forecast.error() < 0.8 * forecast.error_of_mean());
  CHECK(std::abs(forecast.bias()) < 0.1);
}

}  // namespace
}  // namespace minimax
