// Integers of 64 bits to and from those of GMP, whose `long` has 32 bits on some machines.
#pragma once

#include <gmpxx.h>

#include <cstddef>
#include <cstdint>
#include <limits>

namespace minimax {

inline constexpr bool long_is_wide = sizeof(long) >= sizeof(std::int64_t);

inline mpz_class big_integer(std::int64_t value) {
  if constexpr (long_is_wide) {
    return mpz_class(static_cast<long>(value));
  } else {
    mpz_class result(static_cast<long>(value >> 32));
    result <<= 32;
    result += static_cast<unsigned long>(value & 0xffff'ffff);
    return result;
  }
}

/// The lowest 64 bits of the absolute value.
inline std::uint64_t low_magnitude(const mpz_class& value) {
  std::uint64_t bits = 0;
  for (int limb = 0; limb * GMP_NUMB_BITS < 64; ++limb)
    bits |= std::uint64_t{mpz_getlimbn(value.get_mpz_t(), limb)} << (limb * GMP_NUMB_BITS);
  return bits;
}

/// Whether the absolute value has 64 bits at the most.
inline bool has_low_magnitude(const mpz_class& value) {
  return mpz_sizeinbase(value.get_mpz_t(), 2) <= 64;
}

/// Whether it is a std::int64_t.
inline bool is_small(const mpz_class& value) {
  if constexpr (long_is_wide) {
    return value.fits_slong_p();
  } else {
    constexpr std::uint64_t largest = std::numeric_limits<std::int64_t>::max();
    return has_low_magnitude(value) &&
           low_magnitude(value) <= (sgn(value) < 0 ? largest + 1 : largest);
  }
}

/// `value` must be small.
inline std::int64_t small_integer(const mpz_class& value) {
  const std::uint64_t magnitude = low_magnitude(value);
  return static_cast<std::int64_t>(sgn(value) < 0 ? 0 - magnitude : magnitude);
}

}  // namespace minimax
