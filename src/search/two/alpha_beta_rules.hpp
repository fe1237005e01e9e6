// What who asks may say of alpha-beta.
#pragma once

#include "search/common/ordering.hpp"
#include "search/common/window.hpp"

namespace minimax {

/// By which rules alpha-beta goes. They decide how much it looks at, and never what it answers.
struct AlphaBetaRules {
  CutOff cut_off = CutOff::equal;
  Ordering ordering = {};

  bool operator==(const AlphaBetaRules&) const = default;
};

}  // namespace minimax
