// The solver that is compiled once.
#pragma once

#include "search/two/any_game.hpp"
#include "search/two/solver.hpp"

namespace minimax {

extern template class Solver<AnyGame>;

}  // namespace minimax
