#include "grade/models/alpha_beta_models.hpp"

#include "grade/models/alpha_beta_search.hpp"

namespace minimax::grade {

std::optional<Play> ab_strict_last_tie(const Tree& tree, std::size_t position, Tie) {
  return search_alpha_beta(tree, position, {.cut_off = CutOff::strict, .tie = Tie::last});
}

std::optional<Play> ab_equal_last_tie(const Tree& tree, std::size_t position, Tie) {
  return search_alpha_beta(tree, position, {.cut_off = CutOff::equal, .tie = Tie::last});
}

std::optional<Play> ab_bounds_not_passed(const Tree& tree, std::size_t position, Tie) {
  return search_alpha_beta(tree, position, {.passing = Passing::below_root});
}

std::optional<Play> ab_shallow_only(const Tree& tree, std::size_t position, Tie) {
  return search_alpha_beta(tree, position, {.passing = Passing::own});
}

std::optional<Play> ab_global_bounds(const Tree& tree, std::size_t position, Tie) {
  return search_alpha_beta(tree, position, {.passing = Passing::everywhere});
}

std::optional<Play> ab_no_pruning(const Tree& tree, std::size_t position, Tie tie) {
  return search_alpha_beta(tree, position, {.tie = tie, .passing = Passing::full});
}

std::optional<Play> ab_right_to_left(const Tree& tree, std::size_t position, Tie) {
  return search_alpha_beta(tree, position, {.from_right = true});
}

}  // namespace minimax::grade
