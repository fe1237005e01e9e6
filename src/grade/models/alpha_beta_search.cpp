#include "grade/models/alpha_beta_search.hpp"

#include <algorithm>
#include <compare>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace minimax::grade {

namespace {

/// Values count from 0, the least one. Equal ones are the same.
using Rank = std::int64_t;

/// By position; 0 where it is no leaf.
std::vector<Rank> rank_leaves(const Tree& tree) {
  std::vector<std::size_t> leaves;
  for (std::size_t i = 0; i < tree.positions.size(); ++i) {
    if (tree.is_leaf(i)) leaves.push_back(i);
  }
  const auto value = [&](std::size_t leaf) -> const Number& { return *tree.positions[leaf].value; };
  std::ranges::sort(leaves,
                    [&](std::size_t a, std::size_t b) { return compare(value(a), value(b)) < 0; });
  std::vector<Rank> ranks(tree.positions.size());
  for (std::size_t i = 1; i < leaves.size(); ++i) {
    const bool is_greater = compare(value(leaves[i - 1]), value(leaves[i])) < 0;
    ranks[leaves[i]] = ranks[leaves[i - 1]] + (is_greater ? 1 : 0);
  }
  return ranks;
}

class Search {
 public:
  Search(const Tree& tree, std::size_t root, const AlphaBetaSteps& steps)
      : tree_(tree),
        root_(root),
        steps_(steps),
        ranks_(rank_leaves(tree)),
        is_evaluated_(tree.positions.size()) {}

  Play play();

 private:
  using RankWindow = Window<Rank>;
  struct Found {
    Rank value;
    std::vector<std::size_t> line;  // to the leaf of this value
    RankWindow window;              // what it has become of the one that was searched with
  };

  const Found& search(std::size_t position, const RankWindow& window);
  Found evaluate(std::size_t leaf, const RankWindow& window);
  Found expand(std::size_t position, RankWindow window);
  RankWindow passed(std::size_t position, const RankWindow& window, const RankWindow& own) const;
  bool replaces(Mover mover, Rank later, Rank found) const {
    return prefers(mover, later, found) || (steps_.tie == Tie::last && later == found);
  }

  const Tree& tree_;
  std::size_t root_;
  AlphaBetaSteps steps_;
  std::vector<Rank> ranks_;
  std::vector<bool> is_evaluated_;
  std::vector<std::size_t> evaluated_;
  // The same window finds the same, and evaluates nothing new.
  std::map<std::tuple<std::size_t, Rank, Rank>, Found> known_;
};

Play Search::play() {
  const Found& found = search(root_, full_window<Rank>());
  Play play{.value = {}, .line = found.line, .evaluated = std::move(evaluated_)};
  if (!play.line.empty()) play.best = play.line.front();
  play.value = *tree_.positions[play.line.empty() ? root_ : play.line.back()].value;
  return play;
}

const Search::Found& Search::search(std::size_t position, const RankWindow& window) {
  const std::tuple key(position, window.alpha, window.beta);
  const auto known = known_.find(key);
  if (known != known_.end()) return known->second;
  Found found = tree_.is_leaf(position) ? evaluate(position, window) : expand(position, window);
  return known_.emplace(key, std::move(found)).first->second;
}

Search::Found Search::evaluate(std::size_t leaf, const RankWindow& window) {
  if (!is_evaluated_[leaf]) evaluated_.push_back(leaf);
  is_evaluated_[leaf] = true;
  return {ranks_[leaf], {}, window};
}

Search::Found Search::expand(std::size_t position, RankWindow window) {
  const Mover mover = *mover_of(tree_, position);
  std::vector<std::size_t> successors = tree_.positions[position].successors;
  if (steps_.from_right) std::ranges::reverse(successors);
  RankWindow own = full_window<Rank>();
  const Found* best = nullptr;
  std::size_t best_successor = 0;
  for (const std::size_t successor : successors) {
    const Found& found = search(successor, passed(position, window, own));
    if (steps_.passing == Passing::everywhere) window = found.window;
    if (best == nullptr || replaces(mover, found.value, best->value)) {
      best = &found;
      best_successor = successor;
    }
    window.narrow(mover, found.value);
    own.narrow(mover, found.value);
    if (is_closed(window, steps_.cut_off)) break;
  }
  std::vector<std::size_t> line = {best_successor};
  line.insert(line.end(), best->line.begin(), best->line.end());
  return {best->value, std::move(line), window};
}

Search::RankWindow Search::passed(std::size_t position, const RankWindow& window,
                                  const RankWindow& own) const {
  switch (steps_.passing) {
    case Passing::own:
      return own;
    case Passing::below_root:
      return position == root_ ? window : full_window<Rank>();
    case Passing::full:
      return full_window<Rank>();
    case Passing::narrowed:
    case Passing::everywhere:
      break;
  }
  return window;
}

}  // namespace

Play search_alpha_beta(const Tree& tree, std::size_t root, const AlphaBetaSteps& steps) {
  return Search(tree, root, steps).play();
}

}  // namespace minimax::grade
