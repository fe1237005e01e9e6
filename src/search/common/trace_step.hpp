// What the steps of a traced search are.
#pragma once

#include <cstdint>

namespace minimax {

/// What the value that the search of a position gives is to its true value.
enum class Certainty : std::uint8_t { exact, lower_bound, upper_bound };

/// The fields of its event that a step has are told where they are not those of all steps.
enum class TraceStep : std::uint8_t {
  enter,    ///< a position is looked at: `mover` unless it is not expanded
  leaf,     ///< it is valued statically, as a leaf or at the depth limit: `value`, `at_limit`
  repeat,   ///< it repeats on its own path: `value`
  narrow,   ///< its mover has found something better: `value`, `window` as it is now; the one in
            ///< `successors` has that value
  cut_off,  ///< the rest of its successors is cut off: `cut_off` tells why; `successors` are those
            ///< that are not looked at, in the order of the game
  leave,    ///< all that is looked at below an expanded position is done: `value`, `certainty`
  choose,   ///< as `narrow`, in a search without windows
  // Where chance moves.
  share,  ///< the one in `successors` has a value: `value` is that, and `probability` its own
  probe,  ///< of the one in `successors` the first successor alone is looked at
  bound,  ///< the one in `successors` has been looked at: the position has a value in `bounds`
  known,  ///< a probe has told enough of it: `value`, `certainty`
};

/// Why the rest of the successors is cut off.
enum class CutOffReason : std::uint8_t {
  ancestor,     ///< the mover has something that the opponent avoids at an ancestor
  window,       ///< no value of the position lies in the window that was handed to it
  best_of_all,  ///< the mover has what nothing is better than
  sum,          ///< the player before has so much that all payoffs together would be too much
};

}  // namespace minimax
