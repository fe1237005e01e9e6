// What a table asks of a game.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "search/common/exploration.hpp"
#include "term/number.hpp"
#include "term/term.hpp"

namespace minimax {

using TabledExploration = Exploration<TermId, Number>;
using TabledEntry = TabledExploration::Entry;

/// The positions of a game as texts, by which a table knows them.
class PositionTexts {
 public:
  virtual ~PositionTexts() = default;

  /// The same for equal positions, and another one for others; of whatever file of the game.
  virtual std::string text(TermId position) = 0;
  /// Nothing where the text is that of no position.
  virtual std::optional<TermId> position(const std::string& text) = 0;
  /// What need not be kept of positions is not kept: none that was told of before is valid then,
  /// nor is an exploration.
  virtual void forget() {}
};

/// A game as a table is made of it: its positions have numbers, in the order in which they are met.
class TabledGame {
 public:
  virtual ~TabledGame() = default;

  /// How many have a number.
  virtual std::size_t size() const = 0;
  /// That of the position with this text, which may be new; nothing where there is none.
  virtual std::optional<NodeNumber> number(const std::string& text) = 0;
  /// See PositionTexts; of symmetric positions that of the one which stands for all.
  virtual std::string text(NodeNumber number) = 0;
  /// See Exploration.
  virtual TabledEntry ask(NodeNumber number) = 0;
};

/// One whose positions are all kept in memory.
class ExploredGame final : public TabledGame {
 public:
  /// The texts must outlive this.
  ExploredGame(std::unique_ptr<TabledExploration> exploration, PositionTexts& texts)
      : exploration_(std::move(exploration)), texts_(texts) {}

  std::size_t size() const override { return exploration_->size(); }
  std::optional<NodeNumber> number(const std::string& text) override {
    const std::optional<TermId> position = texts_.position(text);
    return position ? std::optional(exploration_->number(*position)) : std::nullopt;
  }
  std::string text(NodeNumber number) override {
    return texts_.text(exploration_->position(number));
  }
  TabledEntry ask(NodeNumber number) override { return exploration_->ask(number); }

  NodeNumber number(TermId position) { return exploration_->number(position); }

 private:
  std::unique_ptr<TabledExploration> exploration_;
  PositionTexts& texts_;
};

}  // namespace minimax
