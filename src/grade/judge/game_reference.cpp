#include "grade/judge/game_reference.hpp"

#include <utility>

#include "game/position_map.hpp"
#include "show/cut_off_text.hpp"
#include "show/trace_terms.hpp"

namespace minimax::grade {

namespace {

// As it is worked by hand.
Options hand_search(CutOff rule) {
  return {.algorithm = Algorithm::alpha_beta, .alpha_beta = {.cut_off = rule}};
}

}  // namespace

GameReference::GameReference(std::unique_ptr<GameFile> file, const std::optional<std::string>& root)
    : file_(std::move(file)), question_(*file_, {.algorithm = Algorithm::minimax}) {
  if (root) root_.push_back(*root);
}

TermId GameReference::root() {
  return file_->positions(root_).front();
}

std::vector<TermId> GameReference::successors(TermId position) {
  return question_.choice(position).successors;
}

Mover GameReference::mover(TermId position) {
  return question_.choice(position).mover.value();
}

TermId GameReference::value(TermId position) {
  return question_.outcome(position, Ties::last).value;
}

// Many answers may be about one search.
const Pruning& GameReference::pruning(TermId root, CutOff rule) {
  const std::pair asked(root, rule);
  const auto known = prunings_.find(asked);
  if (known != prunings_.end()) return known->second;
  return prunings_.emplace(asked, search_by_hand(root, rule)).first->second;
}

Pruning GameReference::search_by_hand(TermId root, CutOff rule) {
  FileQuestion question(*file_, hand_search(rule));
  const TraceTerms words(file_->terms(), file_->operators());
  Pruning pruning;
  pruning.rule = rule;
  PositionMap<TermId, bool> evaluated;
  const auto note = [&](const WrittenEvent& event) {
    if (event.step == TraceStep::leaf && !evaluated.find(event.position)) {
      evaluated.set(event.position, true);
      pruning.evaluated.push_back(event.position);
    }
    if (event.step != TraceStep::cut_off) return;
    const Message why = cut_off_message(words.told(event));
    for (const TermId successor : event.successors) {
      for (const TermId leaf : question.frontier(successor)) pruning.reasons.try_emplace(leaf, why);
    }
  };
  question.trace(root, note);
  for (const TermId leaf : question.frontier(root)) {
    if (!evaluated.find(leaf)) pruning.pruned.push_back(leaf);
  }
  return pruning;
}

}  // namespace minimax::grade
