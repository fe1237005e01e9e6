// Numbers while they are computed with.
#pragma once

#include <gmpxx.h>

#include <cstddef>
#include <type_traits>
#include <variant>

namespace minimax::arithmetic {

/// A number while it is computed with. As in SWI-Prolog, an integer that comes out of rational
/// numbers stays a rational until the end: (1r2+1r2)/3 is 1r3, where 1/3 is a float.
using Value = std::variant<mpz_class, mpq_class, double>;

inline bool is_integer(const Value& value) {
  return std::holds_alternative<mpz_class>(value);
}
inline bool is_rational(const Value& value) {
  return std::holds_alternative<mpq_class>(value);
}
inline bool is_float(const Value& value) {
  return std::holds_alternative<double>(value);
}

inline std::size_t size_in_bits(const mpz_class& value) {
  return mpz_sizeinbase(value.get_mpz_t(), 2);
}

/// Of an integer or a rational number.
inline mpq_class to_rational(const Value& value) {
  if (is_integer(value)) return mpq_class(std::get<mpz_class>(value));
  return std::get<mpq_class>(value);
}

/// 1, 0 or -1.
inline int sign_of(double value) {
  return value < 0 ? -1 : value > 0 ? 1 : 0;
}

inline int sign_of(const Value& value) {
  return std::visit(
      [](const auto& number) {
        if constexpr (std::is_same_v<std::decay_t<decltype(number)>, double>) {
          return sign_of(number);
        } else {
          return sgn(number);
        }
      },
      value);
}

}  // namespace minimax::arithmetic
