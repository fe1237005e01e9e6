// Answers that a student has written as facts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/message.hpp"
#include "facts/diagnostics.hpp"
#include "facts/source.hpp"
#include "grade/judge/reference.hpp"

namespace minimax::grade {

/// One fact. A part that is a variable, or no list where one is asked for, is absent.
struct Answer {
  enum class Kind : std::uint8_t {
    minimax,    ///< minimax(Pos, BestPos, Val, NodesList)
    value,      ///< value(Pos, Val)
    best,       ///< best(Pos, BestPos)
    evaluated,  ///< evaluated(Leaves): by alpha-beta, from left to right
    pruned,     ///< pruned(Leaves)
    unread,     ///< what was meant as one, perhaps
  };

  Kind kind;
  Offset offset;     ///< of the fact in the source
  std::string text;  ///< of the fact, without the full stop
  std::optional<TermId> position = std::nullopt;
  std::optional<TermId> best = std::nullopt;
  std::optional<TermId> value = std::nullopt;
  std::optional<std::vector<TermId>> positions = std::nullopt;  ///< NodesList, or the leaves
  Message hint = {};  ///< why a position is absent: `B is a variable`
  /// Why it is not understood, as a sentence without a full stop: nothing else of it is known then.
  Message problem = {};
};

struct AnswerSheet {
  /// More of them are not read: that is told as one that is not understood.
  static constexpr std::size_t most_answers = 100'000;

  std::vector<Answer> answers;  ///< in the order of the source
  Diagnostics diagnostics;      ///< why the text is none, and facts that are about something else
  bool is_program = false;      ///< it holds a rule, or a directive and no answer
  bool is_broken = false;       ///< a clause of it cannot be read
  bool is_understood = false;   ///< there is an answer that can be judged
  /// Of the first rule, where an answer about the game stands beside it and no rule is about any
  /// position: was it meant as a program?
  std::optional<Offset> doubtful_rule = std::nullopt;
};

/// Terms are interned in the table of the reference, which tells what is a position too.
AnswerSheet read_answers(const Source& source, Reference& reference);

}  // namespace minimax::grade
