#include "prolog/tree_terms.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "game/position_map.hpp"
#include "prolog/evaluation.hpp"
#include "prolog/term_reader.hpp"
#include "term/term_table.hpp"

namespace minimax::prolog {

namespace {

class NodeReader {
 public:
  Tree read(term_t nodes) {
    each_of(nodes, [&](term_t node) { number(node); });
    each_of(nodes, [&](term_t node) {
      const TermId position = *reader_.find(terms_, argument(1, node));
      fill(tree_.positions[*numbers_.find(position)], node);
    });
    return std::move(tree_);
  }

 private:
  template <class Act>
  static void each_of(term_t list, Act act) {
    const term_t rest = PL_copy_term_ref(list);
    check(rest != 0);
    while (PL_is_pair(rest)) {
      Frame frame;
      const term_t head = new_term();
      check(PL_get_list(rest, head, rest));
      act(head);
    }
    check(PL_get_nil_ex(rest));
  }

  static term_t argument(int which, term_t node) {
    const term_t argument = new_term();
    if (!PL_get_arg(static_cast<std::size_t>(which), node, argument))
      check(PL_type_error("node", node));
    return argument;
  }

  void number(term_t node) {
    const TermId position = reader_.intern(terms_, argument(1, node));
    if (numbers_.find(position) != nullptr) return;
    numbers_.set(position, tree_.positions.size());
    tree_.positions.push_back({.name = std::to_string(tree_.positions.size())});
  }

  void fill(Tree::Position& position, term_t node) {
    each_of(argument(2, node), [&](term_t successor) {
      const std::optional<TermId> known = reader_.find(terms_, successor);
      if (const std::size_t* which = known ? numbers_.find(*known) : nullptr)
        position.successors.push_back(*which);
    });
    const std::string player = text_of(argument(3, node));
    if (player == "max") position.mover = Mover::max;
    if (player == "min") position.mover = Mover::min;
    const term_t value = argument(4, node);
    if (PL_is_atom(value) && text_of(value) == "none") return;
    std::variant<Number, std::string> evaluated = evaluate(value);
    if (Number* number = std::get_if<Number>(&evaluated)) position.value = std::move(*number);
  }

  TermReader reader_;
  TermTable terms_;
  PositionMap<TermId, std::size_t> numbers_;
  Tree tree_;
};

}  // namespace

Tree tree_of_nodes(term_t nodes) {
  return NodeReader().read(nodes);
}

}  // namespace minimax::prolog
