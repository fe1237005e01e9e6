// The file that lists a class.
#pragma once

#include <string>
#include <vector>

#include "grade/students/students.hpp"

namespace minimax::grade {

/// In UTF-8, UTF-16 with a byte order mark, or Windows-1252; `id_column` is that of
/// read_students(). Throws FileError, which names every line that is wrong, and where there is no
/// student in it. What may be meant otherwise is told on standard error.
std::vector<Student> read_student_file(const std::string& path, const std::string& id_column = "");

}  // namespace minimax::grade
