// Who has handed in what.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "grade/run/submissions.hpp"
#include "grade/students/owner.hpp"
#include "grade/students/students.hpp"

namespace minimax::grade {

/// What one student, or one whom no list knows, has handed in: never nothing, so that each has a
/// row of the report.
struct HandIn {
  const Student* student = nullptr;        ///< of the list
  std::vector<FoundFile> files;            ///< to be judged, or one that says why there is none
  std::vector<std::string> left_out = {};  ///< the paths of files that are nothing to be judged
};

/// The list of a class, or none.
class Roster {
 public:
  Roster() : Roster(std::vector<Student>()) {}
  explicit Roster(std::vector<Student> students)
      : students_(std::move(students)), owners_(students_) {}
  Roster(const Roster&) = delete;  // the owners are students of this
  Roster& operator=(const Roster&) = delete;

  bool is_empty() const { return students_.empty(); }
  const std::vector<Student>& students() const { return students_; }
  Owner owner_of(const FoundFile& file) const;

 private:
  std::vector<Student> students_;
  Owners owners_;
};

/// All files by who handed them in, in their order; at the end the students of the list of whom
/// there is nothing. Files of other kinds count where somebody has handed in nothing else.
std::vector<HandIn> hand_ins_of(std::vector<FoundFile> files, const Roster& roster);

}  // namespace minimax::grade
