// The predicate that minimax_draw/3 and minimax_show/2 draw by.
#pragma once

namespace minimax::prolog {

/// In the module that is being loaded.
void register_drawing_predicate();

}  // namespace minimax::prolog
