#include "search/two/path_odds.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "tests/games/graph_game.hpp"
#include "tests/random_seed.hpp"
#include "tests/test_size.hpp"

namespace minimax {
namespace {

TEST_CASE("the first successor is needed and a later one the less the more come before it") {
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

TEST_CASE("what is promising decides and what comes behind it is not needed") {
  PathOdds path;
  path.enter({4, 0}, true);
  path.enter({-4, 0}, true);
  path.go_on();
  CHECK(path.needs(std::array<std::size_t, 2>{1, 1})[0] <
        path.needs(std::array<std::size_t, 2>{1, 1})[1]);
}

// Nothing is learnt here of positions that are behind the search.
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
}

TEST_CASE("where the same side finds nothing good the successor probably does not decide") {
  PathOdds path;
  path.enter({0, 0}, true);
  path.go_on();
  path.enter({0, 0, 0}, true);
  path.go_on();
  const double early = path.needs(std::array<std::size_t, 2>{1, 3})[0];
  path.go_on();
  CHECK(path.needs(std::array<std::size_t, 2>{1, 3})[0] > early);
}

TEST_CASE("who has just begun with a successor has learnt nothing") {
  for (const bool is_same_side : {false, true}) {
    PathOdds path;
    path.enter({0.5, -1, 0}, true);
    path.go_on();
    const double before = path.needs(std::array{std::size_t{2}}).front();
    path.enter({1, 0, -2}, is_same_side);
    CHECK(path.needs(std::array<std::size_t, 2>{2, 2})[0] == doctest::Approx(before));
    path.go_on();
    CHECK(path.needs(std::array<std::size_t, 2>{2, 2})[0] == doctest::Approx(before));
    path.leave();
    CHECK(path.needs(std::array{std::size_t{2}}).front() == before);
  }
}

TEST_CASE("how positions have ended is expected of the next one") {
  const auto need = [](bool decides) {
    PathOdds path;
    for (int i = 0; i < 40; ++i) {
      path.enter({0, 0, 0}, false);
      path.go_on();
      path.learn(decides);
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

/// Searches random trees whose leaves decide or do not, and compares what is said to be needed at
/// each step with whether the search came there. Where one of many seldom decides, much is learnt
/// on the way.
class Forecast {
 public:
  explicit Forecast(Random& random) : random_(random) {}

  void search_tree() {
    visit(true, 2);
    for (const Guess& each : guesses_) {
      const double needed = each.begun > each.index ? 1 : 0;
      square_ += (each.need - needed) * (each.need - needed);
      square_before_ += (each.need_before - needed) * (each.need_before - needed);
      said_ += each.need;
      needed_ += needed;
    }
    count_ += guesses_.size();
    guesses_.clear();
  }

  std::size_t count() const { return count_; }
  /// The mean square of how wrong it was.
  double error() const { return square_ / static_cast<double>(count_); }
  /// That of one who does not look below the successor that the search is at.
  double error_from_above() const { return square_before_ / static_cast<double>(count_); }
  /// How much more was needed than was said, in the mean.
  double bias() const { return (needed_ - said_) / static_cast<double>(count_); }

 private:
  struct Guess {
    double need;
    double need_before;
    std::size_t node;
    std::size_t index;
    std::size_t begun = 0;
  };
  struct Open {
    std::size_t node;
    std::vector<double> needs{};  // of each successor, when the search began with this one
  };

  static std::size_t branching(bool is_expected) { return is_expected ? 3 : 12; }

  // Whether one of the successors decides.
  bool visit(bool is_expected, int height) {
    const std::size_t node = nodes_++;
    open_.push_back({node});
    path_.enter(std::vector<double>(branching(is_expected), 0), is_expected);
    std::size_t begun = 0;
    bool decides = false;
    while (begun < branching(is_expected) && !decides) {
      path_.go_on();
      ++begun;
      begin();
      if (height == 1) guess();
      decides = height == 1 ? random_between(random_, 0, 99) < (is_expected ? 30 : 6)
                            : !visit(!is_expected, height - 1);
      path_.learn(decides);
    }
    path_.leave();
    open_.pop_back();
    for (Guess& each : guesses_) {
      if (each.node == node) each.begun = begun;
    }
    return decides;
  }

  // One index, and as good as any for the others.
  std::vector<double> needs_of(std::size_t index) const {
    std::vector<std::size_t> indexes;
    for (std::size_t ply = 0; ply < open_.size(); ++ply)
      indexes.push_back(std::clamp(index, path_.begun(ply), branching(ply % 2 == 0)));
    return path_.needs(indexes);
  }

  void begin() {
    std::vector<double>& needs = open_.back().needs;
    needs.clear();
    for (std::size_t i = 0; i < branching(open_.size() % 2 == 1); ++i)
      needs.push_back(needs_of(i).back());
  }

  void guess() {
    const auto index = static_cast<std::size_t>(random_between(random_, 1, 11));
    const std::vector<double> needs = needs_of(index);
    for (std::size_t ply = 0; ply + 1 < open_.size(); ++ply) {
      if (index >= path_.begun(ply) && index < branching(ply % 2 == 0))
        guesses_.push_back({needs[ply], open_[ply].needs[index], open_[ply].node, index});
    }
  }

  Random& random_;
  PathOdds path_;
  std::vector<Open> open_;
  std::vector<Guess> guesses_;
  std::size_t nodes_ = 0, count_ = 0;
  double said_ = 0, needed_ = 0, square_ = 0, square_before_ = 0;
};

TEST_CASE("what is said to be needed mostly is") {
  CAPTURE(random_seed());
  Random random(random_seed());
  Forecast forecast(random);
  const int trees = test_size(20000);
  for (int i = 0; i < trees; ++i) forecast.search_tree();
  MESSAGE(forecast.count() << " guesses, mean square error " << forecast.error()
                           << " (who does not look below: " << forecast.error_from_above()
                           << "), too few by " << forecast.bias());
  CHECK(forecast.error() < 0.94 * forecast.error_from_above());
  CHECK(std::abs(forecast.bias()) < 0.1);
}

}  // namespace
}  // namespace minimax
