#include "grade/judge/conventions.hpp"

namespace minimax::grade {

namespace {

Convention notes_list(Rules rules) {
  rules.list = RightList::notes;
  return {"notes", rules};
}

Convention book_cut_off(Rules rules) {
  rules.cut_off = RightCutOff::strict;
  return {"book", rules};
}

}  // namespace

std::vector<Convention> conventions_of(const Task& task, const Rules& rules,
                                       const Accepted& accepted) {
  const Convention definition = {"definition", rules};
  if (accepted.strict) return {definition};
  if (task.wants_line()) {
    if (accepted.style == Style::book) return {definition};
    if (accepted.style == Style::notes) return {notes_list(rules)};
    return {definition, notes_list(rules)};
  }
  if (task.kind != Task::Kind::alpha_beta || accepted.cut_off_is_given) return {definition};
  if (accepted.style == Style::notes) return {definition};
  if (accepted.style == Style::book) return {book_cut_off(rules)};
  return {definition, book_cut_off(rules)};
}

std::vector<Convention> with_reference(std::vector<Convention> conventions) {
  const std::size_t plain = conventions.size();
  for (std::size_t i = 0; i < plain; ++i)
    conventions.push_back({"reference", conventions[i].rules, true});
  return conventions;
}

}  // namespace minimax::grade
