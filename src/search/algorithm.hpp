// The algorithms.
#pragma once

#include <cstdint>

namespace minimax {

enum class Algorithm : std::uint8_t {
  automatic,     ///< the search chooses
  minimax,       ///< every position once; finds every fault of a game
  negamax,       ///< the same, from the view of the one who moves
  alpha_beta,    ///< Knuth and Moore 1975
  pvs,           ///< principal variation search
  mtdf,          ///< MTD(f)
  sss,           ///< SSS*, as null windows from above
  proof_number,  ///< a value from proofs that it is at least so much
};

}  // namespace minimax
