#include "grade/run/student_file.hpp"

#include <fmt/format.h>

#include <utility>

#include "facts/source.hpp"

namespace minimax {

std::vector<grade::Student> read_student_file(const std::string& path) {
  const Source source = path == "-" ? Source::standard_input() : Source::open(path);
  grade::StudentList list = grade::read_students(source.text());
  std::string problems;
  for (const grade::StudentList::Problem& problem : list.problems)
    problems += fmt::format("{}{}:{}: error: {}", problems.empty() ? "" : "\n", source.name(),
                            problem.line, problem.message);
  if (problems.empty() && list.students.empty())
    problems = fmt::format(
        "{}: error: there is no student in it\n  The first column holds an id for each student.",
        source.name());
  if (!problems.empty()) throw FileError(problems);
  return std::move(list.students);
}

}  // namespace minimax
