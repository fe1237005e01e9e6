#include "grade/models/mover_models.hpp"

#include "grade/models/plain_search.hpp"

namespace minimax::grade {

namespace {

class OneMover final : public PlainSearch {
 public:
  OneMover(const Tree& tree, std::size_t root, Tie tie, Mover mover)
      : PlainSearch(tree, root, tie), mover_(mover) {}

 private:
  Mover mover(const Place&) const override { return mover_; }

  Mover mover_;
};

class Swapped final : public PlainSearch {
 public:
  using PlainSearch::PlainSearch;

 private:
  Mover mover(const Place& at) const override { return opponent(PlainSearch::mover(at)); }
};

class MoverByDepth final : public PlainSearch {
 public:
  MoverByDepth(const Tree& tree, std::size_t root, Tie tie, Mover first)
      : PlainSearch(tree, root, tie), first_(first) {}

 private:
  Mover mover(const Place& at) const override { return at.is_odd ? opponent(first_) : first_; }

  Mover first_;
};

class MoverOfChild final : public PlainSearch {
 public:
  using PlainSearch::PlainSearch;

 private:
  // From the last one to the first, as the recursion returns: the best of the rest is there, and an
  // earlier one has to beat it.
  std::size_t pick(const Place& at, const std::vector<Number>& values) override {
    const Tie earlier = tie() == Tie::first ? Tie::last : Tie::first;
    std::size_t best = values.size() - 1;
    for (std::size_t i = best; i-- > 0;) {
      const std::optional<Mover> declared = tree().positions[successors(at)[i]].mover;
      if (declared && replaces(opponent(*declared), values[i], values[best], earlier)) best = i;
    }
    return best;
  }
};

// A leaf has no mover, and needs none.
Mover mover_of_root(const Tree& tree, std::size_t root) {
  return mover_of(tree, root).value_or(Mover::max);
}

}  // namespace

std::optional<Play> always_max(const Tree& tree, std::size_t position, Tie tie) {
  return OneMover(tree, position, tie, Mover::max).play();
}

std::optional<Play> always_min(const Tree& tree, std::size_t position, Tie tie) {
  return OneMover(tree, position, tie, Mover::min).play();
}

std::optional<Play> swapped(const Tree& tree, std::size_t position, Tie tie) {
  return Swapped(tree, position, tie).play();
}

std::optional<Play> mover_by_depth(const Tree& tree, std::size_t position, Tie tie) {
  return MoverByDepth(tree, position, tie, mover_of_root(tree, position)).play();
}

std::optional<Play> max_by_depth(const Tree& tree, std::size_t position, Tie tie) {
  return MoverByDepth(tree, position, tie, Mover::max).play();
}

std::optional<Play> mover_of_child(const Tree& tree, std::size_t position, Tie tie) {
  return MoverOfChild(tree, position, tie).play();
}

std::optional<Play> best_leaf(const Tree& tree, std::size_t position, Tie tie) {
  return OneMover(tree, position, tie, mover_of_root(tree, position)).play();
}

}  // namespace minimax::grade
