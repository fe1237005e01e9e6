// SHA-256 (FIPS 180-4).
#pragma once

#include <string>
#include <string_view>

namespace minimax {

/// In 64 hexadecimal digits.
std::string sha256(std::string_view bytes);
/// In base64 (RFC 4648), as browsers take it.
std::string sha256_in_base64(std::string_view bytes);

}  // namespace minimax
