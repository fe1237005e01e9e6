// HMAC-SHA-256 (FIPS 198-1, RFC 2104).
#pragma once

#include <string>
#include <string_view>

namespace minimax {

/// What only who has the key can make of the text: in 64 hexadecimal digits.
std::string hmac_sha256(std::string_view key, std::string_view text);

}  // namespace minimax
