// What a program said about one tree, judged.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/message.hpp"
#include "grade/judge/judge.hpp"
#include "grade/judge/program.hpp"
#include "grade/models/misconception.hpp"
#include "trees/task.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// One position that a program was asked about.
struct Finding {
  std::size_t position;
  Judgement judgement;
  Message got;               ///< what it answers, or why it does not
  std::optional<Play> play;  ///< the answer, where it is about positions of the tree
  bool says_more = false;    ///< the same answer came again on backtracking
  bool says_other = false;   ///< another one came, which is right too
  bool raises_then = false;  ///< an error came on backtracking
  /// Of a wrong answer, what is right where that is not what the definition says: see
  /// CourseProgram.
  std::optional<Message> expected = {};
};

/// One for each position that was asked about, in the same order, as far as the process came.
std::vector<Finding> judge_testimony(const Testimony& testimony, const Tree& tree,
                                     const std::vector<std::size_t>& asked, const Task& task,
                                     Rules rules);

/// Why a process gave no answer, for a student: a sentence without a full stop.
Message reason_of_end(const Testimony& testimony);

/// What should have come instead of a finding about the root.
Message expected_answer(const Finding& finding, const Task& task, const Tree& tree, Rules rules);

}  // namespace minimax::grade
