// How many paths there are, for people and for programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ask/found.hpp"
#include "show/expense.hpp"
#include "term/number.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax {

/// How many paths of the whole length begin with this successor.
struct PathsBy {
  TermId successor;
  std::optional<TermId> move;  ///< its name, where it has one
  Number paths;
};

/// The head of a table, and a line of it, which may be printed as soon as it is known.
std::string reached_head();
std::string reached_line(const ReachedPly& reached);

/// A table: by its move, or by the successor, where that has no name.
std::string paths_by_text(const std::vector<PathsBy>& rows, const TermTable& terms,
                          const OperatorTable& operators);

/// What is told of a position.
struct CountedPaths {
  TermId position;
  std::vector<ReachedPly> plies;
  bool is_complete = false;                          ///< nothing has ended the count
  std::optional<std::vector<PathsBy>> by_successor;  ///< where it was asked for
};

/// One JSON object on one line, without its end.
std::string paths_json(const CountedPaths& counted, const TermTable& terms,
                       const OperatorTable& operators, const Expense& expense);

}  // namespace minimax
