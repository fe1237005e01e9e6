#include "grade/students/student_file.hpp"

#include <fmt/format.h>

#include <utility>

#include "facts/source.hpp"

namespace minimax::grade {

std::vector<Student> read_student_file(const std::string& path) {
  const Source source = path == "-" ? Source::standard_input() : Source::open(path);
  StudentList list = read_students(source.text());
  std::string problems;
  for (const StudentList::Problem& problem : list.problems)
    problems += fmt::format("{}{}:{}: error: {}", problems.empty() ? "" : "\n", source.name(),
                            problem.line, problem.message);
  if (problems.empty() && list.students.empty())
    problems = fmt::format(
        "{}: error: there is no student in it\n  The first column holds an id for each student.",
        source.name());
  if (!problems.empty()) throw FileError(problems);
  return std::move(list.students);
}

}  // namespace minimax::grade
