// The positions that can be reached in a game, with numbers.
#pragma once

#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/position_map.hpp"
#include "game/symmetry.hpp"
#include "search/common/position_graph.hpp"

namespace minimax {

/// Numbers from 0 on, in the order in which positions are met.
template <RememberedPosition Position>
class PositionNumbers {
 public:
  NodeNumber number(const Position& position) {
    if (const NodeNumber* const known = numbers_.find(position)) return *known;
    const auto number = static_cast<NodeNumber>(positions_.size());
    numbers_.set(position, number);
    positions_.push_back(position);
    return number;
  }
  /// The one of a position that has one.
  NodeNumber known(const Position& position) const { return *numbers_.find(position); }
  /// Valid until the next call of number().
  const Position& operator[](NodeNumber number) const { return positions_[number]; }
  std::size_t size() const noexcept { return positions_.size(); }

 private:
  PositionMap<Position, NodeNumber> numbers_;
  std::vector<Position> positions_;
};

/// A game of MAX and MIN whose positions are asked about one by one, whatever it is made of.
/// Symmetric positions are one.
template <class Position, class Value>
class Exploration {
 public:
  /// What a game says of a position.
  struct Entry {
    /// Of a leaf: its static value. Else nothing.
    std::optional<Value> value;
    /// Where there are successors: who moves.
    Mover mover = Mover::max;
    /// In the order of the game. Valid until ask() is called again.
    std::span<const NodeNumber> successors = {};
  };

  virtual ~Exploration() = default;

  virtual NodeNumber number(const Position& position) = 0;
  /// The one that stands for all with that number.
  virtual Position position(NodeNumber number) = 0;
  /// How many have a number.
  virtual std::size_t size() const = 0;
  /// Gives its successors numbers. Throws what the game throws.
  virtual Entry ask(NodeNumber number) = 0;
};

/// That of a game.
template <Game G>
class GameExploration final : public Exploration<typename G::Position, typename G::Value> {
 public:
  using Position = typename G::Position;
  using Value = typename G::Value;
  using typename Exploration<Position, Value>::Entry;

  /// The game must outlive this, and must not change.
  explicit GameExploration(G& game) : game_(game) {}

  NodeNumber number(const Position& position) override {
    return numbers_.number(remembered(game_, position));
  }
  Position position(NodeNumber number) override { return numbers_[number]; }
  std::size_t size() const override { return numbers_.size(); }
  Entry ask(NodeNumber number) override {
    const Position position = numbers_[number];
    const auto moves = game_.successors(position);
    if (std::size(moves) == 0) return {game_.value(position)};
    successors_.clear();
    for (const Position& successor : moves) successors_.push_back(this->number(successor));
    return {std::nullopt, game_.mover(position), successors_};
  }

 private:
  G& game_;
  PositionNumbers<Position> numbers_;
  std::vector<NodeNumber> successors_;  // of the last that was asked about
};

/// For a ConvertedExploration where only values are other ones.
struct SamePositions {
  template <class Position>
  static Position inner(Position position) {
    return position;
  }
  template <class Position>
  static Position position(Position inner) {
    return inner;
  }
  template <class Ask>
  static auto asked(Ask ask) {
    return ask();
  }
};

/// What another one says, in other terms: `convert` has position(Inner) and inner(Position),
/// value() of a value, and asked(function), which gives what that gives.
template <class Position, class Value, class Inner, class Convert>
class ConvertedExploration final : public Exploration<Position, Value> {
 public:
  using typename Exploration<Position, Value>::Entry;

  ConvertedExploration(std::unique_ptr<Inner> inner, Convert convert)
      : inner_(std::move(inner)), convert_(std::move(convert)) {}

  NodeNumber number(const Position& position) override {
    return convert_.asked([&] { return inner_->number(convert_.inner(position)); });
  }
  Position position(NodeNumber number) override {
    return convert_.position(inner_->position(number));
  }
  std::size_t size() const override { return inner_->size(); }
  Entry ask(NodeNumber number) override {
    const auto entry = convert_.asked([&] { return inner_->ask(number); });
    Entry converted{std::nullopt, entry.mover, entry.successors};
    if (entry.value) converted.value = convert_.value(*entry.value);
    return converted;
  }

 private:
  std::unique_ptr<Inner> inner_;
  Convert convert_;
};

}  // namespace minimax
