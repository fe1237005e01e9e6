// The file that lists a class.
#pragma once

#include <string>
#include <vector>

#include "grade/students/students.hpp"

namespace minimax::grade {

/// Throws FileError, which names every line that is wrong, and where there is no student in it.
std::vector<Student> read_student_file(const std::string& path);

}  // namespace minimax::grade
