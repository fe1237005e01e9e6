#include "grade/models/diagnosis.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace minimax::grade {

namespace {

bool same_choice(const Play& a, const Play& b, const Task& task) {
  return a.best == b.best && (!task.wants_line() || a.line == b.line);
}

// Of equally good successors a program may take now the first and now the last, or the one whose
// name sorts first: then the values alone are compared.
enum class Agreement : std::uint8_t { none, neither_answers, same_answer };

Agreement agreement(const Misconception& model, const Observation& seen, const Task& task) {
  const auto first = model.play(*seen.tree, seen.position, Tie::first);
  const auto last = model.play(*seen.tree, seen.position, Tie::last);
  if (!first || !last || !seen.play)
    return !first && !seen.play ? Agreement::neither_answers : Agreement::none;
  const Play& play = *seen.play;
  if (compare(first->value, play.value) != 0) return Agreement::none;
  if (task.kind == Task::Kind::alpha_beta && first->evaluated != play.evaluated &&
      last->evaluated != play.evaluated)
    return Agreement::none;
  const bool is_same = !same_choice(*first, *last, task) || same_choice(*first, play, task);
  return is_same ? Agreement::same_answer : Agreement::none;
}

/// How well a model fits what was seen.
struct Fit {
  const Misconception* model;
  std::size_t same = 0;       // answers
  std::size_t explained = 0;  // of these, wrong ones
  bool is_contradicted = false;
};

Fit fit_of(const Misconception& model, const std::vector<Observation>& observations,
           const Task& task) {
  Fit fit{.model = &model};
  for (const Observation& seen : observations) {
    const Agreement found = agreement(model, seen, task);
    fit.is_contradicted = fit.is_contradicted || found == Agreement::none;
    if (found != Agreement::same_answer) continue;
    ++fit.same;
    if (!seen.is_right) ++fit.explained;
  }
  return fit;
}

// The better of two models of one misconception stands for it.
void add(std::vector<Fit>& fits, const Fit& fit) {
  if (fits.empty() || fits.back().model->name != fit.model->name)
    fits.push_back(fit);
  else if (std::pair(!fits.back().is_contradicted, fits.back().same) <
           std::pair(!fit.is_contradicted, fit.same))
    fits.back() = fit;
}

}  // namespace

Diagnosis diagnose(const std::vector<Observation>& observations, const Task& task) {
  const auto right =
      static_cast<std::size_t>(std::ranges::count_if(observations, &Observation::is_right));
  // Where nothing but an answer is missing, there is nothing to explain it by.
  const auto wrong = static_cast<std::size_t>(std::ranges::count_if(
      observations, [](const Observation& each) { return each.play && !each.is_right; }));
  if (wrong == 0) return {};
  std::vector<Fit> fits;
  for (const Misconception& model : misconceptions()) {
    if (model.kind != task.kind) continue;
    const Fit fit = fit_of(model, observations, task);
    // One that explains the lesser part of what is wrong would lead astray.
    if (fit.same > right && 2 * fit.explained >= wrong) add(fits, fit);
  }
  std::ranges::stable_sort(fits, std::ranges::greater(), &Fit::same);
  Diagnosis diagnosis;
  if (std::ranges::count(fits, false, &Fit::is_contradicted) == 1) {
    diagnosis.misconception =
        std::string(std::ranges::find(fits, false, &Fit::is_contradicted)->model->name);
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
