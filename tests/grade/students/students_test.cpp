#include "grade/students/students.hpp"

#include <doctest/doctest.h>

#include <string>

namespace minimax::grade {
namespace {

/// The ids, then `line: message` of each problem, a line each.
std::string read(std::string_view text) {
  const StudentList list = read_students(text);
  std::string result;
  for (const Student& student : list.students) result += student.id + "\n";
  for (const StudentList::Problem& problem : list.problems)
    result += std::to_string(problem.line) + ": " + problem.message + "\n";
  return result;
}

TEST_CASE("the first column of a list holds the ids") {
  CHECK(read("ann,Ann\nbob,Bob\n") == "ann\nbob\n");
  CHECK(read("ann\r\nbob\r\n") == "ann\nbob\n");
  CHECK(read("ann\rbob") == "ann\nbob\n");
  CHECK(read("ann;Ann\n4711\t12\n") == "ann\n4711\n");
  CHECK(read(" ann , x\n\n  \n,;,\nbob") == "ann\nbob\n");
  CHECK(read("").empty());
}

TEST_CASE("a field may be quoted") {
  CHECK(read("\"Smith, Ann\",1\n\"a\"\"b\" ,2\n") == "Smith, Ann\na\"b\n");
  CHECK(read("ann,\"of two\nlines, \"\"both\"\" hers\"\nbob\nbob\n") ==
        "ann\nbob\n4: the id bob stands in line 3 already\n");
  CHECK(read("ann\n\"bob\n") == "ann\n2: the quote is not closed\n");
  CHECK(read("\"a\"b\n").starts_with("1: something follows the quoted field"));
}

TEST_CASE("a header is known by its first word") {
  CHECK(read("id,name\nann,Ann\n") == "ann\n");
  CHECK(read("\n\"Student ID\"\nann\n") == "ann\n");
  CHECK(read("E-Mail;x\nann@b.c\n") == "ann@b.c\n");
  CHECK(read("anna,Name\nid\n") == "anna\nid\n");
}

TEST_CASE("an id is there and there once") {
  CHECK(read("ann\n,x\n\"\"\nann\n") ==
        "ann\n2: the id is empty: the first column holds one for each student\n"
        "3: the id is empty: the first column holds one for each student\n"
        "4: the id ann stands in line 1 already\n");
  CHECK(read("ann\nAnn\n") ==
        "ann\n2: the files of Ann and of ann in line 1 have the same name, but for upper and "
        "lower case: change one id\n");
}

TEST_CASE("an id that is no safe file name gets one") {
  CHECK(file_name_of("a.b-c_d@e+1") == "a.b-c_d@e+1");
  CHECK(file_name_of("../etc/passwd").starts_with("_._etc_passwd-"));
  CHECK(file_name_of("-rf").starts_with("_rf-"));
  CHECK(file_name_of("Ann Smith").starts_with("Ann_Smith-"));
  CHECK(file_name_of("Ann Smith") != file_name_of("Ann/Smith"));
  CHECK(file_name_of(std::string(300, 'x')).size() == 64 + 9);
  CHECK(file_name_of("a\nb").starts_with("a_b-"));
}

}  // namespace
}  // namespace minimax::grade
