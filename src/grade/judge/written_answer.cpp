#include "grade/judge/written_answer.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "grade/judge/judge.hpp"
#include "grade/judge/notes_line.hpp"
#include "grade/judge/told_text.hpp"
#include "grade/judge/tree_reference.hpp"

namespace minimax::grade {

namespace {

// The last of equally good successors is taken, as the notes' program does.
std::vector<TermId> right_line(Judge& judge, TermId root) {
  std::vector<TermId> line;
  std::vector<TermId> right = judge.right_successors(root);
  for (; !right.empty(); right = judge.right_successors(line.back())) line.push_back(right.back());
  return line;
}

Message whole_right_answer(const Task& task, const Tree& tree, Rules rules) {
  TreeReference reference(tree);
  Judge judge(reference, rules);
  const TermId root = reference.root();
  const std::string value = reference.text(reference.value(root));
  const bool is_leaf = reference.successors(root).empty();
  if (task.kind == Task::Kind::minimax) {
    const std::vector<TermId> line = right_line(judge, root);
    const std::vector<TermId> list =
        rules.list == RightList::notes ? notes_list_of(reference, root, line) : line;
    return verbatim(fmt::format("{}({}, {}, {}{})", task.name, reference.text(root),
                                line.empty() ? "_" : reference.text(line.front()), value,
                                task.wants_line() ? ", [" + names_of(reference, list) + "]" : ""));
  }
  // The first is what every alpha-beta can find: a later one may have been cut off.
  const std::string best = is_leaf ? "_" : reference.text(judge.right_successors(root).front());
  return with_leaves(
      fmt::format("GoodPos = {}, Val = {}", best, value),
      names_of(reference, reference.pruning(root, rules.cut_offs().front()).evaluated));
}

}  // namespace

std::string names_of(Reference& reference, const std::vector<TermId>& terms) {
  std::string names;
  for (const TermId each : terms) names += (names.empty() ? "" : ",") + reference.text(each);
  return names;
}

Message with_leaves(const std::string& answer, const std::string& leaves) {
  return Message("{answer}, with the leaves [{leaves}] evaluated",
                 {{"answer", answer}, {"leaves", leaves}});
}

std::string call_of(const Task& task, const Tree& tree, std::size_t position) {
  return fmt::format("{}({})", task.name, fmt::join(arguments_of(task, tree, position), ", "));
}

std::string query_of(const Task& task, const Tree& tree) {
  static constexpr const char* asked[][3] = {{"BestPos", "Val", "NodesList"}, {"GoodPos", "Val"}};
  const auto* name = asked[task.kind == Task::Kind::alpha_beta ? 1 : 0];
  std::vector<std::string> arguments = arguments_of(task, tree, tree.root);
  for (std::string& argument : arguments) {
    if (argument == "_") argument = *name++;
  }
  return fmt::format("{}({})", task.name, fmt::join(arguments, ", "));
}

Message right_answer(const Task& task, const Tree& tree, Rules rules) {
  return shortened(whole_right_answer(task, tree, rules));
}

}  // namespace minimax::grade
