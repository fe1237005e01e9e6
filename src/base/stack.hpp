// How far the stack of the process may grow.
#pragma once

namespace minimax {

/// Lets it grow as far as is usual, where that may be changed. Throws std::runtime_error where it
/// may not grow as far as SWI-Prolog needs. To be called by the main thread.
void ensure_stack_for_prolog();

}  // namespace minimax
