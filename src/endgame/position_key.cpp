#include "endgame/position_key.hpp"

#include <string>

#include "base/sha256.hpp"

namespace minimax {

PositionKey key_of(std::string_view text) {
  const std::string digits = sha256(text);
  return {std::stoull(digits.substr(0, 16), nullptr, 16),
          std::stoull(digits.substr(16, 16), nullptr, 16)};
}

}  // namespace minimax
