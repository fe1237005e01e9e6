// The definitions of the searches of games of several players, in which chance may move too, as
// short as they can be written: the searches are held against them. All follow every path by
// recursion and remember nothing.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "search/common/answer.hpp"

namespace minimax {

template <class G>
struct NaiveOutcome {
  std::vector<typename G::Payoff> payoffs;
  std::vector<typename G::Position> line;

  auto operator<=>(const NaiveOutcome&) const = default;
};

template <class G>
class NaivePlayers {
 public:
  using Position = typename G::Position;
  using Payoff = typename G::Payoff;
  using Outcome = NaiveOutcome<G>;
  using Players = std::set<std::size_t>;

  NaivePlayers(G& game, std::optional<std::size_t> depth, Ties ties = Ties::last)
      : game_(game), depth_(depth), ties_(ties) {}

  Outcome maxn(const Position& root) const { return maxn(root, 0); }
  /// All equilibrium lines, in order, by the definition.
  std::vector<Outcome> equilibria(const Position& root) const { return equilibria(root, 0); }
  Outcome paranoid(const Position& root) const {
    return is_static(root, 0) ? statically(root) : paranoid(root, 0, mover(root));
  }
  Outcome best_reply(const Position& root) const {
    return is_static(root, 0) ? statically(root)
                              : best_reply(root, 0, mover(root), all_but(mover(root)));
  }

 private:
  bool is_static(const Position& position, std::size_t ply) const {
    return (depth_ && ply == *depth_) || game_.successors(position).empty();
  }
  Outcome statically(const Position& position) const { return {game_.payoffs(position), {}}; }
  std::size_t mover(const Position& position) const { return player_index(game_.mover(position)); }
  static Outcome led_to(const Position& first, Outcome rest) {
    rest.line.insert(rest.line.begin(), first);
    return rest;
  }
  Players all_but(std::size_t player) const {
    Players others;
    for (std::size_t other = 0; other < game_.players(); ++other) {
      if (other != player) others.insert(other);
    }
    return others;
  }

  // The one of the greatest (or least) entry.
  Outcome choose(const std::vector<Outcome>& outcomes, std::size_t player, bool greatest) const {
    std::vector<Payoff> entries;
    for (const Outcome& outcome : outcomes) entries.push_back(outcome.payoffs[player]);
    const Payoff best = greatest ? *std::max_element(entries.begin(), entries.end())
                                 : *std::min_element(entries.begin(), entries.end());
    std::vector<Outcome> equal;
    for (const Outcome& outcome : outcomes) {
      if (outcome.payoffs[player] == best) equal.push_back(outcome);
    }
    return ties_ == Ties::last ? equal.back() : equal.front();
  }

  bool is_chance(const Position& position) const { return game_.mover(position) == Mover::chance; }
  // What so many times one of the outcomes adds to the payoffs.
  void add(std::vector<Payoff>& payoffs, const auto& times, const Outcome& outcome) const {
    payoffs.resize(game_.players());
    for (std::size_t i = 0; i < payoffs.size(); ++i)
      payoffs[i] = Payoff(payoffs[i] + Payoff(times * outcome.payoffs[i]));
  }

  Outcome maxn(const Position& position, std::size_t ply) const {
    if (is_static(position, ply)) return statically(position);
    const auto& successors = game_.successors(position);
    if constexpr (GameWithChance<G>) {
      if (is_chance(position)) {
        Outcome expected;
        for (std::size_t i = 0; i < successors.size(); ++i) {
          const auto& probability = game_.probability(position, i);
          if (probability != 0) add(expected.payoffs, probability, maxn(successors[i], ply + 1));
        }
        return expected;
      }
    }
    std::vector<Outcome> outcomes;
    for (const Position& successor : successors)
      outcomes.push_back(led_to(successor, maxn(successor, ply + 1)));
    return choose(outcomes, mover(position), true);
  }

  Outcome paranoid(const Position& position, std::size_t ply, std::size_t root_player) const {
    if (is_static(position, ply)) return statically(position);
    std::vector<Outcome> outcomes;
    for (const Position& successor : game_.successors(position))
      outcomes.push_back(led_to(successor, paranoid(successor, ply + 1, root_player)));
    return choose(outcomes, root_player, mover(position) == root_player);
  }

  // `repliers` are those of whom each may yet turn out to be the one who replies.
  Outcome best_reply(const Position& position, std::size_t ply, std::size_t root_player,
                     const Players& repliers) const {
    if (is_static(position, ply)) return statically(position);
    const std::size_t moves = mover(position);
    const auto& successors = game_.successors(position);
    std::vector<Outcome> outcomes;
    for (const Position& successor : successors) {
      Players left = repliers;
      if (moves == root_player) {
        left = all_but(root_player);
      } else if (successor != successors.front()) {
        left = repliers.count(moves) ? Players{moves} : Players{};
        if (left.empty()) continue;
      }
      outcomes.push_back(led_to(successor, best_reply(successor, ply + 1, root_player, left)));
    }
    return choose(outcomes, root_player, moves == root_player);
  }

  std::vector<Outcome> equilibria(const Position& position, std::size_t ply) const {
    if (is_static(position, ply)) return {statically(position)};
    if constexpr (GameWithChance<G>) {
      if (is_chance(position)) return expected_equilibria(position, ply);
    }
    const std::size_t player = mover(position);
    std::vector<std::vector<Outcome>> below;
    for (const Position& successor : game_.successors(position))
      below.push_back(equilibria(successor, ply + 1));
    std::vector<Outcome> found;
    for (std::size_t i = 0; i < below.size(); ++i) {
      for (const Outcome& outcome : below[i]) {
        const Outcome line = led_to(game_.successors(position)[i], outcome);
        const bool is_known = std::find(found.begin(), found.end(), line) != found.end();
        if (!is_known && is_supported(below, i, player, outcome.payoffs[player]))
          found.push_back(line);
      }
    }
    return found;
  }

  // The payoffs of all choices of a line for each successor, sorted, the different ones.
  std::vector<Outcome> expected_equilibria(const Position& position, std::size_t ply) const {
    std::set<std::vector<Payoff>> sums = {{}};
    const auto& successors = game_.successors(position);
    for (std::size_t i = 0; i < successors.size(); ++i) {
      const auto& probability = game_.probability(position, i);
      if (probability == 0) continue;
      std::set<std::vector<Payoff>> more;
      for (const Outcome& outcome : equilibria(successors[i], ply + 1)) {
        for (std::vector<Payoff> sum : sums) {
          add(sum, probability, outcome);
          more.insert(std::move(sum));
        }
      }
      sums = std::move(more);
    }
    std::vector<Outcome> outcomes;
    for (const std::vector<Payoff>& payoffs : sums) outcomes.push_back({payoffs, {}});
    return outcomes;
  }

  // Whether the payoff is at least the largest of what the player may be made to expect elsewhere.
  static bool is_supported(const std::vector<std::vector<Outcome>>& below, std::size_t i,
                           std::size_t player, const Payoff& payoff) {
    for (std::size_t j = 0; j < below.size(); ++j) {
      if (j == i) continue;
      const bool all_greater =
          std::all_of(below[j].begin(), below[j].end(),
                      [&](const Outcome& other) { return payoff < other.payoffs[player]; });
      if (all_greater) return false;
    }
    return true;
  }

  G& game_;
  std::optional<std::size_t> depth_;
  Ties ties_;
};

}  // namespace minimax
