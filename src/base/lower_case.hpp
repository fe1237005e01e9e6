// Letters of ASCII in lower case, whatever the locale.
#pragma once

#include <string>
#include <string_view>

namespace minimax {

/// What is no capital of ASCII stays as it is.
constexpr char lower_case(char each) noexcept {
  return each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
}

/// The text with each of its bytes so.
inline std::string lower_case(std::string_view text) {
  std::string result(text);
  for (char& each : result) each = lower_case(each);
  return result;
}

}  // namespace minimax
