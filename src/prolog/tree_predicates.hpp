// The predicates that library(minimax/verify) draws trees by.
#pragma once

namespace minimax::prolog {

/// In the module that is being loaded.
void register_tree_predicates();

}  // namespace minimax::prolog
