#include "verify/diagnosis.hpp"

#include <algorithm>

namespace minimax::verify {

namespace {

bool agree(const std::optional<Play>& model, const std::optional<Play>& program, const Task& task) {
  if (!model || !program) return !model && !program;
  if (compare(model->value, program->value) != 0 || model->best != program->best) return false;
  if (task.wants_line()) return model->line == program->line;
  return task.kind == Task::Kind::minimax || model->evaluated == program->evaluated;
}

struct Fit {
  const Misconception* model;
  std::size_t agreements;
};

// Models take the first or the last of equals, always the same.
std::size_t agreements_of(const Misconception& model, const std::vector<Observation>& observations,
                          const Task& task) {
  std::size_t most = 0;
  for (const Tie tie : {Tie::last, Tie::first}) {
    most = std::max(
        most,
        static_cast<std::size_t>(std::ranges::count_if(observations, [&](const Observation& each) {
          return agree(model.play(*each.tree, each.position, tie), each.play, task);
        })));
  }
  return most;
}

}  // namespace

Diagnosis diagnose(const std::vector<Observation>& observations, const Task& task) {
  const auto kind = task.kind == Task::Kind::minimax ? Misconception::Kind::minimax
                                                     : Misconception::Kind::alpha_beta;
  const auto right =
      static_cast<std::size_t>(std::ranges::count_if(observations, &Observation::is_right));
  std::vector<Fit> fits;
  for (const Misconception& model : misconceptions()) {
    if (model.kind != kind) continue;
    const std::size_t agreements = agreements_of(model, observations, task);
    if (agreements > right) fits.push_back({&model, agreements});
  }
  std::ranges::stable_sort(fits, std::ranges::greater(), &Fit::agreements);
  const auto agrees_always = [&](const Fit& fit) { return fit.agreements == observations.size(); };
  Diagnosis diagnosis;
  if (std::ranges::count_if(fits, agrees_always) == 1) {
    diagnosis.misconception = std::string(fits.front().model->name);
    return diagnosis;
  }
  constexpr std::size_t most_candidates = 3;
  for (const Fit& fit : fits) {
    if (diagnosis.candidates.size() == most_candidates) break;
    diagnosis.candidates.emplace_back(fit.model->name);
  }
  return diagnosis;
}

}  // namespace minimax::verify
