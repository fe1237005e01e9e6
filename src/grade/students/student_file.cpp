#include "grade/students/student_file.hpp"

#include <fmt/format.h>

#include <utility>

#include "base/fold_case.hpp"
#include "base/print.hpp"
#include "base/utf16.hpp"
#include "facts/source.hpp"

namespace minimax::grade {

std::vector<Student> read_student_file(const std::string& path, const std::string& id_column) {
  const Source source = path == "-" ? Source::standard_input() : Source::open(path);
  const std::string text = utf8_of_utf16(source.text()).value_or(utf8_of_any(source.text()));
  StudentList list = read_students(text, id_column);
  for (const StudentList::Problem& note : list.notes)
    tell("{}:{}: note: {}\n", source.name(), note.line, note.message);
  std::string problems;
  for (const StudentList::Problem& problem : list.problems)
    problems += fmt::format("{}{}:{}: error: {}", problems.empty() ? "" : "\n", source.name(),
                            problem.line, problem.message);
  if (problems.empty() && list.students.empty())
    problems =
        fmt::format("{}: error: there is no student in it\n  Each line holds the id of a student.",
                    source.name());
  if (!problems.empty()) throw FileError(problems);
  return std::move(list.students);
}

}  // namespace minimax::grade
