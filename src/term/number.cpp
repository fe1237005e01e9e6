#include "term/number.hpp"

#include <bit>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

#include "base/float_text.hpp"
#include "base/hash.hpp"
#include "term/wide_integer.hpp"

namespace minimax {

namespace {

/// A shift of `value`, to the left where `bits` is positive; to the right it rounds to zero.
mpz_class shifted(const mpz_class& value, std::ptrdiff_t bits) {
  mpz_class result;
  if (bits >= 0) {
    mpz_mul_2exp(result.get_mpz_t(), value.get_mpz_t(), static_cast<mp_bitcnt_t>(bits));
  } else {
    mpz_tdiv_q_2exp(result.get_mpz_t(), value.get_mpz_t(), static_cast<mp_bitcnt_t>(-bits));
  }
  return result;
}

std::ptrdiff_t size_in_bits(const mpz_class& value) {
  return static_cast<std::ptrdiff_t>(mpz_sizeinbase(value.get_mpz_t(), 2));
}

/// The double nearest to numerator / denominator, both positive.
double nearest_quotient(const mpz_class& numerator, const mpz_class& denominator) {
  // 63 or 64 bits of the quotient leave room to mark a remainder in the last one, which a double's
  // 53 bits do not keep but its rounding sees.
  const std::ptrdiff_t shift = 64 - (size_in_bits(numerator) - size_in_bits(denominator)) - 1;
  if (shift > 4096) return 0.0;
  if (shift < -4096) return HUGE_VAL;
  mpz_class quotient;
  mpz_class remainder;
  const mpz_class dividend = shift >= 0 ? shifted(numerator, shift) : numerator;
  const mpz_class divisor = shift < 0 ? shifted(denominator, -shift) : denominator;
  mpz_tdiv_qr(quotient.get_mpz_t(), remainder.get_mpz_t(), dividend.get_mpz_t(),
              divisor.get_mpz_t());
  const std::uint64_t marked = low_magnitude(quotient) | (remainder != 0 ? 1U : 0U);
  return std::ldexp(static_cast<double>(marked), static_cast<int>(-shift));
}

/// Significant digits without a point, and where it belongs: 0.digits * 10^point.
struct Decimal {
  std::string digits;
  int point;
};

Decimal shortest_decimal(double magnitude) {
  const std::string text = shortest_text(magnitude);
  const std::size_t exponent_mark = text.find('e');
  Decimal result{std::string(1, text[0]), 0};
  if (exponent_mark > 2) result.digits += text.substr(2, exponent_mark - 2);
  const std::size_t exponent = exponent_mark + (text[exponent_mark + 1] == '+' ? 2 : 1);
  std::from_chars(text.data() + exponent, text.data() + text.size(), result.point);
  ++result.point;
  return result;
}

/// `1.0e-5`, `1.5e+22`: the sign of the exponent is always there.
std::string scientific_text(const Decimal& decimal) {
  const int exponent = decimal.point - 1;
  const std::string fraction = decimal.digits.size() > 1 ? decimal.digits.substr(1) : "0";
  return decimal.digits.substr(0, 1) + "." + fraction + (exponent < 0 ? "e" : "e+") +
         std::to_string(exponent);
}

std::string plain_text(const Decimal& decimal) {
  const std::string& digits = decimal.digits;
  if (decimal.point <= 0) {
    return "0." + std::string(static_cast<std::size_t>(-decimal.point), '0') + digits;
  }
  const auto whole = static_cast<std::size_t>(decimal.point);
  if (digits.size() > whole) return digits.substr(0, whole) + "." + digits.substr(whole);
  return digits + std::string(whole - digits.size(), '0') + ".0";
}

std::string finite_text(double value) {
  const Decimal decimal = shortest_decimal(std::fabs(value));
  const bool ends_before_point = static_cast<int>(decimal.digits.size()) <= decimal.point;
  const bool scientific = decimal.point <= -4 || (decimal.point > 15 && ends_before_point);
  return (std::signbit(value) ? "-" : "") +
         (scientific ? scientific_text(decimal) : plain_text(decimal));
}

std::string float_text(double value) {
  if (std::isnan(value)) return "1.5NaN";
  if (std::isinf(value)) return value < 0 ? "-1.0Inf" : "1.0Inf";
  return finite_text(value);
}

// No bit is left out: of a whole number, the lower half of a double is 0.
std::size_t narrowed(std::uint64_t bits) noexcept {
  constexpr bool is_wide = sizeof(std::size_t) >= sizeof bits;
  return static_cast<std::size_t>(is_wide ? bits : bits ^ bits >> 32);
}

std::size_t hash_integer(const mpz_class& value) noexcept {
  const std::span<const mp_limb_t> limbs(mpz_limbs_read(value.get_mpz_t()),
                                         mpz_size(value.get_mpz_t()));
  std::size_t hash = static_cast<std::size_t>(sgn(value));
  for (const mp_limb_t limb : limbs) hash = mix(hash, limb);
  return hash;
}

}  // namespace

double nearest_double(const mpz_class& value) {
  if (sgn(value) == 0) return 0.0;
  return sgn(value) * nearest_quotient(abs(value), 1);
}

double nearest_double(const mpq_class& value) {
  if (sgn(value) == 0) return 0.0;
  return sgn(value) * nearest_quotient(abs(value.get_num()), value.get_den());
}

bool is_finite(const Number& number) {
  return !number.is_float() || std::isfinite(number.real());
}

Number::Number(const mpz_class& value) {
  if (minimax::is_small(value)) {
    form_ = small_integer(value);
  } else {
    form_ = std::make_shared<const mpz_class>(value);
  }
}

Number::Number(mpq_class value) {
  value.canonicalize();
  if (value.get_den() == 1) {
    *this = Number(value.get_num());
  } else {
    form_ = std::make_shared<const mpq_class>(std::move(value));
  }
}

mpz_class Number::integer() const {
  if (is_small()) return big_integer(small());
  return *std::get<BigInteger>(form_);
}

mpq_class Number::rational() const {
  if (is_integer()) return mpq_class(integer());
  return *std::get<BigRational>(form_);
}

double Number::to_double() const {
  if (is_float()) return real();
  if (is_small()) return static_cast<double>(small());
  return is_integer() ? nearest_double(integer()) : nearest_double(rational());
}

std::string Number::text() const {
  if (is_small()) return std::to_string(small());
  if (is_float()) return float_text(real());
  if (is_integer()) return std::get<BigInteger>(form_)->get_str();
  const mpq_class& value = *std::get<BigRational>(form_);
  return value.get_num().get_str() + "r" + value.get_den().get_str();
}

std::size_t Number::hash_large() const noexcept {
  const std::size_t type = form_.index();
  if (const double* real = std::get_if<double>(&form_)) {
    return mix(type, narrowed(std::bit_cast<std::uint64_t>(*real)));
  }
  if (const BigInteger* value = std::get_if<BigInteger>(&form_)) {
    return mix(type, hash_integer(**value));
  }
  const mpq_class& value = **std::get_if<BigRational>(&form_);
  return mix(mix(type, hash_integer(value.get_num())), hash_integer(value.get_den()));
}

bool Number::identical_large(const Number& a, const Number& b) noexcept {
  if (const double* real = std::get_if<double>(&a.form_)) {
    return std::bit_cast<std::uint64_t>(*real) ==
           std::bit_cast<std::uint64_t>(*std::get_if<double>(&b.form_));
  }
  if (const BigInteger* value = std::get_if<BigInteger>(&a.form_)) {
    return **value == **std::get_if<BigInteger>(&b.form_);
  }
  return **std::get_if<BigRational>(&a.form_) == **std::get_if<BigRational>(&b.form_);
}

std::partial_ordering Number::compare_with(double finite) const {
  if (const BigRational* value = std::get_if<BigRational>(&form_)) {
    return cmp(**value, mpq_class(finite)) <=> 0;
  }
  constexpr std::int64_t exact_in_double = std::int64_t{1} << 53;
  if (is_small() && small() <= exact_in_double && small() >= -exact_in_double) {
    return static_cast<double>(small()) <=> finite;
  }
  return mpz_cmp_d(integer().get_mpz_t(), finite) <=> 0;
}

std::partial_ordering Number::compare_mixed(const Number& a, const Number& b) {
  if (a.is_float() && b.is_float()) return a.real() <=> b.real();
  if (a.is_float()) return 0 <=> compare_mixed(b, a);
  if (b.is_float()) return std::isfinite(b.real()) ? a.compare_with(b.real()) : 0.0 <=> b.real();
  if (a.is_integer() && b.is_integer()) return cmp(a.integer(), b.integer()) <=> 0;
  return cmp(a.rational(), b.rational()) <=> 0;
}

}  // namespace minimax
