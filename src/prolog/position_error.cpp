#include "prolog/position_error.hpp"

namespace minimax::prolog {

void throw_term_error(const TermError& error, term_t position, bool variables, Caller caller) {
  switch (error.kind) {
    case TermError::Kind::unbound:
      throw_instantiation_error(
          caller, variables ? "a position must be no variable, and hold none with attributes"
                            : "a position must be ground; with interface([variables = true]) it "
                              "may hold free variables");
    case TermError::Kind::cyclic:
      throw_error(caller, {"type_error", "acyclic_term", position});
    case TermError::Kind::opaque:
      break;
  }
  throw_error(caller, {"type_error", "position", position});
}

}  // namespace minimax::prolog
