// Who moves, where facts say it that do not change.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "prolog/callback.hpp"
#include "prolog/position_table.hpp"
#include "prolog/prolog.hpp"
#include "prolog/row_pattern.hpp"

namespace minimax::prolog {

/// A predicate that is called with a position alone, and answers yes or no. Where it is a few facts
/// that do not change, such as max_to_move(x-_), it takes much longer to call it than to compare:
/// then it is not called.
class MoverFacts {
 public:
  /// What the call of the predicate would answer for the position of a row. Nothing where that is
  /// for a call to tell. Throws PendingException.
  std::optional<bool> holds(const Callback& predicate, std::span<const PositionTable::Word> row);

 private:
  void read(const Callback& predicate);
  void read_all(predicate_t predicate);

  std::uint32_t questions_ = 0;
  bool is_read_ = false;
  PositionTable patterns_{true};  // keeps the atoms
  std::vector<RowPattern> facts_;
};

}  // namespace minimax::prolog
