#include "search/two/viewed_search.hpp"

#include <algorithm>
#include <utility>

namespace minimax {

ViewedSearch::ViewedSearch(AnyGame& game, const SolverOptions<StaticValue>& options, MoverRule rule,
                           const SelectiveOptions& selective, const Interrupt& interrupt)
    : selective_(game, selective),
      view_(selective_, rule),
      options_(options),
      solver_(view_, options_, interrupt) {
  selective_.watch(solver_.interrupt());
}

Solution<AnyGame> ViewedSearch::solve(TermId root, TieRule ties) try {
  root_ = seen(root);
  Solution<AnyGame> found = solver_.solve(*root_, ties);
  if (ties == TieRule::all) {
    SolverOptions<StaticValue> to_depth = options_;
    to_depth.limits = {.depth = found.depth};
    // The limits were for the answer that was found: what else it could have been belongs to it.
    solver_.interrupt().lift_limits();
    Solver<AnyGame> rest(view_, to_depth, solver_.interrupt());
    found.answers = choices_of(rest, std::move(found.answers));
  }
  return seen_through(found, *root_);
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

// A choice among the rest is as many answers as the rest has.
std::vector<Answer<AnyGame>> ViewedSearch::choices_of(Solver<AnyGame>& solver,
                                                      std::vector<Answer<AnyGame>> answers) {
  std::vector<Answer<AnyGame>> all;
  for (Answer<AnyGame>& answer : answers) {
    if (answer.line.empty() || !view_.is_choice(answer.line.front())) {
      all.push_back(std::move(answer));
      continue;
    }
    const Seen choice = answer.line.front();
    for (Answer<AnyGame>& rest : choices_of(solver, solver.solve(choice, TieRule::all).answers)) {
      rest.line.insert(rest.line.begin(), choice);
      const auto is_same = [&](const Answer<AnyGame>& other) {
        return positions_of(other.line) == positions_of(rest.line);
      };
      if (std::ranges::none_of(all, is_same)) all.push_back(std::move(rest));
    }
  }
  return all;
}

}  // namespace minimax
