// Several algorithms on one tree.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "ask/result.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

struct Comparison {
  struct Row {
    std::string algorithm;
    std::optional<Result> result;  ///< nothing where it has none
    std::string note;              ///< why
  };
  std::vector<Row> rows;  ///< plain minimax first: it visits the full tree
  /// The leaves of the smallest proof of the value; nothing where none was made.
  std::optional<std::size_t> proof_leaves;
};

/// A headed table for people. The share is that of the leaves of the full tree.
std::string comparison_text(const Comparison& comparison, const TermTable& terms,
                            const OperatorTable& operators);
/// A JSON object on one line: `position`, `rows` (objects as those of solve), `proof_leaves`.
std::string comparison_json(const Comparison& comparison, const TermTable& terms,
                            const OperatorTable& operators);

}  // namespace minimax
