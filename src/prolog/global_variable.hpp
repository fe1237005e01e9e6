// Unbound variables that lie on the global stack.
#pragma once

#include "prolog/prolog.hpp"

namespace minimax::prolog {

/// Makes `to` a fresh variable: the argument of a new compound, which is bound without a trace,
/// where the binding of a reference's own variable would stay on the trail.
inline void put_global_variable(term_t to) {
  static const functor_t box = new_functor("box", 1);
  check(PL_put_functor(to, box) && PL_get_arg(1, to, to));
}

}  // namespace minimax::prolog
