// The course's own program, which may teach something else than the definition.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "grade/judge/program.hpp"
#include "grade/judge/rules.hpp"
#include "grade/judge/testimony.hpp"
#include "trees/task.hpp"
#include "trees/tree.hpp"

namespace minimax::grade {

/// Who answers as the course's own program does is not wrong. What that has no answer to is judged
/// by the rules alone. It is run on a tree where a student is wrong by these, and no sooner.
class CourseProgram {
 public:
  /// The program must outlive this. It has the seconds for each tree; where it has twice come to no
  /// end, it is asked no more.
  CourseProgram(Program& program, Task task, double seconds)
      : program_(program), task_(std::move(task)), seconds_(seconds) {}

  /// Takes the findings of a student's testimony by the rules, and makes right what is wrong by
  /// them, where this program's answer is wrong by them, too, and the same. Where it is another
  /// wrong one, this is what is expected.
  std::vector<Finding> taught(const Testimony& testimony, const Tree& tree,
                              const std::vector<std::size_t>& asked, const Rules& rules,
                              std::vector<Finding> findings);

 private:
  const Testimony& testimony(const Tree& tree, const std::vector<std::size_t>& asked);

  Program& program_;
  Task task_;
  double seconds_;
  std::size_t interruptions_ = 0;
  std::map<std::string, Testimony> known_;
};

}  // namespace minimax::grade
