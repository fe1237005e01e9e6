#include "grade/models/diagnosis.hpp"

#include <algorithm>

namespace minimax::grade {

namespace {

bool same_choice(const Play& a, const Play& b, const Task& task) {
  return a.best == b.best && (!task.wants_line() || a.line == b.line);
}

// Of equally good successors a program may take now the first and now the last, or the one whose
// name sorts first: then the values alone are compared.
bool agrees(const Misconception& model, const Observation& seen, const Task& task) {
  const auto first = model.play(*seen.tree, seen.position, Tie::first);
  const auto last = model.play(*seen.tree, seen.position, Tie::last);
  if (!first || !last || !seen.play) return !first && !seen.play;
  const Play& play = *seen.play;
  if (compare(first->value, play.value) != 0) return false;
  if (task.kind == Task::Kind::alpha_beta && first->evaluated != play.evaluated &&
      last->evaluated != play.evaluated)
    return false;
  return !same_choice(*first, *last, task) || same_choice(*first, play, task);
}

struct Fit {
  const Misconception* model;
  std::size_t agreements;
};

// The better of two models of one misconception stands for it.
void add(std::vector<Fit>& fits, const Fit& fit) {
  if (fits.empty() || fits.back().model->name != fit.model->name)
    fits.push_back(fit);
  else if (fits.back().agreements < fit.agreements)
    fits.back() = fit;
}

}  // namespace

Diagnosis diagnose(const std::vector<Observation>& observations, const Task& task) {
  const auto right =
      static_cast<std::size_t>(std::ranges::count_if(observations, &Observation::is_right));
  // Where nothing but an answer is missing, there is nothing to explain it by.
  const bool has_wrong_answer = std::ranges::any_of(
      observations, [](const Observation& each) { return each.play && !each.is_right; });
  if (!has_wrong_answer) return {};
  std::vector<Fit> fits;
  for (const Misconception& model : misconceptions()) {
    if (model.kind != task.kind) continue;
    const auto agreements = static_cast<std::size_t>(std::ranges::count_if(
        observations, [&](const Observation& seen) { return agrees(model, seen, task); }));
    if (agreements > right) add(fits, {&model, agreements});
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

}  // namespace minimax::grade
