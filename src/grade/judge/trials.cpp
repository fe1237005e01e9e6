#include "grade/judge/trials.hpp"

#include <algorithm>

namespace minimax::grade {

Trials trials_for(const Tree& given, Task::Kind task, const TrialOptions& options) {
  constexpr std::size_t most_others = 40;  // small ones, nearly all
  const std::size_t others = std::min((options.random_trees + 3) / 4, most_others);
  TreeKind kind{.alternating = options.alternating, .task = task};
  Trials trials{.trees = {given}};
  if (!options.strict) {
    trials.others = random_trees(options.seed, others, kind);
    trials.look = look_of(given);
    kind.look = trials.look;
  }
  const std::vector<Tree> random = random_trees(options.seed, options.random_trees, kind);
  trials.trees.insert(trials.trees.end(), random.begin(), random.end());
  return trials;
}

}  // namespace minimax::grade
