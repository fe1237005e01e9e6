// A game of a module, as searches and questions have it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "game/mover.hpp"
#include "game/static_value.hpp"
#include "minimax/module_interface.hpp"
#include "search/two/any_game.hpp"
#include "term/term.hpp"

namespace minimax {

/// Models what AnyGame does. Where its tree is searched as it is, the module does it.
class SearchedModule final : public AnyGame {
 public:
  explicit SearchedModule(std::unique_ptr<ModuleGame> game) : game_(std::move(game)) {}

  ModuleGame& game() noexcept { return *game_; }
  /// With one that is like it, and knows no positions yet.
  void begin_anew(std::unique_ptr<ModuleGame> game) { game_ = std::move(game); }

  std::span<const TermId> successors(TermId position) override {
    return game_->successors(position);
  }
  Mover mover(TermId position) override { return game_->mover(position); }
  StaticValue value(TermId position) override { return StaticValue(game_->value(position)); }
  std::optional<StaticValue> estimate(TermId position) override { return value(position); }
  /// A leaf is nobody's.
  Declaration declaration(TermId position) override {
    if (successors(position).empty()) return {};
    return declaration_of(mover(position));
  }
  bool may_transpose(TermId root) const override { return game_->may_transpose(root); }
  std::unique_ptr<SolverInterface<AnyGame>> own_solver(const SolverOptions<StaticValue>& options,
                                                       Interrupt interrupt) override;
  std::unique_ptr<Exploration<TermId, StaticValue>> own_exploration() override;

 private:
  std::unique_ptr<ModuleGame> game_;
};

}  // namespace minimax
