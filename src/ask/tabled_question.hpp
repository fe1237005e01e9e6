// Questions that an endgame table answers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ask/found.hpp"
#include "ask/options.hpp"
#include "ask/question.hpp"
#include "endgame/endgame_table.hpp"
#include "endgame/tabled_game.hpp"
#include "game/position_map.hpp"
#include "search/common/position_graph.hpp"
#include "term/number.hpp"
#include "term/term.hpp"

namespace minimax {

/// Answers from a table where that has the position; else by a search in which the positions of the
/// table are leaves with what they are worth, and whose line goes on in the table to the end. In
/// the table whose position has a value that it can reach takes the shortest way there, who cannot
/// avoid one the longest; of equals the tie rule decides. Where algorithms are compared the
/// position that is asked about is searched in any case.
class TabledQuestion final : public Question, private KnownValues {
 public:
  /// All must outlive this; the options are those of the question, with a table. Throws FileError
  /// where that cannot be read, or belongs to another game, and OptionFault where play without end
  /// has another value in it.
  TabledQuestion(Question& question, PositionTexts& texts, const Options& options);

  /// Throws FileError, too, where the table says what cannot be.
  Found find(TermId root, TieRule ties) override;
  Found think(TermId root, const std::function<void(const Found&)>& tell) override;
  Found outcome(TermId root, Ties ties) override;
  /// A table is no proof: throws OptionFault.
  Proved prove(TermId root, TieRule ties) override;

  // What is asked of the game, and not of a position's worth.
  FoundAnswer in_window(TermId root, const Number& alpha, const Number& beta) override {
    return question_.in_window(root, alpha, beta);
  }
  Mover mover(TermId position) override { return question_.mover(position); }
  /// Nothing: what a leaf is worth would have to be proved.
  std::optional<ProofSize> proof_size(TermId) override { return std::nullopt; }
  std::optional<TermId> rule_difference() const override { return question_.rule_difference(); }
  void trace(TermId root, const GameEventSink& tell) override { question_.trace(root, tell); }
  std::vector<TermId> frontier(TermId root) override { return question_.frontier(root); }
  std::vector<TermId> possible_successors(TermId position) override {
    return question_.possible_successors(position);
  }
  void count_paths(TermId root, Plies plies,
                   const std::function<void(const ReachedPly&)>& tell) override {
    question_.count_paths(root, plies, tell);
  }
  std::unique_ptr<Exploration<TermId, Number>> explore() override { return question_.explore(); }
  std::unique_ptr<Question> with_known(KnownValues& known) override {
    return question_.with_known(known);
  }

 private:
  using Rank = std::uint32_t;
  using Ranked = Worth<Rank>;

  [[noreturn]] void fail(const std::string& problem) const;
  void check_game();
  void check_draw(const Options& options) const;
  Number number(Rank value) const;
  std::optional<Found> looked_up(TermId root, TieRule ties);
  Ranked known(TermId position);
  std::optional<Ranked> look_up(TermId position);
  std::vector<TermId> best(TermId position, const Ranked& worth);
  FoundValue static_value(TermId leaf, const Ranked& worth);
  FoundAnswer answer(TermId root, TermId first, const Ranked& worth, Ties ties);
  FoundValue follow(TermId root, std::vector<TermId>& nodes, Ranked worth, Ties ties);
  std::optional<Number> value(TermId position) override;
  const std::optional<Ranked>& remembered(TermId position);
  Question& search_from(TermId root);
  Found with_ends(Found found, Ties ties);

  Question& question_;
  std::shared_ptr<const EndgameTable> opened_;
  const EndgameTable& table_;
  ExploredGame game_;
  std::unique_ptr<Question> above_;  // by a search down to the table
  bool searches_root_;
  std::optional<TermId> root_;                             // which is searched in any case
  PositionMap<TermId, std::optional<Ranked>> remembered_;  // of what it has met
  std::uint64_t looked_up_ = 0;
};

}  // namespace minimax
