#include "base/hmac.hpp"

#include <charconv>

#include "base/sha256.hpp"

namespace minimax {

namespace {

constexpr std::size_t block_size = 64;

std::string bytes_of(std::string_view digits) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
    unsigned byte = 0;
    std::from_chars(digits.data() + i, digits.data() + i + 2, byte, 16);
    bytes += static_cast<char>(byte);
  }
  return bytes;
}

std::string mixed(std::string block, char pad) {
  for (char& each : block) each = static_cast<char>(each ^ pad);
  return block;
}

}  // namespace

std::string hmac_sha256(std::string_view key, std::string_view text) {
  std::string block(key.size() > block_size ? bytes_of(sha256(key)) : std::string(key));
  block.resize(block_size);
  const std::string inner = sha256(mixed(block, 0x36).append(text));
  return sha256(mixed(block, 0x5c).append(bytes_of(inner)));
}

}  // namespace minimax
