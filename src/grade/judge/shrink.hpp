// The smallest tree on which a program still goes wrong.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>

#include "trees/tree.hpp"
#include "trees/tree_look.hpp"

namespace minimax::grade {

/// Whether the program goes wrong at the root of a tree in the way that counts.
using Fails = std::function<bool(const Tree&)>;

/// Takes away from the tree, a part at a time, as long as the program fails at the root: what is
/// left fails, and, if `most_tries` is not reached, with any part less it does not. `tree` must
/// fail. Where a look is given, what is left has it. After Zeller and Hildebrandt, Simplifying and
/// isolating failure-inducing input, 2002.
Tree shrink(Tree tree, const Fails& fails, std::size_t most_tries,
            const std::optional<TreeLook>& look = std::nullopt);

}  // namespace minimax::grade
