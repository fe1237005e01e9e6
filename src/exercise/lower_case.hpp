// Letters of ASCII in lower case, whatever the locale.
#pragma once

#include <string>
#include <string_view>

namespace minimax::exercise {

constexpr char lower_case(char each) noexcept {
  return each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
}

inline std::string lower_case(std::string_view text) {
  std::string result(text);
  for (char& each : result) each = lower_case(each);
  return result;
}

}  // namespace minimax::exercise
