#include "base/float_text.hpp"

namespace minimax {

std::from_chars_result read_float(const char* begin, const char* end, double& value) noexcept {
  return std::from_chars(begin, end, value);
}

std::string shortest_text(double value) {
  char text[40];
  const std::to_chars_result written =
      std::to_chars(text, text + sizeof text, value, std::chars_format::scientific);
  return {text, written.ptr};
}

}  // namespace minimax
