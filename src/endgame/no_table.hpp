// Games of which there is no table.
#pragma once

#include <stdexcept>

namespace minimax {

/// The game cannot be tabulated so; what() says why, and what to do.
class NoTable : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace minimax
