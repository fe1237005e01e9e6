// What SWI-Prolog's is/2 makes of a ground term.
#pragma once

#include <cstddef>
#include <cstdint>
#include <variant>

#include "base/message.hpp"
#include "term/number.hpp"
#include "term/term.hpp"

namespace minimax {

class TermTable;

/// A number, or else a sentence (no full stop) that says why there is none.
using Evaluated = std::variant<Number, Message>;

/// The value of `expression` under SWI-Prolog 9.0.4's default flags: integers and rationals are
/// exact, `/` of integers is an integer where it is exact and a float where it is not, and a float
/// that overflows or is undefined is an error. So is an integer of more than 2^24 bits, a
/// function that this version does not have (log2/1, cot/1, max_integer/0), one whose value changes
/// from call to call (random/1, cputime/0), and roundtoward/2. A deep term needs no deep stack; a
/// subterm that occurs twice is evaluated twice.
Evaluated evaluate(const TermTable& terms, TermId expression);

/// What evaluating the expressions of somebody who is not trusted may cost, all of them together.
struct EvaluationBudget {
  /// Of what comes out of an operation: numbers that are written out may be longer.
  std::size_t most_bits = std::size_t{1} << 12;
  /// Products of two machine words, about: a second of them is left at the begin, or two.
  std::uint64_t work_left = 500'000'000;
};

/// Likewise, and an operation is not begun where it could exceed the budget: that is an error.
Evaluated evaluate(const TermTable& terms, TermId expression, EvaluationBudget& budget);

/// Whether the two are at least so much apart, exactly. Infinities are infinitely far from all
/// else.
bool differ_by(const Number& a, const Number& b, const Number& margin);

}  // namespace minimax
