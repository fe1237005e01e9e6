// Games that are written down as tables, for tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "game/game.hpp"

namespace minimax {

/// A position that a search keeps in an array; an int is one that it keeps in a hash table.
enum class Vertex : std::uint32_t {};
constexpr std::uint32_t index_of(Vertex vertex) noexcept {
  return static_cast<std::uint32_t>(vertex);
}

/// Positions count from 0.
template <class P>
class GraphGame {
 public:
  using Position = P;
  using Value = int;

  struct Entry {
    std::vector<P> successors;
    Mover mover = Mover::max;
    int value = 0;
  };

  explicit GraphGame(std::vector<Entry> entries) : entries_(std::move(entries)) {}

  const std::vector<P>& successors(const P& position) const { return at(position).successors; }
  Mover mover(const P& position) const { return at(position).mover; }
  int value(const P& position) const { return at(position).value; }
  std::size_t size() const { return entries_.size(); }

 private:
  const Entry& at(P position) const { return entries_[static_cast<std::size_t>(position)]; }

  std::vector<Entry> entries_;
};

using IntGame = GraphGame<int>;

using Random = std::mt19937;

inline int random_between(Random& random, int least, int greatest) {
  return std::uniform_int_distribution(least, greatest)(random);
}

template <class P>
typename GraphGame<P>::Entry random_entry(Random& random) {
  return {
      {}, random_between(random, 0, 1) ? Mover::max : Mover::min, random_between(random, -2, 2)};
}

/// Any position may follow any other, itself too, and several times. Few values make many ties.
template <class P>
GraphGame<P> random_graph(Random& random, int size, int most_successors) {
  std::vector<typename GraphGame<P>::Entry> entries;
  for (int i = 0; i < size; ++i) {
    entries.push_back(random_entry<P>(random));
    for (int count = random_between(random, 0, most_successors); count > 0; --count)
      entries.back().successors.push_back(static_cast<P>(random_between(random, 0, size - 1)));
  }
  return GraphGame<P>(std::move(entries));
}

/// Successors have greater numbers: positions are shared, and there is no cycle.
template <class P>
GraphGame<P> random_acyclic_graph(Random& random, int size, int most_successors) {
  std::vector<typename GraphGame<P>::Entry> entries;
  for (int i = 0; i < size; ++i) {
    entries.push_back(random_entry<P>(random));
    for (int count = random_between(random, 0, most_successors); count > 0 && i + 1 < size; --count)
      entries.back().successors.push_back(static_cast<P>(random_between(random, i + 1, size - 1)));
  }
  return GraphGame<P>(std::move(entries));
}

/// A tree whose root is 0, of uneven depth, whose inner positions have one to so many successors.
template <class P>
GraphGame<P> random_tree(Random& random, int most_positions, int most_successors) {
  std::vector<typename GraphGame<P>::Entry> entries = {random_entry<P>(random)};
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (i > 0 && random_between(random, 0, 2) == 0) continue;
    const int count = random_between(random, 1, most_successors);
    if (entries.size() + static_cast<std::size_t>(count) > static_cast<std::size_t>(most_positions))
      break;
    for (int successor = 0; successor < count; ++successor) {
      entries[i].successors.push_back(static_cast<P>(entries.size()));
      entries.push_back(random_entry<P>(random));
    }
  }
  return GraphGame<P>(std::move(entries));
}

}  // namespace minimax
