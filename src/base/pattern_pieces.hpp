// Sentences with parts, which stand in braces.
#pragma once

#include <string_view>

namespace minimax {

/// Calls tell(words, part) with the words of a pattern and the name of what comes after them in
/// braces; nothing comes after the last ones.
template <class Tell>
constexpr void for_each_piece(std::string_view pattern, Tell tell) {
  for (auto open = pattern.find('{'); open != pattern.npos; open = pattern.find('{')) {
    const auto close = pattern.find('}', open);
    if (close == pattern.npos) break;
    tell(pattern.substr(0, open), pattern.substr(open + 1, close - open - 1));
    pattern.remove_prefix(close + 1);
  }
  tell(pattern, {});
}

}  // namespace minimax
