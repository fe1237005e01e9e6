#include "grade/judge/first_wrong.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "grade/judge/written_answer.hpp"
#include "trees/parts.hpp"

namespace minimax::grade {

namespace {

constexpr std::size_t most_at_once = 200;
constexpr std::size_t most_runs = 20;

class Search {
 public:
  Search(const Tree& tree, const AskPositions& ask) : tree_(tree), ask_(ask) {}

  /// The position that the program is wrong about.
  std::optional<std::size_t> find() {
    std::size_t position = tree_.root;
    for (std::size_t run = 0; run < most_runs; ++run) {
      if (reachable(tree_, position).size() <= most_at_once)
        return first_wrong(deepest_first(tree_, position));
      const std::optional<std::size_t> below = first_wrong(around(position));
      if (!below || *below == position) return below;
      position = *below;
    }
    return std::nullopt;
  }

  std::size_t asked() const { return asked_.size(); }

 private:
  // Its successors, and then itself.
  std::vector<std::size_t> around(std::size_t position) const {
    std::vector<std::size_t> around = tree_.positions[position].successors;
    around.push_back(position);
    return around;
  }

  std::optional<std::size_t> first_wrong(const std::vector<std::size_t>& positions) {
    const std::vector<Finding> findings = ask_(positions);
    for (const Finding& finding : findings) asked_.insert(finding.position);
    const auto wrong = std::ranges::find_if(findings, [](const Finding& finding) {
      return finding.judgement.outcome != Outcome::right;
    });
    return wrong == findings.end() ? std::nullopt : std::optional(wrong->position);
  }

  const Tree& tree_;
  const AskPositions& ask_;
  std::set<std::size_t> asked_;
};

}  // namespace

std::optional<FirstWrong> find_first_wrong(const Tree& tree, const Task& task, const Rules& rules,
                                           const AskPositions& ask) {
  Search search(tree, ask);
  const std::optional<std::size_t> position = search.find();
  if (!position) return std::nullopt;
  // So that it is seen again by who asks that alone.
  const std::vector<Finding> alone = ask({*position});
  if (alone.empty() || alone.front().judgement.outcome == Outcome::right) return std::nullopt;
  Tree part = tree;
  part.root = *position;
  FirstWrong first{.position = tree.positions[*position].name,
                   .right = {},
                   .query = query_of(task, part),
                   .expected = expected_answer(alone.front(), task, part, rules),
                   .got = alone.front().got,
                   .reason = alone.front().judgement.reason,
                   .asked = search.asked(),
                   .positions = tree.positions.size()};
  for (const std::size_t successor : tree.positions[*position].successors)
    first.right.push_back(tree.positions[successor].name);
  return first;
}

Message sentence_of(const FirstWrong& first) {
  constexpr std::size_t most_named = 6;
  const std::size_t right = first.right.size();
  std::vector<MessagePart> parts = {{"position", first.position}, {"reason", first.reason}};
  if (right == 0) return Message("the leaf {position} is wrong: {reason}", std::move(parts));
  if (right > most_named)
    return Message("the only successor is right, and {position} is wrong: {reason}",
                   "all {count} successors are right, and {position} is wrong: {reason}", right,
                   std::move(parts));
  parts.emplace_back("right", listed(first.right));
  return Message("{right} is right, and {position} is wrong: {reason}",
                 "{right} are right, and {position} is wrong: {reason}", right, std::move(parts));
}

}  // namespace minimax::grade
