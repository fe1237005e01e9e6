// The rule of the notes' program: who moves is told by the successors, one by one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/mover.hpp"
#include "search/common/path.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// Whose declaration tells who chooses among the successors of a position.
enum class MoverRule : std::uint8_t {
  position,   ///< that of the position; where it has none, that of its successors
  successor,  ///< that of each successor, as in the notes' program
};

/// The choice among the successors of a position from one of them on.
template <class P>
struct ChoicePosition {
  P position;
  std::uint32_t first;  ///< 0: the position itself

  bool operator==(const ChoicePosition&) const = default;

  friend auto place_of(const ChoicePosition& choice) {
    using minimax::place_of;
    using Place = std::remove_cvref_t<decltype(place_of(choice.position))>;
    return ChoicePosition<Place>{place_of(choice.position), choice.first};
  }
};

}  // namespace minimax

template <class P>
struct std::hash<minimax::ChoicePosition<P>> {
  std::size_t operator()(const minimax::ChoicePosition<P>& choice) const {
    return std::hash<P>{}(choice.position) * 31 + choice.first;
  }
};

namespace minimax {

/// Models Game over a game that knows declarations. The notes' program compares the first successor
/// with the best of the rest: where the first one is declared min_to_move it wins by a greater
/// value, where max_to_move by a smaller one, and where neither it loses. So each comparison is a
/// choice of MAX or MIN between a successor and the choice among the rest. Comparisons that the
/// same one makes are one choice among several; successors that are all declared alike are one
/// position, as everywhere.
template <Game G>
class SuccessorMover {
 public:
  using Position = ChoicePosition<typename G::Position>;
  using Value = typename G::Value;

  /// The game must outlive this, and must not change. With MoverRule::position it is the game as it
  /// is.
  SuccessorMover(G& game, MoverRule rule) : game_(game), rule_(rule) {}

  Position root_at(const Position& root, Plies depth) const {
    return {game_.root_at(root.position, depth), root.first};
  }
  std::uint64_t horizon_uses() const { return game_.horizon_uses(); }

  /// Throws what the game throws for a mover where a successor is declared both.
  std::vector<Position> successors(const Position& at);
  Mover mover(const Position& at);
  /// The index of the successor among those of the game: of several the last in this choice.
  std::uint32_t index_of(const Position& at, const typename G::Position& successor);
  Value value(const Position& at) { return game_.value(at.position); }

  /// A position that was looked at where the two rules differ, if any.
  const std::optional<typename G::Position>& difference() const noexcept { return difference_; }

 private:
  // The successors in one choice, which are all declared alike, and where the rest begins: 0 where
  // there is none.
  struct Candidates {
    std::vector<std::uint32_t> indices;
    std::uint32_t rest = 0;
  };

  Candidates candidates(const Position& at);
  Declaration declaration(const typename G::Position& successor);
  void compare_rules(const typename G::Position& position);

  G& game_;
  MoverRule rule_;
  std::optional<typename G::Position> difference_;
};

template <Game G>
auto SuccessorMover<G>::successors(const Position& at) -> std::vector<Position> {
  std::vector<Position> choices;
  const auto& moves = game_.successors(at.position);
  const Candidates candidates = this->candidates(at);
  for (const std::uint32_t index : candidates.indices) choices.push_back({moves[index], 0});
  if (candidates.rest != 0) choices.push_back({at.position, candidates.rest});
  return choices;
}

template <Game G>
auto SuccessorMover<G>::candidates(const Position& at) -> Candidates {
  Candidates found;
  const auto& moves = game_.successors(at.position);
  const auto count = static_cast<std::uint32_t>(std::size(moves));
  std::optional<Mover> declared;
  for (std::uint32_t i = at.first; i < count; ++i) {
    const bool is_last = i + 1 == count;
    if (rule_ == MoverRule::successor && !is_last) {
      const std::optional<Mover> own = declaration(moves[i]).mover();
      if (!own) continue;  // it loses
      if (declared && own != declared) {
        found.rest = i;
        break;
      }
      declared = own;
    }
    found.indices.push_back(i);
  }
  return found;
}

template <Game G>
std::uint32_t SuccessorMover<G>::index_of(const Position& at,
                                          const typename G::Position& successor) {
  const auto& moves = game_.successors(at.position);
  const std::vector<std::uint32_t> indices = candidates(at).indices;
  const auto found = std::find_if(indices.rbegin(), indices.rend(),
                                  [&](std::uint32_t index) { return moves[index] == successor; });
  return *found;
}

template <Game G>
Mover SuccessorMover<G>::mover(const Position& at) {
  if (rule_ == MoverRule::position) return game_.mover(at.position);
  if (at.first == 0 && !difference_) compare_rules(at.position);
  const auto& moves = game_.successors(at.position);
  for (std::size_t i = at.first; i + 1 < std::size(moves); ++i) {
    if (const auto declared = declaration(moves[i]).mover()) return opponent(*declared);
  }
  return Mover::max;  // there is but one to choose
}

template <Game G>
Declaration SuccessorMover<G>::declaration(const typename G::Position& successor) {
  const Declaration declaration = game_.declaration(successor);
  if (declaration.both()) (void)game_.mover(successor);  // which throws
  return declaration;
}

// The declaration of the last successor never counts.
template <Game G>
void SuccessorMover<G>::compare_rules(const typename G::Position& position) {
  const auto& moves = game_.successors(position);
  MoverOfSuccessors all;
  for (const auto& successor : moves) all.add(game_.declaration(successor));
  const Declaration own = game_.declaration(position);
  const std::optional<Mover> by_position = own.none() ? all.deduced() : own.mover();
  for (std::size_t i = 0; i + 1 < std::size(moves); ++i) {
    const auto declared = game_.declaration(moves[i]).mover();
    if (!by_position || !declared || *declared != opponent(*by_position)) difference_ = position;
  }
}

}  // namespace minimax
