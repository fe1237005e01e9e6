// The predicates that library(minimax/verify) draws trees by.
#include "prolog/tree_predicates.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "prolog/guarded.hpp"
#include "prolog/prolog.hpp"
#include "prolog/tree_terms.hpp"
#include "trees/random_tree.hpp"
#include "trees/tree_look.hpp"

namespace minimax::prolog {

namespace {

// That of a tree, of a course where there are no nodes, or none where any tree will do.
std::optional<TreeLook> look_like(term_t like) {
  if (PL_get_nil(like)) return TreeLook{};
  if (PL_is_atom(like)) return std::nullopt;
  return look_of(tree_of_nodes(like));
}

// random_tree(+Seed, +Number, +Alternating, +Like, -Nodes): see random_tree. Like is the nodes of
// the tree that it is to look like, or `any`
foreign_t random_tree_predicate(term_t seed, term_t number, term_t alternating, term_t like,
                                term_t nodes) {
  return guarded([&] {
    std::uint64_t of_seed = 0;
    std::size_t of_number = 0;
    int takes_turns = 0;
    check(PL_get_uint64_ex(seed, &of_seed) && PL_get_size_ex(number, &of_number) &&
          PL_get_bool_ex(alternating, &takes_turns));
    const std::string text = nodes_of(random_tree(
        of_seed, of_number, {.alternating = takes_turns != 0, .look = look_like(like)}));
    const term_t made = new_term();
    check(PL_put_term_from_chars(made, REP_UTF8, text.size(), text.data()) &&
          PL_unify(nodes, made));
  });
}

// has_look(+Nodes, +Like): see has_look
foreign_t has_look_predicate(term_t nodes, term_t like) {
  bool has = false;
  const foreign_t done = guarded([&] {
    const std::optional<TreeLook> look = look_like(like);
    has = !look || has_look(tree_of_nodes(nodes), *look);
  });
  return done && has ? TRUE : FALSE;
}

}  // namespace

void register_tree_predicates() {
  PL_register_foreign("random_tree", 5, reinterpret_cast<pl_function_t>(random_tree_predicate), 0);
  PL_register_foreign("has_look", 2, reinterpret_cast<pl_function_t>(has_look_predicate), 0);
}

}  // namespace minimax::prolog
