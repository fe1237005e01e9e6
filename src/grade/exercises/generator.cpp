#include "grade/exercises/generator.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "grade/exercises/leaf_values.hpp"
#include "grade/exercises/shape.hpp"
#include "grade/exercises/tally.hpp"
#include "trees/random.hpp"

namespace minimax::grade {

namespace {

constexpr std::size_t most_tries = 100'000;
constexpr std::size_t most_changes = 500;

/// Draws trees.
class Draw {
 public:
  Draw(const Wishes& wishes, std::uint64_t seed, const SizeLimits& limits = exercise_limits)
      : wishes_(wishes), limits_(limits), random_(seed), tally_(wishes, limits) {}

  bool is_over() const { return tally_.tries() >= most_tries || work_ >= limits_.work; }
  const Tally& tally() const { return tally_; }
  const RandomNumbers& random() const { return random_; }

  /// One with the wished number of leaves, if that is what comes about.
  std::optional<TreeShape> shape() {
    std::optional<TreeShape> shape = random_shape(wishes_, random_, limits_.positions);
    work_ += shape ? shape->size() : static_cast<std::uint64_t>(limits_.positions);
    const std::optional<std::size_t> leaves =
        shape ? std::optional(leaves_of(*shape)) : std::nullopt;
    if (leaves && fits(*leaves)) return shape;
    tally_.add_misshapen(leaves);
    return std::nullopt;
  }

  /// One tree, if it fulfils the wishes.
  std::optional<Exercise> any() {
    const std::optional<TreeShape> drawn = shape();
    return drawn ? valued(tree_of(*drawn)) : std::nullopt;
  }

  /// One with these branches.
  std::optional<Exercise> of_shape(const Tree& shape) {
    work_ += shape.positions.size();
    return valued(shuffled(shape, random_));
  }

  /// One with these branches and this difficulty. Large trees that are equally hard are rare: one
  /// that is not is changed, a leaf at a time, as long as it does not become less alike.
  std::optional<Exercise> of_difficulty(const Difficulty& wanted, const Tree& shape) {
    std::optional<Exercise> exercise = of_shape(shape);
    if (!exercise) return std::nullopt;
    std::size_t left = distance(*exercise, wanted);
    for (std::size_t i = 0; left > 0 && i < most_changes && !is_over(); ++i)
      left = change_leaf(*exercise, left, wanted);
    return left == 0 ? std::move(exercise) : std::nullopt;
  }

 private:
  // Of trees with the same branches.
  static std::size_t distance(const Exercise& exercise, const Difficulty& wanted) {
    const Difficulty difficulty = difficulty_of(exercise.tree, exercise.solution);
    const auto between = [](std::size_t a, std::size_t b) { return a > b ? a - b : b - a; };
    return between(difficulty.pruned, wanted.pruned) + between(difficulty.ties, wanted.ties) +
           between(difficulty.best, wanted.best);
  }

  // Gives the distance after that.
  std::size_t change_leaf(Exercise& exercise, std::size_t before, const Difficulty& wanted) {
    std::vector<Tree::Position>& positions = exercise.tree.positions;
    work_ += positions.size();
    std::size_t leaf = 0;
    do {
      leaf = static_cast<std::size_t>(random_.below(positions.size()));
    } while (!exercise.tree.is_leaf(leaf));
    const Number new_value(random_.between(wishes_.values.least, wishes_.values.most));
    const auto old_value = std::exchange(positions[leaf].value, new_value);
    Solution old_solution = std::exchange(exercise.solution, solve(exercise.tree));
    const std::size_t after = distance(exercise, wanted);
    if (after <= before) return after;
    positions[leaf].value = old_value;
    exercise.solution = std::move(old_solution);
    return before;
  }

  static std::size_t leaves_of(const TreeShape& shape) {
    std::size_t leaves = 0;
    for (std::size_t ply = 0; ply < shape.plies(); ++ply)
      leaves += static_cast<std::size_t>(shape.leaves(ply));
    return leaves;
  }

  bool fits(std::size_t leaves) const {
    return !wishes_.leaves || wishes_.leaves->holds(static_cast<std::int64_t>(leaves));
  }

  std::optional<Exercise> valued(Tree tree) {
    if (!give_values(tree, wishes_, random_)) {
      work_ += 100 * tree.positions.size();
      tally_.add_tied();
      return std::nullopt;
    }
    // Most are thrown away, and need no names.
    if (!tally_.add(difficulty_of(tree, solve(tree)))) return std::nullopt;
    Exercise exercise{.tree = in_order(tree), .solution = {}};
    exercise.solution = solve(exercise.tree);
    return exercise;
  }

  const Wishes& wishes_;
  SizeLimits limits_;
  RandomNumbers random_;
  Tally tally_;
  std::uint64_t work_ = 0;  // positions
};

// What most trees with these branches have: that is found soon for each student.
Difficulty usual_difficulty(const Tree& shape, const Wishes& wishes, std::uint64_t seed) {
  constexpr std::size_t enough = 200;
  Draw draw(wishes, seed);
  std::map<Difficulty, std::size_t> counts;
  for (std::size_t found = 0; found < enough && !draw.is_over();) {
    if (const std::optional<Exercise> exercise = draw.of_shape(shape)) {
      ++counts[difficulty_of(exercise->tree, exercise->solution)];
      ++found;
    }
  }
  if (counts.empty()) throw TooRare(draw.tally().text());
  return std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; })->first;
}

}  // namespace

Exercise generate(const Wishes& wishes, std::uint64_t seed, std::uint64_t number) {
  Draw draw(wishes, seed_of(seed, number));
  while (!draw.is_over()) {
    if (std::optional<Exercise> exercise = draw.any()) return std::move(*exercise);
  }
  throw TooRare(draw.tally().text());
}

DrawnShape draw_shape(const Wishes& wishes, std::uint64_t seed, std::uint64_t number) {
  Draw draw(wishes, seed_of(seed, number), plain_limits(wishes));
  while (!draw.is_over()) {
    if (std::optional<TreeShape> shape = draw.shape()) return {std::move(*shape), draw.random()};
  }
  throw TooRare(draw.tally().text());
}

EqualExercises::EqualExercises(const Wishes& wishes, std::uint64_t seed)
    : wishes_(wishes), seed_(seed) {
  shape_ = generate(wishes, seed, 0).tree;
  difficulty_ = usual_difficulty(shape_, wishes, seed_of(seed, "difficulty"));
}

Exercise EqualExercises::exercise(std::string_view id) const {
  Draw draw(wishes_, seed_of(seed_, id));
  while (!draw.is_over()) {
    if (std::optional<Exercise> exercise = draw.of_difficulty(difficulty_, shape_))
      return std::move(*exercise);
  }
  throw TooRare(fmt::format(
      "no tree as hard as the others was found for `{}` among {}\n  Allow more numbers of "
      "leaves, ties and leaves that are cut off, or take another seed.",
      id, draw.tally().tries()));
}

}  // namespace minimax::grade
