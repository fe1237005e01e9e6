#include "game/payoff.hpp"

#include <cmath>
#include <type_traits>

namespace minimax {

namespace {

template <class Operation>
Payoff combined(const Number& a, const Number& b, Operation operation) {
  if (a.is_float() || b.is_float())
    return Payoff(Number(static_cast<double>(operation(a.to_double(), b.to_double()))));
  return Payoff(Number(mpq_class(operation(a.rational(), b.rational()))));
}

}  // namespace

bool is_one(const Payoff& sum) {
  constexpr double tolerance = 1e-9;
  const Number& number = sum.number();
  if (number.is_rational()) return number.rational() == 1;
  return std::abs(number.real() - 1) <= tolerance;
}

bool is_finite(const Payoff& payoff) {
  return is_finite(payoff.number());
}

Payoff exact(const Payoff& payoff) {
  const Number& number = payoff.number();
  return number.is_float() ? Payoff(Number(mpq_class(number.real()))) : payoff;
}

Payoff operator*(const Payoff& a, const Payoff& b) {
  return combined(a.number_, b.number_,
                  [](const auto& x, const auto& y) { return std::decay_t<decltype(x)>(x * y); });
}

Payoff operator+(const Payoff& a, const Payoff& b) {
  return combined(a.number_, b.number_,
                  [](const auto& x, const auto& y) { return std::decay_t<decltype(x)>(x + y); });
}

Payoff operator-(const Payoff& a, const Payoff& b) {
  return combined(a.number_, b.number_,
                  [](const auto& x, const auto& y) { return std::decay_t<decltype(x)>(x - y); });
}

Payoff operator/(const Payoff& a, const Payoff& b) {
  return combined(a.number_, b.number_,
                  [](const auto& x, const auto& y) { return std::decay_t<decltype(x)>(x / y); });
}

}  // namespace minimax
