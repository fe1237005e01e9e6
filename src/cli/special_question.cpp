#include "cli/special_question.hpp"

#include <string>

#include "search/names.hpp"
#include "search/stack_guard.hpp"

namespace minimax {

Question::Choice SpecialQuestion::choice(TermId position) {
  FactGame& game = file_.question_game();
  return file_.guarded(game, [&] {
    Choice choice;
    for (const TermId successor : game.successors(position)) choice.successors.push_back(successor);
    if (!choice.successors.empty()) choice.mover = game.mover(position);
    return choice;
  });
}

Result SpecialQuestion::outcome(TermId position, Ties ties) {
  Result result = results(position, ties == Ties::last ? TieRule::last : TieRule::first).front();
  result.nodes.clear();
  return result;
}

Comparison::Row SpecialQuestion::row(TermId position) {
  const std::string name(name_of(flags_.algorithm));
  try {
    return {name, results(position, TieRule::last).front(), ""};
  } catch (const TooDeep&) {
    return {name, std::nullopt, "too deep for its recursion"};
  } catch (const Unsuitable&) {
    return {name, std::nullopt, "not for negative payoffs"};
  }
}

}  // namespace minimax
