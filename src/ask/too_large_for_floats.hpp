// Values that cannot be averaged.
#pragma once

#include <exception>

namespace minimax {

/// Thrown where averages of floats would be no floats.
class TooLargeForFloats : public std::exception {
 public:
  const char* what() const noexcept override {
    return "the values are too large for averages of floats";
  }
};

}  // namespace minimax
