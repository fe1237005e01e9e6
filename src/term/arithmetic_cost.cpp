#include "term/arithmetic_cost.hpp"

#include <algorithm>
#include <limits>

namespace minimax::arithmetic {

namespace {

constexpr std::size_t boundless = std::numeric_limits<std::size_t>::max();

// 0 of a float.
std::size_t bits_of(const Value& value) {
  if (const mpz_class* integer = std::get_if<mpz_class>(&value)) return size_in_bits(*integer);
  if (const mpq_class* rational = std::get_if<mpq_class>(&value))
    return size_in_bits(rational->get_num()) + size_in_bits(rational->get_den());
  return 0;
}

// The size of an exponent or a distance that makes numbers longer.
std::size_t factor(const Value& value) {
  const mpq_class size = abs(to_rational(value));
  const mpz_class whole = size.get_num() / size.get_den() + 1;
  return whole.fits_ulong_p() ? whole.get_ui() : boundless;
}

std::size_t bound_of_power(const Value& base, const Value& exponent) {
  if (is_integer(base) && abs(std::get<mpz_class>(base)) <= 1) return 1;
  if (is_integer(base) && sign_of(exponent) < 0 && is_integer(exponent)) return 0;  // a float
  const std::size_t times = factor(exponent);
  const std::size_t bits = bits_of(base);
  return times > boundless / bits ? boundless : times * bits;
}

std::size_t bound_of_shift(const Value& shifted, const Value& distance, bool to_left) {
  const std::size_t bits = bits_of(shifted);
  if ((sign_of(distance) > 0) != to_left) return bits;
  const std::size_t more = factor(distance);
  return more > boundless - bits ? boundless : bits + more;
}

}  // namespace

std::size_t bound_in_bits(std::string_view function, std::span<const Value> arguments) {
  std::size_t bits = 0;
  for (const Value& argument : arguments) {
    if (is_float(argument)) return 0;
    bits += bits_of(argument);
  }
  if (arguments.size() == 2) {
    if (function == "**" || function == "^") return bound_of_power(arguments[0], arguments[1]);
    if (function == "<<") return bound_of_shift(arguments[0], arguments[1], true);
    if (function == ">>") return bound_of_shift(arguments[0], arguments[1], false);
  }
  return bits + 1;
}

std::uint64_t work_of(std::string_view function, std::span<const Value> arguments) {
  std::size_t bits = 0;
  for (const Value& argument : arguments) bits += bits_of(argument);
  const bool is_power = function == "**" || function == "^";
  const std::uint64_t words =
      (is_power ? std::max(bits, bound_in_bits(function, arguments)) : bits) / 64 + 1;
  const std::uint64_t times = function == "powm" ? bits_of(arguments[1]) : 1;
  return words * words * (times + 1) + 16;
}

}  // namespace minimax::arithmetic
