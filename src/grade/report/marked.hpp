// What was found about one submission.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "grade/judge/examination.hpp"
#include "sandbox/layers.hpp"

namespace minimax::grade {

/// An answer that was worked by hand.
struct MarkedAnswer {
  std::size_t line;  ///< from 1
  std::string text;  ///< as the student wrote it
  Judgement judgement;
};

/// All texts may hold anything that a student wrote or printed, in UTF-8.
struct Marked {
  std::string file;                        ///< as it was found
  Report report;                           ///< for answers: its verdict and reason
  std::vector<MarkedAnswer> answers = {};  ///< of a file of answers
  bool is_program = false;
  std::optional<sandbox::Layers> isolation = {};  ///< where a program was run
  /// Where a run may be resumed: of the program and of all that it was judged by.
  std::string fingerprint = {};
};

inline bool is_right(const Marked& marked) {
  return marked.report.verdict == Verdict::pass;
}

}  // namespace minimax::grade
