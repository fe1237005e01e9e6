#include "term/arithmetic_functions.hpp"

#include <algorithm>
#include <cmath>
#include <compare>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <numbers>
#include <utility>

#include "term/wide_integer.hpp"

namespace minimax::arithmetic {

namespace {

using Arguments = std::span<Value>;

[[noreturn]] void fail(Message sentence) {
  throw Error{std::move(sentence)};
}
[[noreturn]] void fail_no_integer(const Value& value) {
  fail(Message("{number} is no integer", {{"number", to_number(value).text()}}));
}
[[noreturn]] void fail_no_rational(const Value& value) {
  fail(Message("{number} is no rational number", {{"number", to_number(value).text()}}));
}
[[noreturn]] void fail_zero_divisor() {
  fail(Message("division by zero"));
}
[[noreturn]] void fail_undefined() {
  fail(Message("undefined result"));
}
[[noreturn]] void fail_too_large() {
  fail(Message("the result is too large an integer"));
}

/// The absolute value, which must have 64 bits at the most; or the largest `unsigned long`, which
/// is odd, and further than there are bits.
unsigned long saturated_magnitude(const mpz_class& value) {
  constexpr std::uint64_t most = std::numeric_limits<unsigned long>::max();
  return static_cast<unsigned long>(std::min(low_magnitude(value), most));
}

// Conversions.

double checked(double value) {
  if (std::isnan(value)) fail_undefined();
  if (std::isinf(value)) fail(Message("float overflow"));
  return value;
}

/// An infinity or NaN among floats is let pass: a sum with it is refused by its result.
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
  fail_no_integer(value);
}

const mpz_class& to_integer_at_least(const Value& value, long least) {
  const mpz_class& integer = to_integer(value);
  if (integer < least)
    fail(Message("{number} is less than {least}",
                 {{"number", to_number(value).text()}, {"least", least}}));
  return integer;
}

/// Both as the wider of their two types: integer, rational, float.
template <class Operation>
Value in_common_type(const Value& a, const Value& b, Operation operation) {
  if (is_float(a) || is_float(b)) {
    return checked(operation(to_float_unless_float(a), to_float_unless_float(b)));
  }
  if (is_rational(a) || is_rational(b)) {
    return mpq_class(operation(to_rational(a), to_rational(b)));
  }
  return mpz_class(operation(std::get<mpz_class>(a), std::get<mpz_class>(b)));
}

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

// Powers.

mpz_class integer_power(const mpz_class& base, std::uint64_t exponent) {
  if (base == 0 || base == 1) return exponent == 0 ? mpz_class(1) : base;
  if (base == -1) return exponent % 2 == 0 ? 1 : -1;
  // The power of two that the base is not below: the result is at most twice as long.
  if (exponent > largest_size_in_bits / (size_in_bits(base) - 1)) fail_too_large();
  mpz_class result;
  mpz_pow_ui(result.get_mpz_t(), base.get_mpz_t(), static_cast<unsigned long>(exponent));
  return result;
}

std::uint64_t magnitude(const mpz_class& exponent) {
  const mpz_class size = abs(exponent);
  if (!is_small(size)) fail_too_large();
  return low_magnitude(size);
}

Value rational_power(const mpq_class& base, const mpz_class& exponent) {
  const std::uint64_t size = magnitude(exponent);
  mpq_class result(integer_power(base.get_num(), size), integer_power(base.get_den(), size));
  if (exponent > 0) return result;
  if (result == 0) fail_zero_divisor();
  return mpq_class(1 / result);
}

Value float_power(const Value& base, const Value& exponent) {
  const double a = to_float(base);
  const double b = to_float(exponent);
  if (a == 0.0 && b < 0) fail_zero_divisor();
  return checked(std::pow(a, b));
}

/// A root of odd degree is defined for a negative base, which std::pow() does not know.
Value float_power(double base, const mpq_class& exponent) {
  const double size = std::pow(std::fabs(base), to_float(exponent));
  const bool negative = base < 0 && mpz_odd_p(exponent.get_num_mpz_t()) != 0;
  return checked(negative ? -size : size);
}

/// Whether `value` has an exact root, which then replaces it.
bool take_root(mpz_class& value, unsigned long degree) {
  return mpz_root(value.get_mpz_t(), value.get_mpz_t(), degree) != 0;
}

Value exact_root_power(const Value& base, const mpq_class& exponent) {
  mpq_class result = to_rational(base);
  const unsigned long degree = saturated_magnitude(exponent.get_den());
  const bool exact = take_root(result.get_num(), degree) && take_root(result.get_den(), degree);
  if (!exact) return float_power(to_float(base), exponent);
  const Value power = rational_power(result, exponent.get_num());
  const mpq_class& rational = std::get<mpq_class>(power);
  const bool of_integer = is_integer(base) && exponent > 0;
  return of_integer ? Value(mpz_class(rational.get_num())) : power;
}

Value power_of_rational_exponent(const Value& base, const mpq_class& exponent) {
  if (!has_low_magnitude(exponent.get_den())) return float_power(to_float(base), exponent);
  if (sign_of(base) < 0 && mpz_even_p(exponent.get_den_mpz_t()) != 0) fail_undefined();
  if (!is_float(base)) return exact_root_power(base, exponent);
  const double real = std::get<double>(base);
  if (real == 0.0) return float_power(base, exponent);
  return float_power(real, exponent);
}

/// 0, 1 and -1 have integer powers whatever the type of the exponent.
bool has_trivial_power(const Value& base, const Value& exponent) {
  if (sign_of(exponent) == 0) return true;
  if (!is_integer(base)) return false;
  const mpz_class& integer = std::get<mpz_class>(base);
  return integer == 0 || integer == 1 || (integer == -1 && is_integer(exponent));
}

Value trivial_power(const Value& base, const Value& exponent) {
  if (sign_of(exponent) == 0) return mpz_class(1);
  const mpz_class& integer = std::get<mpz_class>(base);
  if (integer == 0 && sign_of(exponent) < 0) fail_zero_divisor();
  if (integer != -1) return integer;
  return mpz_class(mpz_even_p(std::get<mpz_class>(exponent).get_mpz_t()) ? 1 : -1);
}

Value power(Arguments a) {
  const Value& base = a[0];
  const Value& exponent = a[1];
  const bool exponent_is_nan = is_float(exponent) && std::isnan(std::get<double>(exponent));
  if (exponent_is_nan) {
    if (is_integer(base) && std::get<mpz_class>(base) == 1) return base;
    fail_undefined();
  }
  if (has_trivial_power(base, exponent)) return trivial_power(base, exponent);
  if (is_rational(exponent)) {
    return power_of_rational_exponent(base, std::get<mpq_class>(exponent));
  }
  if (is_integer(exponent) && is_rational(base)) {
    return rational_power(std::get<mpq_class>(base), std::get<mpz_class>(exponent));
  }
  if (is_integer(exponent) && is_integer(base)) {
    const std::uint64_t size = magnitude(std::get<mpz_class>(exponent));
    if (sign_of(exponent) > 0) return integer_power(std::get<mpz_class>(base), size);
  }
  return float_power(base, exponent);
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
    {{"**", 2}, power},
    {{"^", 2}, power},
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

}  // namespace minimax::arithmetic
