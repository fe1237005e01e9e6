// The file that lists a class.
#pragma once

#include <string>
#include <vector>

#include "grade/run/students.hpp"

namespace minimax {

/// Throws FileError, which names every line that is wrong, and where there is no student in it.
std::vector<grade::Student> read_student_file(const std::string& path);

}  // namespace minimax
