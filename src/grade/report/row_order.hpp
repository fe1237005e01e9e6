// The order of the rows of a table.
#pragma once

#include <cstdint>
#include <vector>

#include "grade/report/marked.hpp"

namespace minimax::grade {

enum class RowOrder : std::uint8_t {
  found,    ///< as they were handed in; at the end who has handed in nothing
  name,     ///< of the student, or of the file
  verdict,  ///< what is right comes last
  points,   ///< by share_of(), the least first
};

void put_in_order(std::vector<Marked>& rows, RowOrder order);

}  // namespace minimax::grade
