#include "grade/models/depth_models.hpp"

#include <algorithm>

#include "grade/models/plain_search.hpp"

namespace minimax::grade {

namespace {

class GreedyStatic final : public PlainSearch {
 public:
  using PlainSearch::PlainSearch;

 private:
  bool is_evaluated(std::size_t position) override {
    return position != root() || tree().is_leaf(position);
  }
};

class GreedyWalk final : public PlainSearch {
 public:
  using PlainSearch::PlainSearch;

 private:
  std::optional<Choice> choose(const Place& at, const std::vector<Number>& values) override {
    std::vector<Number> looks;
    for (const std::size_t successor : successors(at)) {
      const std::optional<Number>& look = tree().positions[successor].value;
      if (!look) return std::nullopt;
      looks.push_back(*look);
    }
    const std::size_t best = pick(at, looks);
    return Choice{best, values[best]};
  }
};

class OnePlyShort final : public PlainSearch {
 public:
  using PlainSearch::PlainSearch;

  bool stopped_short() const { return stopped_short_; }

 private:
  bool is_evaluated(std::size_t position) override {
    const Tree::Position& at = tree().positions[position];
    if (at.successors.empty()) return true;
    const auto is_leaf = [this](std::size_t each) { return tree().is_leaf(each); };
    if (!at.value || !std::ranges::all_of(at.successors, is_leaf)) return false;
    stopped_short_ = true;
    return true;
  }

  bool stopped_short_ = false;
};

class InnerStatic final : public PlainSearch {
 public:
  using PlainSearch::PlainSearch;

 private:
  bool is_evaluated(std::size_t position) override {
    return tree().positions[position].value.has_value() || tree().is_leaf(position);
  }
};

}  // namespace

std::optional<Play> greedy_static(const Tree& tree, std::size_t position, Tie tie) {
  return GreedyStatic(tree, position, tie).play();
}

std::optional<Play> greedy_walk(const Tree& tree, std::size_t position, Tie tie) {
  return GreedyWalk(tree, position, tie).play();
}

std::optional<Play> one_ply_short(const Tree& tree, std::size_t position, Tie tie) {
  OnePlyShort search(tree, position, tie);
  std::optional<Play> play = search.play();
  return search.stopped_short() || tree.is_leaf(position) ? play : std::nullopt;
}

std::optional<Play> inner_static(const Tree& tree, std::size_t position, Tie tie) {
  return InnerStatic(tree, position, tie).play();
}

}  // namespace minimax::grade
