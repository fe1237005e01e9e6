#include "module/searched_module.hpp"

#include <functional>
#include <new>
#include <utility>

#include "search/common/control.hpp"
#include "search/common/stack_guard.hpp"

namespace minimax {

namespace {

// What a solver of a module finds. A search asks the game itself, which may throw anything.
template <class Search>
auto searched(Search search) {
  return asked_of_game<SearchStopped, TooDeep, CycleError<TermId>, NoStaticValue, ThrownByAsked,
                       std::bad_alloc>(search);
}

/// Answers in values of AnyGame.
class OwnSolver final : public SolverInterface<AnyGame> {
 public:
  explicit OwnSolver(std::unique_ptr<SolverInterface<ModuleGame>> solver)
      : solver_(std::move(solver)) {}

  Solution<AnyGame> solve(const TermId& root, TieRule ties) override {
    return any(searched([&] { return solver_->solve(root, ties); }));
  }
  Outcome<AnyGame> outcome(const TermId& root, Ties ties) override {
    const Outcome<ModuleGame> found = searched([&] { return solver_->outcome(root, ties); });
    return {StaticValue(found.value), found.best, found.valued, found.repetition};
  }
  void tell_depths(std::function<void(const Solution<AnyGame>&)> tell) override {
    if (!tell) return solver_->tell_depths({});
    solver_->tell_depths(
        [tell = std::move(tell)](const Solution<ModuleGame>& found) { tell(any(found)); });
  }

 private:
  static Solution<AnyGame> any(const Solution<ModuleGame>& found) {
    Solution<AnyGame> solution{found, {}, found.reaches_end};
    for (const Answer<ModuleGame>& answer : found.answers)
      solution.answers.push_back(
          {StaticValue(answer.value), answer.line, answer.repetition, answer.indices});
    return solution;
  }

  std::unique_ptr<SolverInterface<ModuleGame>> solver_;
};

// The value of a repeated position may be any number.
std::optional<std::int64_t> small(const StaticValue& value) {
  const Number number = value.number();
  return number.is_small() ? std::optional(number.small()) : std::nullopt;
}

struct StaticValues : SamePositions {
  static StaticValue value(std::int64_t value) { return StaticValue(value); }
};

}  // namespace

std::unique_ptr<Exploration<TermId, StaticValue>> SearchedModule::own_exploration() {
  using Own = Exploration<TermId, std::int64_t>;
  return std::make_unique<ConvertedExploration<TermId, StaticValue, Own, StaticValues>>(
      game_->explore(), StaticValues());
}

std::unique_ptr<SolverInterface<AnyGame>> SearchedModule::own_solver(
    const SolverOptions<StaticValue>& options, Interrupt interrupt) {
  std::optional<std::int64_t> repetition;
  if (options.repetition) {
    repetition = small(*options.repetition);
    if (!repetition) return nullptr;
  }
  std::unique_ptr<SolverInterface<ModuleGame>> solver =
      game_->solver(with_values(options, repetition), interrupt);
  return solver ? std::make_unique<OwnSolver>(std::move(solver)) : nullptr;
}

}  // namespace minimax
