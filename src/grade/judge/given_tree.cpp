#include "grade/judge/given_tree.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <vector>

#include "facts/static_value.hpp"
#include "file/errors.hpp"
#include "file/file_question.hpp"
#include "game/position_map.hpp"
#include "term/writer.hpp"

namespace minimax::grade {

namespace {

class TreeMaker {
 public:
  TreeMaker(GameFile& file, std::size_t most)
      : file_(file), question_(file, {.algorithm = Algorithm::minimax}), most_(most) {}

  Tree make(TermId root) {
    question_.outcome(root, Ties::last);  // tells what is wrong with the game
    number(root);
    for (std::size_t i = 0; i < terms_.size(); ++i) fill(i);
    return std::move(tree_);
  }

 private:
  std::size_t number(TermId position) {
    if (const std::size_t* known = numbers_.find(position)) return *known;
    if (terms_.size() == most_)
      throw UsageError(fmt::format(
          "{} has more than {} positions\n  Programs are run on small trees: give one of these.",
          file_.name(), most_));
    numbers_.set(position, terms_.size());
    terms_.push_back(position);
    tree_.positions.push_back({.name = write_argument(file_.terms(), position, OperatorTable())});
    return terms_.size() - 1;
  }

  void fill(std::size_t index) {
    const TermId position = terms_[index];
    const FileQuestion::Choice choice = question_.choice(position);
    const std::optional<Declaration> declared = file_.declaration(position);
    tree_.positions[index].mover = declared ? declared->mover() : choice.mover;
    for (const TermId successor : choice.successors) {
      const std::size_t which = number(successor);
      tree_.positions[index].successors.push_back(which);
    }
    std::optional<TermId> value = file_.static_value(position);
    if (!value && choice.successors.empty()) value = question_.outcome(position, Ties::last).value;
    if (value) tree_.positions[index].value = static_value(file_.terms(), *value);
  }

  GameFile& file_;
  FileQuestion question_;
  std::size_t most_;
  Tree tree_;
  std::vector<TermId> terms_;
  PositionMap<TermId, std::size_t> numbers_;
};

}  // namespace

Tree given_tree(GameFile& file, TermId root, std::size_t most) {
  return TreeMaker(file, most).make(root);
}

}  // namespace minimax::grade
