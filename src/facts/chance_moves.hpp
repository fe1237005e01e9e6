// Moves of chance, [P-Successor, ...].
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

#include "term/number.hpp"
#include "term/term.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// The positions in which chance moves, by their indices.
using ChancePositions = std::unordered_set<std::uint32_t>;

/// What the elements of one list say.
class ChanceMoves {
 public:
  /// Of `0.5-b` the successor is b; what is no such pair is a successor without a probability.
  void split(const TermTable& terms, std::span<const TermId> elements);

  std::span<const TermId> successors() const noexcept { return successors_; }
  std::span<const std::optional<TermId>> probabilities() const noexcept { return probabilities_; }

 private:
  std::vector<TermId> successors_;
  std::vector<std::optional<TermId>> probabilities_;
};

/// The rational that two rationals make, where is/2 would divide integers to a float. Nothing where
/// one of the two is none, or the second is 0.
std::optional<Number> exact_quotient(const Number& above, const Number& below);
/// Whether it lies in 0..1.
bool is_probability(const Number& number);
/// The number that a probability stands for: itself, or what the expression evaluates to, where
/// 1/3 is the rational. Nothing where it is none in 0..1.
std::optional<Number> probability_of(const TermTable& terms, TermId probability);

}  // namespace minimax
