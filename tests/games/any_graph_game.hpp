// A game that is written down as a table, as AnyGame.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "search/two/any_game.hpp"
#include "tests/games/graph_game.hpp"

namespace minimax {

/// Positions count from 0. What is declared need not be who moves.
class AnyGraphGame final : public AnyGame {
 public:
  using Graph = GraphGame<TermId>;

  AnyGraphGame(std::vector<Graph::Entry> entries, std::vector<std::optional<Mover>> declared)
      : graph_(std::move(entries)), declared_(std::move(declared)) {}
  /// Each position is declared.
  explicit AnyGraphGame(std::vector<Graph::Entry> entries) : graph_(std::move(entries)) {
    for (std::size_t i = 0; i < graph_.size(); ++i)
      declared_.push_back(graph_.mover(static_cast<TermId>(i)));
  }

  std::span<const TermId> successors(TermId position) override {
    return graph_.successors(position);
  }
  Mover mover(TermId position) override { return graph_.mover(position); }
  StaticValue value(TermId position) override {
    return StaticValue(std::int64_t{graph_.value(position)});
  }
  std::optional<StaticValue> estimate(TermId position) override { return value(position); }
  Declaration declaration(TermId position) override {
    const std::optional<Mover> own = declared_[index_of(position)];
    return own ? declaration_of(*own) : Declaration();
  }

  const Graph& graph() const { return graph_; }

 private:
  Graph graph_;
  std::vector<std::optional<Mover>> declared_;
};

}  // namespace minimax
