#include "grade/exercises/shape.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "trees/parts.hpp"

namespace minimax::grade {

namespace {

class Shaper {
 public:
  Shaper(const Wishes& wishes, RandomNumbers& random, std::int64_t most_positions)
      : wishes_(wishes), random_(random), most_positions_(most_positions) {
    // Small and large trees both come about, not only middling ones.
    const Range branching = branching_of(wishes);
    most_successors_ =
        random.one_in(2) ? branching.most : random.between(branching.least, branching.most);
    ends_one_in_ = static_cast<std::uint64_t>(random.between(2, 4));
    if (wishes.leaves) target_ = random.between(wishes.leaves->least, wishes.leaves->most);
  }

  std::optional<TreeShape> shape() {
    if (is_even(wishes_)) return even_shape();
    Ply ply;
    ply.add(wishes_.root);
    ply.order = {0};
    for (std::int64_t depth = 0; !ply.order.empty(); ++depth) {
      Ply below;
      if (depth < wishes_.depth.most && !add_successors(ply, depth, below)) return std::nullopt;
      write(ply, below);
      ply = std::move(below);
    }
    return std::move(shape_);
  }

 private:
  /// The positions of a ply, numbered as they are drawn.
  struct Ply {
    std::vector<Mover> movers;
    std::vector<std::uint32_t> successors;
    std::vector<std::uint32_t> first;  // successor, as a number in the ply below
    std::vector<std::uint32_t> order;  // from left to right

    void add(Mover mover) {
      movers.push_back(mover);
      successors.push_back(0);
      first.push_back(0);
    }
    std::size_t size() const { return movers.size(); }
  };

  // Passes what is drawn of others, of which each turns out the same.
  TreeShape even_shape() {
    const auto depth = static_cast<std::size_t>(wishes_.depth.least);
    const auto branching = static_cast<std::uint64_t>(branching_of(wishes_).least);
    TreeShape shape = TreeShape::even(depth, branching, wishes_.root);
    for (std::size_t ply = 0; ply < depth; ++ply) {
      const std::uint64_t width = shape.end(ply) - shape.begin(ply);
      random_.pass_shuffle(width);
      for (std::uint64_t i = 0; i < width; ++i) random_.pass_below(1);
    }
    return shape;
  }

  // Whether there are not too many positions.
  bool add_successors(Ply& ply, std::int64_t depth, Ply& below) {
    std::vector<std::uint32_t> drawn(ply.size());
    std::iota(drawn.begin(), drawn.end(), 0U);
    // Else what is on the left would be larger where there are leaves enough.
    random_.shuffle(drawn);
    for (const std::uint32_t position : drawn) {
      if (depth < wishes_.depth.least || goes_on()) add_successors(ply, position, below);
      if (positions_ > most_positions_) return false;
    }
    return true;
  }

  // Whether a position has successors that could be a leaf.
  bool goes_on() { return (!target_ || leaves_ < *target_) && !random_.one_in(ends_one_in_); }

  void add_successors(Ply& ply, std::uint32_t position, Ply& below) {
    const std::int64_t count = random_.between(branching_of(wishes_).least, most_successors_);
    leaves_ += count - 1;
    const Mover turn = opponent(ply.movers[position]);
    ply.first[position] = static_cast<std::uint32_t>(below.size());
    for (std::int64_t i = 0; i < count; ++i) {
      if (positions_ > most_positions_) return;
      below.add(wishes_.mixed ? (random_.one_in(2) ? Mover::max : Mover::min) : turn);
      ++ply.successors[position];
      ++positions_;
    }
  }

  // From left to right, and tells the ply below what its order is.
  void write(const Ply& ply, Ply& below) {
    shape_.add_ply();
    below.order.reserve(below.size());
    for (const std::uint32_t position : ply.order) {
      shape_.add(ply.movers[position], ply.successors[position]);
      for (std::uint32_t i = 0; i < ply.successors[position]; ++i)
        below.order.push_back(ply.first[position] + i);
    }
  }

  const Wishes& wishes_;
  RandomNumbers& random_;
  std::int64_t most_positions_;
  std::int64_t positions_ = 1;
  std::int64_t most_successors_ = 1;
  std::uint64_t ends_one_in_ = 2;  // how many positions are leaves where they may be
  std::int64_t leaves_ = 1;        // so far
  std::optional<std::int64_t> target_ = {};
  TreeShape shape_;
};

}  // namespace

std::optional<TreeShape> random_shape(const Wishes& wishes, RandomNumbers& random,
                                      std::int64_t most_positions) {
  return Shaper(wishes, random, most_positions).shape();
}

Tree tree_of(const TreeShape& shape) {
  Tree tree;
  tree.positions.resize(static_cast<std::size_t>(shape.size()));
  std::size_t next = 1;
  for (std::size_t ply = 0; ply < shape.plies(); ++ply) {
    for (TreeShape::Position i = shape.begin(ply); i < shape.end(ply); ++i) {
      Tree::Position& position = tree.positions[static_cast<std::size_t>(i)];
      position.mover = shape.mover(ply, i);
      position.successors.resize(static_cast<std::size_t>(shape.successors(ply, i)));
      for (std::size_t& successor : position.successors) successor = next++;
    }
  }
  return tree;
}

Tree shuffled(Tree tree, RandomNumbers& random) {
  for (Tree::Position& position : tree.positions) random.shuffle(position.successors);
  return tree;
}

Tree in_order(const Tree& tree) {
  std::vector<std::size_t> order = {tree.root};
  std::vector<std::size_t> numbers(tree.positions.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    numbers[order[i]] = i;
    const std::vector<std::size_t>& successors = tree.positions[order[i]].successors;
    order.insert(order.end(), successors.begin(), successors.end());
  }
  Tree ordered;
  for (const std::size_t old : order) {
    ordered.positions.push_back(tree.positions[old]);
    Tree::Position& position = ordered.positions.back();
    position.name = letter_name(ordered.positions.size() - 1);
    for (std::size_t& successor : position.successors) successor = numbers[successor];
  }
  return ordered;
}

}  // namespace minimax::grade
