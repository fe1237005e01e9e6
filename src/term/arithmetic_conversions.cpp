#include "term/arithmetic_conversions.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>
#include <variant>

#include "term/wide_integer.hpp"

namespace minimax::arithmetic {

void fail(Message sentence) {
  throw Error{std::move(sentence)};
}
void fail_no_rational(const Value& value) {
  fail(Message("{number} is no rational number", {{"number", to_number(value).text()}}));
}
void fail_zero_divisor() {
  fail(Message("division by zero"));
}
void fail_undefined() {
  fail(Message("undefined result"));
}
void fail_too_large() {
  fail(Message("the result is too large an integer"));
}

Value to_value(const Number& number) {
  if (number.is_float()) return number.real();
  if (number.is_integer()) return number.integer();
  return number.rational();
}

Number to_number(const Value& value) {
  return std::visit([](const auto& number) { return Number(number); }, value);
}

void check_size(const Value& value) {
  const auto check = [](const mpz_class& integer) {
    if (size_in_bits(integer) > largest_size_in_bits) fail_too_large();
  };
  if (const mpz_class* integer = std::get_if<mpz_class>(&value)) check(*integer);
  if (const mpq_class* rational = std::get_if<mpq_class>(&value)) {
    check(rational->get_num());
    check(rational->get_den());
  }
}

double checked(double value) {
  if (std::isnan(value)) fail_undefined();
  if (std::isinf(value)) fail(Message("float overflow"));
  return value;
}

double unchecked_float(const Value& value) {
  if (const double* real = std::get_if<double>(&value)) return *real;
  return is_integer(value) ? nearest_double(std::get<mpz_class>(value))
                           : nearest_double(std::get<mpq_class>(value));
}

double to_float(const Value& value) {
  return checked(unchecked_float(value));
}

double to_float_unless_float(const Value& value) {
  return is_float(value) ? std::get<double>(value) : to_float(value);
}

const mpz_class& to_integer(const Value& value) {
  if (is_integer(value)) return std::get<mpz_class>(value);
  if (is_rational(value) && std::get<mpq_class>(value).get_den() == 1) {
    return std::get<mpq_class>(value).get_num();
  }
  fail(Message("{number} is no integer", {{"number", to_number(value).text()}}));
}

const mpz_class& to_integer_at_least(const Value& value, long least) {
  const mpz_class& integer = to_integer(value);
  if (integer < least)
    fail(Message("{number} is less than {least}",
                 {{"number", to_number(value).text()}, {"least", least}}));
  return integer;
}

unsigned long saturated_magnitude(const mpz_class& value) {
  constexpr std::uint64_t most = std::numeric_limits<unsigned long>::max();
  return static_cast<unsigned long>(std::min(low_magnitude(value), most));
}

}  // namespace minimax::arithmetic
