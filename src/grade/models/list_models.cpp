#include "grade/models/list_models.hpp"

#include <algorithm>

#include "search/two/notes_list.hpp"

namespace minimax::grade {

namespace {

// Among several of the same one, all equally good, ties decide too.
std::size_t index_of(std::size_t successor, const std::vector<std::size_t>& successors, Tie tie) {
  if (tie == Tie::first)
    return static_cast<std::size_t>(std::ranges::find(successors, successor) - successors.begin());
  std::size_t index = successors.size();
  while (successors[--index] != successor) {
  }
  return index;
}

}  // namespace

std::optional<Play> list_with_root(const Tree& tree, std::size_t position, Tie tie) {
  Play play = right_play(tree, position, tie);
  play.line.insert(play.line.begin(), position);
  return play;
}

std::optional<Play> list_reversed(const Tree& tree, std::size_t position, Tie tie) {
  Play play = right_play(tree, position, tie);
  std::ranges::reverse(play.line);
  return play;
}

std::optional<Play> list_first_only(const Tree& tree, std::size_t position, Tie tie) {
  Play play = right_play(tree, position, tie);
  if (play.best) play.line = {*play.best};
  return play;
}

std::optional<Play> list_without_leaf(const Tree& tree, std::size_t position, Tie tie) {
  Play play = right_play(tree, position, tie);
  if (!play.line.empty()) play.line.pop_back();
  return play;
}

std::optional<Play> list_with_repeats(const Tree& tree, std::size_t position, Tie tie) {
  Play play = right_play(tree, position, tie);
  std::vector<std::size_t> list;
  std::size_t at = position;
  for (const std::size_t winner : play.line) {
    const std::vector<std::size_t>& successors = tree.positions[at].successors;
    const std::size_t index = index_of(winner, successors, tie);
    list.insert(list.end(), times_in_front(index, successors.size()), winner);
    at = winner;
  }
  play.line = std::move(list);
  return play;
}

std::optional<Play> best_is_leaf(const Tree& tree, std::size_t position, Tie tie) {
  Play play = right_play(tree, position, tie);
  if (!play.line.empty()) play.best = play.line.back();
  return play;
}

}  // namespace minimax::grade
