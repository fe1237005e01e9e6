// Floats as text, to the last digit.
#pragma once

#include <charconv>
#include <string>

namespace minimax {

/// As std::from_chars() reads it. What is out of range may be told or be 0 where it is too small.
std::from_chars_result read_float(const char* begin, const char* end, double& value) noexcept;

/// The fewest digits that are read as this float, and of these the nearest, with an exponent:
/// `1e+00`, `1.5e-07`. `value` must be finite.
std::string shortest_text(double value);

}  // namespace minimax
