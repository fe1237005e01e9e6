// Plain minimax as a course's program does it, step by step, so that a model may change one.
#pragma once

#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "game/game.hpp"
#include "grade/models/misconception.hpp"
#include "term/number.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// Whether a program that has found `found` for this mover prefers `later` to it, which it comes to
/// later on.
bool replaces(Mover mover, const Number& later, const Number& found, Tie tie);

/// Which of the values, in order and at least one, this mover takes.
std::size_t index_of_best(Mover mover, const std::vector<Number>& values, Tie tie);

/// The right program; a class that derives from it changes a step. Every position is searched
/// once, or twice where that depends on how deep it is: a model must depend on nothing else.
/// Recursive, as deep as the tree.
class PlainSearch {
 public:
  /// The tree must outlive this.
  PlainSearch(const Tree& tree, std::size_t root, Tie tie) : tree_(tree), root_(root), tie_(tie) {}
  PlainSearch(const PlainSearch&) = delete;
  PlainSearch& operator=(const PlainSearch&) = delete;
  virtual ~PlainSearch() = default;

  /// About the root; nothing where a value is missing.
  std::optional<Play> play();

 protected:
  /// A position, and whether it is an odd number of plies below the root.
  struct Place {
    std::size_t position;
    bool is_odd;

    auto operator<=>(const Place&) const = default;
  };

  /// What is taken, and what the position is worth then. Where nothing is taken the line ends.
  struct Choice {
    std::optional<std::size_t> index;  ///< of the successors
    Number value;
  };

  // The steps, each as it is right.

  /// Whether the position is valued by its static value.
  virtual bool is_evaluated(std::size_t position) { return tree_.is_leaf(position); }
  /// Of a position with successors.
  virtual Mover mover(const Place& at) const { return *mover_of(tree_, at.position); }
  /// Which successor is taken, by the values of all of them.
  virtual std::size_t pick(const Place& at, const std::vector<Number>& values) {
    return index_of_best(mover(at), values, tie_);
  }
  /// What is made of the successors' values; nothing where a program cannot compute it.
  virtual std::optional<Choice> choose(const Place& at, const std::vector<Number>& values);

  const Tree& tree() const { return tree_; }
  std::size_t root() const { return root_; }
  Tie tie() const { return tie_; }
  const std::vector<std::size_t>& successors(const Place& at) const {
    return tree_.positions[at.position].successors;
  }

 private:
  const std::optional<Choice>& search(const Place& at);
  std::optional<Choice> search_new(const Place& at);
  std::size_t successor(const Place& at, std::size_t index) const { return successors(at)[index]; }

  const Tree& tree_;
  std::size_t root_;
  Tie tie_;
  std::map<Place, std::optional<Choice>> known_;
};

}  // namespace minimax::grade
