// Answers that a student has written as facts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "facts/diagnostic.hpp"
#include "facts/source.hpp"
#include "term/operators.hpp"
#include "term/term_table.hpp"

namespace minimax::grade {

/// One fact. A part that is a variable, or no list where one is asked for, is absent.
struct Answer {
  enum class Kind : std::uint8_t {
    minimax,    ///< minimax(Pos, BestPos, Val, NodesList)
    value,      ///< value(Pos, Val)
    best,       ///< best(Pos, BestPos)
    evaluated,  ///< evaluated(Leaves): by alpha-beta, from left to right
    pruned,     ///< pruned(Leaves)
  };

  Kind kind;
  Offset offset;     ///< of the fact in the source
  std::string text;  ///< of the fact, without the full stop
  std::optional<TermId> position = std::nullopt;
  std::optional<TermId> best = std::nullopt;
  std::optional<TermId> value = std::nullopt;
  std::optional<std::vector<TermId>> positions = std::nullopt;  ///< NodesList, or the leaves
};

struct AnswerSheet {
  std::vector<Answer> answers;  ///< in the order of the source
  Diagnostics diagnostics;      ///< what cannot be read, and facts that are no answers
  bool is_program = false;  ///< it holds a rule, or a directive and no answer, or cannot be read
};

/// Terms are interned in the table.
AnswerSheet read_answers(const Source& source, TermTable& terms, const OperatorTable& operators);

}  // namespace minimax::grade
