#include "search/two/viewed_search.hpp"

#include <utility>

namespace minimax {

ViewedSearch::ViewedSearch(AnyGame& game, const SolverOptions<StaticValue>& options, MoverRule rule,
                           const SelectiveOptions& selective, const Interrupt& interrupt)
    : selective_(game, selective),
      view_(selective_, rule),
      visits_(*this, interrupt.told()),
      solver_(view_, options, seen(interrupt)) {
  selective_.watch(solver_.interrupt());
}

void ViewedSearch::SeenVisits::add(Seen seen) {
  const SuccessorMover& view = search_.view_;
  if (!view.is_choice(seen)) visits_->add(search_.selective_.position(view.position(seen)));
}

Solution<AnyGame> ViewedSearch::solve(TermId root, TieRule ties) try {
  root_ = seen(root);
  return seen_through(solver_.solve(*root_, ties), *root_);
} catch (const CycleError<Seen>& error) {
  throw CycleError<TermId>(positions_of(error.loop));
}

void ViewedSearch::tell_depths(std::function<void(const Solution<AnyGame>&)> tell) {
  solver_.tell_depths([this, tell = std::move(tell)](const Solution<AnyGame>& found) {
    tell(seen_through(found, *root_));
  });
}

Solution<AnyGame> ViewedSearch::seen_through(const Solution<AnyGame>& found, Seen root) {
  Solution<AnyGame> solution = found;
  const Seen limited_root = view_.root_at(root, found.depth.value_or(unlimited_plies));
  for (Answer<AnyGame>& answer : solution.answers) {
    answer.indices = indices_of(limited_root, answer.line);
    answer.line = positions_of(answer.line);
  }
  return solution;
}

std::vector<TermId> ViewedSearch::positions_of(const std::vector<Seen>& line) const {
  std::vector<TermId> positions;
  for (const Seen seen : line) {
    if (!view_.is_choice(seen)) positions.push_back(selective_.position(view_.position(seen)));
  }
  return positions;
}

std::vector<std::uint32_t> ViewedSearch::indices_of(Seen at, const std::vector<Seen>& line) {
  std::vector<std::uint32_t> indices;
  for (const Seen next : line) {
    if (!view_.is_choice(next)) indices.push_back(view_.index_of_successor(at, next));
    at = next;
  }
  return indices;
}

}  // namespace minimax
