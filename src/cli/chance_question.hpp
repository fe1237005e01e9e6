// Questions over a file of facts in which chance moves.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/fact_file.hpp"
#include "cli/special_question.hpp"
#include "facts/fact_views.hpp"
#include "search/chance_answer.hpp"
#include "search/expectation.hpp"
#include "search/expectiminimax.hpp"

namespace minimax {

class ChanceQuestion final : public SpecialQuestion {
 public:
  /// The file must outlive this. Throws UsageError.
  ChanceQuestion(FactFile& file, const SearchFlags& flags, NodesList nodes_list);

  std::vector<Result> results(TermId position, TieRule ties) override;

 private:
  struct Found {
    std::vector<ChanceAnswer<ChanceFacts>> answers;
    std::vector<TermId> policy;  // where that is asked for
    Statistics statistics;
  };

  Found found(TermId position, TieRule ties);
  template <class Search>
  Found found_by(Search& search, TermId position, TieRule ties);
  TermId value(TermId position, const ChanceAnswer<ChanceFacts>& answer);
  Bounds<Payoff> bounds() const;
  Payoff bound(const std::string& text) const;
  std::vector<TermId> policy_terms(const auto& steps);
  ChanceLine line() const noexcept {
    return nodes_list_ == NodesList::likeliest ? ChanceLine::likeliest : ChanceLine::to_chance;
  }

  ChanceFacts game_;
  NodesList nodes_list_;
  std::optional<Bounds<Payoff>> bounds_;  // of Star1 and Star2
  Expectiminimax<ChanceFacts> plain_;     // what it knows of one position helps with the next
};

}  // namespace minimax
