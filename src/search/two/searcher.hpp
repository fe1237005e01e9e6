// All that can be asked of a search, behind one door.
#pragma once

#include <algorithm>
#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "game/game.hpp"
#include "game/mover.hpp"
#include "search/common/answer.hpp"
#include "search/common/answers.hpp"
#include "search/common/control.hpp"
#include "search/two/selective.hpp"
#include "search/two/solver.hpp"
#include "search/two/successor_mover.hpp"

namespace minimax {

template <Game G>
struct SearchOptions {
  SolverOptions<typename G::Value> solver = {};
  MoverRule mover_rule = MoverRule::position;
  SelectiveOptions<G> selective = {};
};

/// Game that knows declarations of movers.
template <class G>
concept DeclaringGame = ScaledGame<G> && requires(G& game, const typename G::Position& position) {
  { game.declaration(position) } -> std::same_as<Declaration>;
};

/// Answers questions about a game, or about the tree that selective depth and the rule of the
/// successors make of it.
template <DeclaringGame G>
class Searcher {
 public:
  using Position = typename G::Position;

  /// The game must outlive the searcher, and must not change.
  Searcher(G& game, SearchOptions<G> options, Interrupt interrupt) : game_(game) {
    const bool is_plain = options.mover_rule == MoverRule::position && options.selective.none();
    if (is_plain) {
      plain_.emplace(game, options.solver, interrupt);
    } else {
      viewed_.emplace(game, options, interrupt);
    }
  }

  /// As Solver. With TieRule::all and MoverRule::successor each answer is one that the program
  /// could give with another rule for ties.
  Solution<G> solve(const Position& root, TieRule ties) {
    return plain_ ? plain_->solve(root, ties) : viewed_->solve(root, ties);
  }
  Outcome<G> outcome(const Position& root, Ties ties) {
    if (plain_) return plain_->outcome(root, ties);
    const TieRule rule = ties == Ties::last ? TieRule::last : TieRule::first;
    return outcome_of(root, viewed_->solve(root, rule).answers.front());
  }

  /// As Solver.
  void tell_depths(std::function<void(const Solution<G>&)> tell) {
    if (plain_) return plain_->tell_depths(std::move(tell));
    viewed_->tell_depths(std::move(tell));
  }

  /// Who chooses among the successors of the position, which must have some. With
  /// MoverRule::successor it is who chooses first, where both do.
  Mover mover(const Position& position) {
    return plain_ ? game_.mover(position) : viewed_->mover(position);
  }

  /// With MoverRule::successor: a position that was looked at where the other rule would differ.
  std::optional<Position> rule_difference() const {
    return viewed_ ? viewed_->rule_difference() : std::nullopt;
  }

 private:
  /// The game as the options let the search see it.
  class Viewed {
   public:
    using View = SuccessorMover<Selective<G>>;

    Viewed(G& game, const SearchOptions<G>& options, Interrupt interrupt)
        : selective_(game, options.selective),
          view_(selective_, options.mover_rule),
          options_(options.solver),
          solver_(view_, options_, interrupt) {
      selective_.watch(solver_.interrupt());
    }

    Mover mover(const Position& position) {
      return view_.mover({{position, unlimited_plies, false}, 0});
    }

    Solution<G> solve(const Position& root, TieRule ties) try {
      const Seen seen{{root, unlimited_plies, false}, 0};
      root_ = seen;
      Solution<View> found = solver_.solve(seen, ties);
      if (ties == TieRule::all) {
        SolverOptions<typename G::Value> to_depth = options_;
        to_depth.limits = {.depth = found.depth};
        Solver<View> rest(view_, to_depth, solver_.interrupt());
        found.answers = choices_of(rest, std::move(found.answers));
      }
      return seen_through(found, seen);
    } catch (const CycleError<Seen>& error) {
      throw CycleError<Position>(positions_of(error.loop));
    }

    void tell_depths(std::function<void(const Solution<G>&)> tell) {
      solver_.tell_depths([this, tell = std::move(tell)](const Solution<View>& found) {
        tell(seen_through(found, *root_));
      });
    }

    std::optional<Position> rule_difference() const {
      const auto& found = view_.difference();
      return found ? std::optional(found->position) : std::nullopt;
    }

   private:
    using Seen = typename View::Position;

    // The answers in positions of the game.
    Solution<G> seen_through(const Solution<View>& found, const Seen& seen) {
      Solution<G> solution;
      static_cast<SearchReport&>(solution) = found;
      solution.reaches_end = found.reaches_end;
      for (const Answer<View>& answer : found.answers) {
        solution.answers.push_back({answer.value, positions_of(answer.line), answer.repetition,
                                    indices_of(view_.root_at(seen, depth_of(found)), answer.line)});
      }
      return solution;
    }

    static bool is_choice(const Seen& seen) { return seen.first != 0; }
    static std::vector<Position> positions_of(const std::vector<Seen>& line) {
      std::vector<Position> positions;
      for (const Seen& seen : line) {
        if (!is_choice(seen)) positions.push_back(seen.position.position);
      }
      return positions;
    }
    static Plies depth_of(const Solution<View>& solution) {
      return solution.depth.value_or(unlimited_plies);
    }
    std::vector<std::uint32_t> indices_of(Seen at, const std::vector<Seen>& line) {
      std::vector<std::uint32_t> indices;
      for (const Seen& next : line) {
        if (!is_choice(next)) indices.push_back(view_.index_of(at, next.position));
        at = next;
      }
      return indices;
    }
    // A choice among the rest is as many answers as the rest has.
    static std::vector<Answer<View>> choices_of(Solver<View>& solver,
                                                std::vector<Answer<View>> answers) {
      std::vector<Answer<View>> all;
      for (Answer<View>& answer : answers) {
        if (answer.line.empty() || !is_choice(answer.line.front())) {
          all.push_back(std::move(answer));
          continue;
        }
        const Seen choice = answer.line.front();
        for (Answer<View>& rest : choices_of(solver, solver.solve(choice, TieRule::all).answers)) {
          rest.line.insert(rest.line.begin(), choice);
          const auto is_same = [&](const Answer<View>& other) {
            return positions_of(other.line) == positions_of(rest.line);
          };
          if (std::ranges::none_of(all, is_same)) all.push_back(std::move(rest));
        }
      }
      return all;
    }

    Selective<G> selective_;
    View view_;
    SolverOptions<typename G::Value> options_;
    Solver<View> solver_;
    std::optional<Seen> root_;  // of the question that is being answered
  };

  G& game_;
  std::optional<Solver<G>> plain_;
  std::optional<Viewed> viewed_;
};

}  // namespace minimax
