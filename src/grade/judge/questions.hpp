// What was asked, and what an answer to it is worth.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/file.hpp"
#include "facts/source.hpp"
#include "grade/judge/answer_sheet.hpp"
#include "grade/judge/judge.hpp"
#include "grade/judge/reference.hpp"

namespace minimax::grade {

struct Question {
  Answer::Kind kind;
  std::optional<TermId> position;  ///< none of leaves: alpha-beta begins at the root
  std::string text;                ///< `value(b, _)`
  double points = 1;
};

/// A position of the questions is not one of the game, which may be about others.
class OtherPositions : public FileError {
 public:
  using FileError::FileError;
};

/// Each fact is a question, be it answered or not: a key is one too. `question(Fact, Points)` says
/// what it is worth. Throws FileError, with the place, where the file is none of questions, and
/// OtherPositions.
std::vector<Question> read_questions(const Source& source, Reference& reference);

/// A question and what came of it.
struct MarkedQuestion {
  std::string text;
  double points = 0;
  double maximum = 1;
  std::size_t line = 0;  ///< of the answer that counts; 0 where there is none
  Judgement judgement;
  std::size_t other_line = 0;  ///< of an answer that contradicts it; 0 where there is none
};

/// The sums.
struct Points {
  double points = 0;
  double maximum = 0;
};
Points sum_of(const std::vector<MarkedQuestion>& questions);

/// As people write it: `2`, `0.5`.
std::string points_text(double points);

/// One that was not answered.
MarkedQuestion unanswered(const Question& question);

}  // namespace minimax::grade
