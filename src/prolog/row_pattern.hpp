// Whether a position is one that the head of a clause stands for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace minimax::prolog {

/// A term with variables, that is matched without Prolog with terms that have none.
class RowPattern {
 public:
  using Word = std::uint64_t;

  /// Of the row that a PositionTable with variables has for the term. The atoms must be kept from
  /// being collected.
  explicit RowPattern(std::span<const Word> row);

  /// Whether unification of the pattern with a term of such a row would succeed. Nothing where that
  /// is not for words to tell, because one of the two has a part that is none.
  std::optional<bool> matches(std::span<const Word> row);

 private:
  enum class Result : std::uint8_t { yes, no, unknown };
  using Words = std::span<const Word>;

  Result match_begin(Words row) const;
  Result match(Words& pattern, Words& row);
  Result match_list(Words& pattern, Words& row);
  Result match_variable(std::size_t number, Words& row);

  std::vector<Word> row_;
  std::size_t begin_ = 0;            // of the row: so many words that stand for themselves
  bool is_free_behind_ = false;      // whether what stands behind them may be anything
  std::vector<std::uint32_t> uses_;  // by the number of a variable
  std::vector<Words> bindings_;      // of those that are used more than once; empty: not bound
};

}  // namespace minimax::prolog
