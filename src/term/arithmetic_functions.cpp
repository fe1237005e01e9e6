#include "term/arithmetic_functions.hpp"

#include <cmath>
#include <compare>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <numbers>
#include <utility>

#include "term/arithmetic_conversions.hpp"
#include "term/arithmetic_powers.hpp"
#include "term/wide_integer.hpp"

namespace minimax::arithmetic {

namespace {

using Arguments = std::span<Value>;

// The four operations.

Value add(Arguments a) {
  return in_common_type(a[0], a[1], std::plus<>());
}
Value subtract(Arguments a) {
  return in_common_type(a[0], a[1], std::minus<>());
}
Value multiply(Arguments a) {
  return in_common_type(a[0], a[1], std::multiplies<>());
}

Value divide_floats(const Value& dividend, const Value& divisor) {
  const double a = to_float_unless_float(dividend);
  const double b = to_float_unless_float(divisor);
  checked(a);
  checked(b);
  if (b == 0.0 && a != 0.0) fail_zero_divisor();
  return checked(a / b);
}

Value divide_by_infinity(const Value& dividend, double infinity) {
  if (!is_float(dividend)) return mpz_class(0);
  const double a = std::get<double>(dividend);
  if (!std::isfinite(a)) fail_undefined();
  return 0.0 * sign_of(a) * sign_of(infinity);
}

Value divide(Arguments a) {
  const double* real = std::get_if<double>(&a[1]);
  if (real != nullptr && std::isinf(*real)) return divide_by_infinity(a[0], *real);
  if (is_float(a[0]) || is_float(a[1])) return divide_floats(a[0], a[1]);
  if (sign_of(a[1]) == 0) fail_zero_divisor();
  if (is_rational(a[0]) || is_rational(a[1])) {
    return mpq_class(to_rational(a[0]) / to_rational(a[1]));
  }
  const mpz_class& dividend = std::get<mpz_class>(a[0]);
  const mpz_class& divisor = std::get<mpz_class>(a[1]);
  if (!mpz_divisible_p(dividend.get_mpz_t(), divisor.get_mpz_t())) {
    return divide_floats(dividend, divisor);
  }
  return mpz_class(dividend / divisor);
}

Value divide_exactly(Arguments a) {
  for (const Value& operand : a) {
    if (is_float(operand)) fail_no_rational(operand);
  }
  if (sign_of(a[1]) == 0) fail_zero_divisor();
  const mpq_class quotient = to_rational(a[0]) / to_rational(a[1]);
  const bool integers = to_rational(a[0]).get_den() == 1 && to_rational(a[1]).get_den() == 1;
  if (integers && quotient.get_den() == 1) return quotient.get_num();
  return quotient;
}

Value negate(Arguments a) {
  if (is_float(a[0])) return -std::get<double>(a[0]);
  if (is_integer(a[0])) return mpz_class(-std::get<mpz_class>(a[0]));
  return mpq_class(-std::get<mpq_class>(a[0]));
}

Value same(Arguments a) {
  return a[0];
}

// Powers.

Value raise(Arguments a) {
  return power(a[0], a[1]);
}

// Integers.

using BinaryOperation = void (*)(mpz_ptr, mpz_srcptr, mpz_srcptr);

template <BinaryOperation Operation>
Value of_integers(Arguments a) {
  mpz_class result;
  Operation(result.get_mpz_t(), to_integer(a[0]).get_mpz_t(), to_integer(a[1]).get_mpz_t());
  return result;
}

template <BinaryOperation Operation>
Value of_division(Arguments a) {
  to_integer(a[0]);
  if (to_integer(a[1]) == 0) fail_zero_divisor();
  return of_integers<Operation>(a);
}

Value complement(Arguments a) {
  return mpz_class(~to_integer(a[0]));
}

Value shift_left(const mpz_class& value, unsigned long bits) {
  if (value == 0) return mpz_class(0);
  if (bits > largest_size_in_bits) fail_too_large();
  return mpz_class(value << bits);
}

Value shift(const Value& shifted, const Value& distance, bool to_left) {
  const mpz_class& value = to_integer(shifted);
  const mpz_class& bits = to_integer(distance);
  const bool grows = to_left == (bits > 0);
  if (!is_small(bits)) {
    if (grows) fail_too_large();
    return mpz_class(0);  // a negative value too, which a shorter distance makes -1
  }
  const unsigned long size = saturated_magnitude(bits);
  if (grows) return shift_left(value, size);
  mpz_class result;
  mpz_fdiv_q_2exp(result.get_mpz_t(), value.get_mpz_t(), size);
  return result;
}

Value shift_left(Arguments a) {
  return shift(a[0], a[1], true);
}
Value shift_right(Arguments a) {
  return shift(a[0], a[1], false);
}

Value most_significant_bit(Arguments a) {
  return mpz_class(size_in_bits(to_integer_at_least(a[0], 1)) - 1);
}

Value least_significant_bit(Arguments a) {
  return mpz_class(mpz_scan1(to_integer_at_least(a[0], 1).get_mpz_t(), 0));
}

Value population_count(Arguments a) {
  return mpz_class(mpz_popcount(to_integer_at_least(a[0], 0).get_mpz_t()));
}

Value bit(Arguments a) {
  const mpz_class& value = to_integer(a[0]);
  const mpz_class& place = to_integer_at_least(a[1], 0);
  if (!is_small(place)) return mpz_class(0);  // before the sign of the value is looked at
  to_integer_at_least(a[0], 0);
  if (place >= size_in_bits(value)) return mpz_class(0);
  return mpz_class(mpz_tstbit(value.get_mpz_t(), place.get_ui()));
}

Value power_modulo(Arguments a) {
  const mpz_class& base = to_integer_at_least(a[0], 0);
  const mpz_class& exponent = to_integer_at_least(a[1], 0);
  const mpz_class& modulus = to_integer_at_least(a[2], 1);
  // Its time grows with the exponent's size times the square of the modulus's.
  const std::size_t largest = 1 << 14;
  if (size_in_bits(exponent) > largest || size_in_bits(modulus) > largest) fail_too_large();
  mpz_class result;
  mpz_powm(result.get_mpz_t(), base.get_mpz_t(), exponent.get_mpz_t(), modulus.get_mpz_t());
  return result;
}

// Comparison and sign.

/// As SWI-Prolog compares: with a float, the other number is rounded to a float first.
std::partial_ordering order(const Value& a, const Value& b) {
  if (is_float(a) || is_float(b)) return unchecked_float(a) <=> unchecked_float(b);
  return cmp(to_rational(a), to_rational(b)) <=> 0;
}

bool is_negative_zero(const Value& value) {
  const double* real = std::get_if<double>(&value);
  return real != nullptr && *real == 0.0 && std::signbit(*real);
}

/// `value` as a rational where `other` is one, as a float where `other` is a float.
Value in_type_of(const Value& other, const Value& value) {
  if (is_float(other)) return to_float_unless_float(value);
  if (is_rational(other) && is_integer(value)) return to_rational(value);
  return value;
}

/// The larger one, or with `wanted` less the smaller one. Of a number and NaN it is the number, and
/// -0.0 is less than 0.0.
Value extreme(const Value& a, const Value& b, std::partial_ordering wanted) {
  const std::partial_ordering found = order(a, b);
  if (found == std::partial_ordering::unordered) {
    return is_float(a) && std::isnan(std::get<double>(a)) ? b : a;
  }
  if (found == std::partial_ordering::equivalent) {
    const bool want_negative_zero = wanted == std::partial_ordering::less;
    if (is_negative_zero(a)) return want_negative_zero ? a : b;
    if (is_negative_zero(b)) return want_negative_zero ? b : a;
    in_type_of(a, b);
    return in_type_of(b, a);
  }
  // To compare an integer with a rational makes a rational of it, but with a float no float.
  if (is_float(a) || is_float(b)) return found == wanted ? a : b;
  return found == wanted ? in_type_of(b, a) : in_type_of(a, b);
}

Value maximum(Arguments a) {
  return extreme(a[0], a[1], std::partial_ordering::greater);
}
Value minimum(Arguments a) {
  return extreme(a[0], a[1], std::partial_ordering::less);
}

Value sign(Arguments a) {
  if (!is_float(a[0])) return mpz_class(sign_of(a[0]));
  const double real = std::get<double>(a[0]);
  return std::isnan(real) ? real : sign_of(real);
}

bool has_sign_bit(const Value& value) {
  return is_float(value) ? std::signbit(std::get<double>(value)) : sign_of(value) < 0;
}

Value absolute(Arguments a) {
  return has_sign_bit(a[0]) ? negate(a) : a[0];
}

Value copy_sign(Arguments a) {
  return has_sign_bit(a[0]) == has_sign_bit(a[1]) ? a[0] : negate(a);
}

Value next_toward(Arguments a) {
  return checked(std::nextafter(to_float(a[0]), to_float(a[1])));
}

// Rounding.

using RationalRounding = void (*)(mpz_ptr, mpz_srcptr, mpz_srcptr);

/// An infinity and NaN stay what they are.
template <RationalRounding OfRational, double (*OfFloat)(double)>
Value rounded(Arguments a) {
  if (is_integer(a[0])) return a[0];
  if (const double* real = std::get_if<double>(&a[0])) {
    return std::isfinite(*real) ? Value(mpz_class(OfFloat(*real))) : a[0];
  }
  const mpq_class& value = std::get<mpq_class>(a[0]);
  mpz_class result;
  OfRational(result.get_mpz_t(), value.get_num_mpz_t(), value.get_den_mpz_t());
  return result;
}

void round_quotient(mpz_ptr result, mpz_srcptr numerator, mpz_srcptr denominator) {
  const mpq_class quotient{mpz_class(numerator), mpz_class(denominator)};
  const mpq_class half(sgn(quotient), 2);
  mpz_set_q(result, mpq_class(quotient + half).get_mpq_t());
}

double round_float(double value) {
  return std::round(value);
}

Value nearest_integer(Arguments a) {
  // The float 2^63 is just beyond what SWI-Prolog rounds to: it answers the largest 64-bit integer.
  const double* real = std::get_if<double>(&a[0]);
  if (real != nullptr && *real == 0x1p63) {
    return big_integer(std::numeric_limits<std::int64_t>::max());
  }
  return rounded<round_quotient, round_float>(a);
}

Value float_integer_part(Arguments a) {
  if (!is_float(a[0])) return rounded<mpz_tdiv_q, std::trunc>(a);
  return checked(std::trunc(std::get<double>(a[0])));
}

Value float_fractional_part(Arguments a) {
  if (is_integer(a[0])) return mpz_class(0);
  if (const double* real = std::get_if<double>(&a[0])) {
    double whole = 0.0;
    return checked(std::copysign(std::modf(*real, &whole), *real));
  }
  const mpq_class whole(std::get<mpz_class>(rounded<mpz_tdiv_q, std::trunc>(a)));
  return mpq_class(std::get<mpq_class>(a[0]) - whole);
}

Value as_float(Arguments a) {
  return to_float(a[0]);
}

// Rational numbers.

void check_finite(double value) {
  if (std::isnan(value)) fail_undefined();
  if (std::isinf(value)) fail(Message("an infinity is no rational number"));
}

Value as_rational(Arguments a) {
  if (!is_float(a[0])) return to_rational(a[0]);
  check_finite(std::get<double>(a[0]));
  return mpq_class(std::get<double>(a[0]));
}

/// The first convergent of the continued fraction of `value` that is rounded to it; `value` itself
/// where that has the smaller denominator. `value` is positive and finite.
mpq_class simplest_rational(double value) {
  int exponent = 0;
  std::frexp(value, &exponent);
  const int digits = std::numeric_limits<double>::digits - (exponent - 1);
  const std::size_t longest_denominator = digits < 1 ? 1 : static_cast<std::size_t>(digits);
  mpz_class numerator = 1, denominator = 0;
  mpz_class last_numerator = 0, last_denominator = 1;
  double rest = value;
  while (std::isfinite(rest)) {
    double whole = 0.0;
    const double fraction = std::modf(rest, &whole);
    last_numerator += numerator * mpz_class(whole);
    last_denominator += denominator * mpz_class(whole);
    swap(numerator, last_numerator);
    swap(denominator, last_denominator);
    if (size_in_bits(denominator) > longest_denominator) break;
    const mpq_class convergent(numerator, denominator);
    if (nearest_double(convergent) == value) return convergent;
    rest = 1.0 / fraction;
  }
  return mpq_class(value);
}

Value rationalize(Arguments a) {
  if (!is_float(a[0])) return a[0];
  const double value = std::get<double>(a[0]);
  check_finite(value);
  if (value == 0.0) return mpq_class(0);
  return mpq_class(sign_of(value) * simplest_rational(std::fabs(value)));
}

Value numerator(Arguments a) {
  if (is_float(a[0])) fail_no_rational(a[0]);
  return to_rational(a[0]).get_num();
}

Value denominator(Arguments a) {
  if (is_float(a[0])) fail_no_rational(a[0]);
  return to_rational(a[0]).get_den();
}

// Floats.

template <double (*OfFloat)(double)>
Value of_float(Arguments a) {
  return checked(OfFloat(to_float(a[0])));
}

Value arc_tangent(Arguments a) {
  return checked(std::atan2(to_float(a[0]), to_float(a[1])));
}

/// At and below 0 SWI-Prolog knows no value.
double log_gamma(double value) {
  return value <= 0.0 ? std::numeric_limits<double>::infinity() : std::lgamma(value);
}

double complementary_error(double value) {
  return 1.0 - std::erf(value);
}

Value pi(Arguments) {
  return std::numbers::pi;
}
Value e(Arguments) {
  return std::numbers::e;
}
Value epsilon(Arguments) {
  return std::numeric_limits<double>::epsilon();
}
Value infinity(Arguments) {
  return std::numeric_limits<double>::infinity();
}
Value not_a_number(Arguments) {
  return std::numeric_limits<double>::quiet_NaN();
}

Value changing(Arguments) {
  fail(Message("a value that is another one at each call"));
}

using Key = std::pair<std::string_view, std::size_t>;

const std::map<Key, Function> functions = {
    {{"+", 1}, same},
    {{"+", 2}, add},
    {{"-", 1}, negate},
    {{"-", 2}, subtract},
    {{"*", 2}, multiply},
    {{"/", 2}, divide},
    {{"//", 2}, of_division<mpz_tdiv_q>},
    {{"rem", 2}, of_division<mpz_tdiv_r>},
    {{"div", 2}, of_division<mpz_fdiv_q>},
    {{"mod", 2}, of_division<mpz_fdiv_r>},
    {{"rdiv", 2}, divide_exactly},
    {{"**", 2}, raise},
    {{"^", 2}, raise},
    {{"eval", 1}, same},
    {{"gcd", 2}, of_integers<mpz_gcd>},
    {{"lcm", 2}, of_integers<mpz_lcm>},
    {{"powm", 3}, power_modulo},
    {{"max", 2}, maximum},
    {{"min", 2}, minimum},
    {{"abs", 1}, absolute},
    {{"sign", 1}, sign},
    {{"copysign", 2}, copy_sign},
    {{"nexttoward", 2}, next_toward},
    {{">>", 2}, shift_right},
    {{"<<", 2}, shift_left},
    {{"/\\", 2}, of_integers<mpz_and>},
    {{"\\/", 2}, of_integers<mpz_ior>},
    {{"xor", 2}, of_integers<mpz_xor>},
    {{"\\", 1}, complement},
    {{"msb", 1}, most_significant_bit},
    {{"lsb", 1}, least_significant_bit},
    {{"popcount", 1}, population_count},
    {{"getbit", 2}, bit},
    {{"integer", 1}, nearest_integer},
    {{"round", 1}, nearest_integer},
    {{"truncate", 1}, rounded<mpz_tdiv_q, std::trunc>},
    {{"floor", 1}, rounded<mpz_fdiv_q, std::floor>},
    {{"ceil", 1}, rounded<mpz_cdiv_q, std::ceil>},
    {{"ceiling", 1}, rounded<mpz_cdiv_q, std::ceil>},
    {{"float_integer_part", 1}, float_integer_part},
    {{"float_fractional_part", 1}, float_fractional_part},
    {{"float", 1}, as_float},
    {{"rational", 1}, as_rational},
    {{"rationalize", 1}, rationalize},
    {{"numerator", 1}, numerator},
    {{"denominator", 1}, denominator},
    {{"sqrt", 1}, of_float<std::sqrt>},
    {{"exp", 1}, of_float<std::exp>},
    {{"log", 1}, of_float<std::log>},
    {{"log10", 1}, of_float<std::log10>},
    {{"sin", 1}, of_float<std::sin>},
    {{"cos", 1}, of_float<std::cos>},
    {{"tan", 1}, of_float<std::tan>},
    {{"asin", 1}, of_float<std::asin>},
    {{"acos", 1}, of_float<std::acos>},
    {{"atan", 1}, of_float<std::atan>},
    {{"atan", 2}, arc_tangent},
    {{"atan2", 2}, arc_tangent},
    {{"sinh", 1}, of_float<std::sinh>},
    {{"cosh", 1}, of_float<std::cosh>},
    {{"tanh", 1}, of_float<std::tanh>},
    {{"asinh", 1}, of_float<std::asinh>},
    {{"acosh", 1}, of_float<std::acosh>},
    {{"atanh", 1}, of_float<std::atanh>},
    {{"lgamma", 1}, of_float<log_gamma>},
    {{"erf", 1}, of_float<std::erf>},
    {{"erfc", 1}, of_float<complementary_error>},
    {{"pi", 0}, pi},
    {{"e", 0}, e},
    {{"epsilon", 0}, epsilon},
    {{"inf", 0}, infinity},
    {{"nan", 0}, not_a_number},
    {{"cputime", 0}, changing},
    {{"random", 1}, changing},
    {{"random_float", 0}, changing},
};

}  // namespace

Function find_function(std::string_view name, std::size_t arity) {
  const auto found = functions.find({name, arity});
  return found == functions.end() ? nullptr : found->second;
}

}  // namespace minimax::arithmetic
