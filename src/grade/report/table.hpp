// What was found about a class, for people.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "grade/report/marked.hpp"
#include "grade/report/row_order.hpp"

namespace minimax::grade {

struct TextOptions {
  bool verbose = false;
  RowOrder order = RowOrder::found;
  std::size_t width = 0;  ///< of the terminal; 0: whatever the text takes
};

/// Answers worked by hand, and what could not be run, are told of one by one. Of programs, one is
/// told of in full; several are a table, with the counts and a summary by misconception below it;
/// with `verbose`, each is told of in full above these. With a list of the class all students have
/// a row of the table. The last line counts what was left out. What there is to say of the course's
/// own program comes first.
StyledText class_text(std::span<const Marked> submissions, const TextOptions& options,
                      const std::optional<Marked>& reference = {});

}  // namespace minimax::grade
