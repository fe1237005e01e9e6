// How likely it is that a search comes to what it has not begun yet.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace minimax {

/// The positions on the path of a search whose successors it looks at one after the other, until
/// one of them decides what the position is worth. How often one does is learnt on the way.
class PathOdds {
 public:
  /// To a successor of the last position. `odds` are those of its own successors, in the order in
  /// which they are looked at: log odds that this one decides, beside those of others in such a
  /// place. Whether one of them is expected to decide is the same for all positions of a mover.
  void enter(std::vector<double> odds, bool is_expected_to_decide);
  /// Back from there.
  void leave() { path_.pop_back(); }
  /// The search begins with the next successor of the last position.
  void go_on() { ++path_.back().begun; }
  /// Whether the one that it has begun with decides.
  void learn(bool decides);

  /// How many successors the search has begun at this ply of the path.
  std::size_t begun(std::size_t ply) const { return path_[ply].begun; }

  /// For each ply of the path how likely it is that the search comes to the successor with the
  /// index: that none decides before it. An index is at most the number of successors, and no less
  /// than begun().
  std::vector<double> needs(std::span<const std::size_t> indexes) const;

 private:
  struct At {
    std::vector<double> odds;
    bool is_expected_to_decide;
    std::size_t begun = 0;
  };

  static constexpr std::size_t places = 5;  // those behind are alike
  // How often a successor decides that the search has begun with.
  class Rate {
   public:
    explicit Rate(double rate);
    void count(bool decides);
    double log_odds() const noexcept { return log_odds_; }

   private:
    double rate_;
    double log_odds_;
  };
  using Rates = std::array<Rate, places>;  // of the first successor, of the second one

  static Rates all_alike(double rate);
  static std::size_t place(std::size_t index) noexcept { return std::min(index, places - 1); }

  // Log of how likely it is that what has these log odds does not happen.
  static double log_not(double log_odds) { return -std::log1p(std::exp(log_odds)); }
  static double log_odds_unless(double log_not);
  double prior(const At& at, std::size_t index) const;
  double log_none(const At& at, std::size_t begin) const;
  double learnt(const At& at, double current) const;

  std::vector<At> path_;
  // By whether one is expected to decide.
  std::array<Rates, 2> rates_{all_alike(.07), all_alike(.7)};
};

inline PathOdds::Rate::Rate(double rate) : rate_(rate), log_odds_(std::log(rate / (1 - rate))) {}

// What was expected may be wrong, and then so it is for a whole search: so the last positions count
// most.
inline void PathOdds::Rate::count(bool decides) {
  constexpr double memory = 16;  // positions
  constexpr double least = 0.02;
  rate_ += ((decides ? 1 : 0) - rate_) / memory;
  const double rate = std::clamp(rate_, least, 1 - least);
  log_odds_ = std::log(rate / (1 - rate));
}

inline auto PathOdds::all_alike(double rate) -> Rates {
  const Rate of_all(rate);
  return {of_all, of_all, of_all, of_all, of_all};
}

inline void PathOdds::enter(std::vector<double> odds, bool is_expected_to_decide) {
  path_.push_back({std::move(odds), is_expected_to_decide});
}

inline void PathOdds::learn(bool decides) {
  const At& at = path_.back();
  rates_[at.is_expected_to_decide][place(at.begun - 1)].count(decides);
}

// Log odds that the successor decides, as far as one can tell before it is looked at.
inline double PathOdds::prior(const At& at, std::size_t index) const {
  return rates_[at.is_expected_to_decide][place(index)].log_odds() + at.odds[index];
}

// Log odds of what fails to happen with a likelihood of that log. Nothing is ever sure.
inline double PathOdds::log_odds_unless(double log_not) {
  constexpr double least = 1e-4;
  const double likelihood = std::clamp(-std::expm1(log_not), least, 1 - least);
  return std::log(likelihood / (1 - likelihood));
}

// Log of how likely it is that none decides from this one on.
inline double PathOdds::log_none(const At& at, std::size_t begin) const {
  double sum = 0;
  for (std::size_t i = begin; i < at.odds.size(); ++i) sum += log_not(prior(at, i));
  return sum;
}

// How the log odds that one decides have changed since none was begun, where the one that is looked
// at has these now.
inline double PathOdds::learnt(const At& at, double current) const {
  return log_odds_unless(log_not(current) + log_none(at, at.begun)) -
         log_odds_unless(log_none(at, 0));
}

// What is good for one side is bad for the other: so what is learnt below of a successor tells
// whether it decides.
inline std::vector<double> PathOdds::needs(std::span<const std::size_t> indexes) const {
  std::vector<double> needs(path_.size(), 1);
  double from_below = 0;
  for (std::size_t ply = path_.size(); ply-- > 0;) {
    const At& at = path_[ply];
    double log_need = 0;
    for (std::size_t i = at.begun; i < indexes[ply]; ++i) log_need += log_not(prior(at, i));
    if (at.begun > 0) {
      const double current = prior(at, at.begun - 1) + from_below;
      log_need += log_not(current);
      if (ply > 0) {
        const bool same_side = at.is_expected_to_decide == path_[ply - 1].is_expected_to_decide;
        from_below = same_side ? learnt(at, current) : -learnt(at, current);
      }
    }
    needs[ply] = std::exp(log_need);
  }
  return needs;
}

}  // namespace minimax
