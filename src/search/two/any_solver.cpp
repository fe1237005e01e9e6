#include "search/two/any_solver.hpp"

namespace minimax {

template class Solver<AnyGame>;

}  // namespace minimax
