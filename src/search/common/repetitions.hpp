// What it means that a path comes back to a position.
#pragma once

#include <concepts>
#include <optional>
#include <utility>

#include "game/game.hpp"
#include "game/transposition.hpp"
#include "search/common/components.hpp"
#include "search/common/control.hpp"
#include "search/common/horizon.hpp"
#include "search/common/path.hpp"
#include "search/common/plies.hpp"

namespace minimax {

/// The path from the root, and the value of a position that repeats on it. Without such a value a
/// cycle is an error, unless a depth limit bounds the search: then a repeated position is one like
/// any other.
template <GameTree G, class Value = typename G::Value>
class Repetitions {
 public:
  using Position = typename G::Position;
  using Place = decltype(place(std::declval<G&>(), std::declval<const Position&>()));

  Repetitions(G& game, Interrupt& interrupt, std::optional<Value> value)
      : game_(game), components_(game, interrupt), value_(std::move(value)) {}

  /// Forgets the path of the last search. To be called before the first position is entered.
  void start(const Position& root, Plies plies) {
    path_.clear();
    minds_path_ = (plies == unlimited_plies || value_) && may_repeat(game_, root);
    // Then positions differ on a path that comes back to a place, and components do not tell.
    all_depend_on_path_ = limits_depth(game_) && plies != unlimited_plies;
    root_ = root;
    plies_ = plies;
    is_explored_ = false;
  }
  void enter(const Position& position) {
    if (minds_path_) path_.push(place(game_, position));
  }
  void leave() {
    if (minds_path_) path_.pop();
  }

  /// Whether a position may repeat. Where it may not, there is nothing to be told of the path.
  bool minds_path() const noexcept { return minds_path_; }
  /// Whether the path has led to this position before.
  bool at(const Position& position) const {
    return minds_path_ && path_.contains(place(game_, position));
  }
  /// The value of the position where the path has led to it before. Throws CycleError<Place> where
  /// it has none.
  std::optional<Value> value_at(const Position& position) const {
    return at(position) ? std::optional(value_of_repeated(position)) : std::nullopt;
  }

  /// Whether the value of a position that the path leads to next may be another one on another
  /// path. A cycle lies within one component, and a path that has left a component does not come
  /// back: so the value does not depend on what the path holds of other components. Who asks the
  /// first time waits until all is known that the root reaches, which must be finite.
  bool depends_on_path(const Position& position) {
    if (!minds_path_ || !value_ || path_.empty()) return false;
    if constexpr (std::same_as<Place, Position>) {
      if (!all_depend_on_path_) {
        if (!is_explored_) explore();
        return components_.same(position, path_.last());
      }
    }
    return true;
  }

 private:
  Value value_of_repeated(const Position& position) const {
    if (!value_) throw CycleError<Place>(path_.loop_from(place(game_, position)));
    return *value_;
  }

  void explore() {
    components_.explore(*root_, plies_);
    is_explored_ = true;
  }

  G& game_;
  Components<G> components_;
  std::optional<Position> root_;  // of this search, and its limit
  Plies plies_ = unlimited_plies;
  bool is_explored_ = false;
  Path<Place> path_;
  std::optional<Value> value_;
  bool minds_path_ = false;
  bool all_depend_on_path_ = false;
};

}  // namespace minimax
