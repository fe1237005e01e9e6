// What only games of two players are asked.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "cli/errors.hpp"
#include "cli/fact_file.hpp"
#include "cli/kind_options.hpp"
#include "cli/question.hpp"

namespace minimax {

/// The algorithm that was asked for is not for this very game.
class Unsuitable : public UsageError {
 public:
  using UsageError::UsageError;
};

/// Answers questions over games of another kind, and refuses the others with a UsageError.
class SpecialQuestion : public Question {
 public:
  /// The file must outlive this.
  SpecialQuestion(FactFile& file, const SearchFlags& flags) : file_(file), flags_(flags) {}

  void after(std::size_t) override {}
  Result think(TermId position, const std::function<void(const Result&)>&) override {
    return results(position, TieRule::last).front();
  }
  Choice choice(TermId position) override;
  Result outcome(TermId position, Ties ties) override;
  Comparison::Row row(TermId position) override;
  /// Nobody has said how few leaves prove such a value.
  std::optional<std::size_t> proof_leaves(TermId) override { return std::nullopt; }
  Certified certified(TermId) override { refuse("--certificate", file_.kind()); }
  void trace(TermId, const std::function<void(const WrittenEvent&)>&) override {
    refuse("minimax trace", file_.kind());
  }
  std::vector<TermId> frontier(TermId) override { refuse("minimax trace", file_.kind()); }

 protected:
  FactFile& file_;
  const SearchFlags flags_;
};

}  // namespace minimax
