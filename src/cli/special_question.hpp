// What only games of two players are asked.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "cli/kind_options.hpp"
#include "cli/question.hpp"
#include "game/game_kind.hpp"

namespace minimax {

/// Answers questions over games of another kind, and refuses the others with a UsageError.
class SpecialQuestion : public Question {
 public:
  explicit SpecialQuestion(GameKind kind) : kind_(kind) {}

  void after(std::size_t) override {}
  Result think(TermId position, const std::function<void(const Result&)>&) override {
    return results(position, TieRule::last).front();
  }
  Result outcome(TermId position, Ties ties) override {
    Result result = results(position, ties == Ties::last ? TieRule::last : TieRule::first).front();
    result.nodes.clear();
    return result;
  }
  /// Nobody has said how few leaves prove such a value.
  std::optional<std::size_t> proof_leaves(TermId) override { return std::nullopt; }
  Certified certified(TermId) override { refuse("--certificate", kind_); }
  void trace(TermId, const std::function<void(const WrittenEvent&)>&) override {
    refuse("minimax trace", kind_);
  }
  std::vector<TermId> frontier(TermId) override { refuse("minimax trace", kind_); }

 private:
  GameKind kind_;
};

}  // namespace minimax
