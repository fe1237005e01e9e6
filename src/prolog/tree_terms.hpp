// Small trees as library(minimax/verify) has them.
#pragma once

#include "prolog/prolog.hpp"
#include "trees/tree.hpp"

namespace minimax::prolog {

/// The tree of a list of node(Pos, Successors, Player, Value), as nodes_of() writes one. The first
/// node is the root; positions are called by their numbers, and a value that is or evaluates to no
/// number is none. Successors that have no node are left out. Throws TermError and
/// PendingException, the latter with a type error where the term is no such list.
Tree tree_of_nodes(term_t nodes);

}  // namespace minimax::prolog
