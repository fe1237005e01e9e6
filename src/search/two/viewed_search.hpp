// Searches of the tree that selective depth and the rule of the successors make of a game.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "search/common/answers.hpp"
#include "search/common/control.hpp"
#include "search/common/visits.hpp"
#include "search/two/any_game.hpp"
#include "search/two/any_solver.hpp"
#include "search/two/selective.hpp"
#include "search/two/successor_mover.hpp"

namespace minimax {

/// Answers questions in positions of the game.
class ViewedSearch {
 public:
  /// The game must outlive this, and must not change.
  ViewedSearch(AnyGame& game, const SolverOptions<StaticValue>& options, MoverRule rule,
               const SelectiveOptions& selective, const Interrupt& interrupt);

  /// See Searcher.
  Solution<AnyGame> solve(TermId root, TieRule ties);
  void tell_depths(std::function<void(const Solution<AnyGame>&)> tell);
  Mover mover(TermId position) { return view_.mover(seen(position)); }
  std::optional<TermId> rule_difference() const {
    const std::optional<TermId>& found = view_.difference();
    return found ? std::optional(selective_.position(*found)) : std::nullopt;
  }

 private:
  using Seen = TermId;  // a position of the view

  /// Tells of positions of the game.
  class SeenVisits final : public Visits {
   public:
    SeenVisits(const ViewedSearch& search, Visits* visits) : search_(search), visits_(visits) {}
    void add(Seen seen) override;

   private:
    const ViewedSearch& search_;
    Visits* visits_;
  };
  Interrupt seen(Interrupt interrupt) {
    if (interrupt.told()) interrupt.tell(&visits_);
    return interrupt;
  }

  Seen seen(TermId position) { return view_.whole(selective_.whole(position)); }
  std::vector<TermId> positions_of(const std::vector<Seen>& line) const;
  std::vector<std::uint32_t> indices_of(Seen at, const std::vector<Seen>& line);
  Solution<AnyGame> seen_through(const Solution<AnyGame>& found, Seen root);

  Selective selective_;
  SuccessorMover view_;
  SeenVisits visits_;
  Solver<AnyGame> solver_;
  std::optional<Seen> root_;  // of the question that is being answered
};

}  // namespace minimax
