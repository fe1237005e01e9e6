// Questions over a file of facts in which several players move.
#pragma once

#include <optional>
#include <vector>

#include "cli/fact_file.hpp"
#include "cli/special_question.hpp"
#include "facts/fact_views.hpp"
#include "search/maxn.hpp"
#include "search/payoffs.hpp"

namespace minimax {

class PlayersQuestion final : public SpecialQuestion {
 public:
  /// The file must outlive this.
  PlayersQuestion(FactFile& file, const SearchFlags& flags);

  std::vector<Result> results(TermId position, TieRule ties) override;

 private:
  struct Found {
    /// With the payoffs of all, or of the root's player alone.
    std::vector<PlayersAnswer<PlayerFacts>> answers;
    Statistics statistics;
  };

  Found found(TermId position, TieRule ties);
  Found all_lines(TermId position);
  template <class Search>
  Found by_root_player(TermId position, TieRule ties);
  Found by_shallow_pruning(TermId position, TieRule ties);
  Payoff greatest_sum() const;

  PlayerFacts game_;
  ExactPlayerFacts exact_;
  MaxN<PlayerFacts> plain_;  // what it knows of one position helps with the next
  std::optional<Payoff> greatest_sum_;
};

}  // namespace minimax
