#include "grade/students/students.hpp"

#include <doctest/doctest.h>

#include <string>

namespace minimax::grade {
namespace {

/// The ids, then `line: message` of each problem, a line each.
std::string students_in(std::string_view text, const std::string& id_column = "") {
  const StudentList list = read_students(text, id_column);
  std::string result;
  for (const Student& student : list.students) result += student.id + "\n";
  for (const StudentList::Problem& problem : list.problems)
    result += std::to_string(problem.line) + ": " + problem.message + "\n";
  for (const StudentList::Problem& note : list.notes)
    result += "note " + std::to_string(note.line) + ": " + note.message + "\n";
  return result;
}

TEST_CASE("the first column of a list holds the ids") {
  CHECK(students_in("ann,Ann\nbob,Bob\n") == "ann\nbob\n");
  CHECK(students_in("ann\r\nbob\r\n") == "ann\nbob\n");
  CHECK(students_in("ann\rbob") == "ann\nbob\n");
  CHECK(students_in("ann;Ann\n4711\t12\n") == "ann\n4711\n");
  CHECK(students_in(" ann , x\n\n  \n,;,\nbob") == "ann\nbob\n");
  CHECK(students_in("").empty());
}

TEST_CASE("a field may be quoted") {
  CHECK(students_in("\"Smith, Ann\",1\n\"a\"\"b\" ,2\n") == "Smith, Ann\na\"b\n");
  CHECK(students_in("ann,\"of two\nlines, \"\"both\"\" hers\"\nbob\nbob\n") ==
        "ann\nbob\n4: the id bob stands in line 3 already\n");
  CHECK(students_in("ann\n\"bob\n") == "ann\n2: the quote is not closed\n");
  CHECK(students_in("\"a\"b\n").starts_with("1: something follows the quoted field"));
}

TEST_CASE("a header is known by its first word") {
  CHECK(students_in("id,name\nann,Ann\n") == "ann\n");
  CHECK(students_in("\n\"Student ID\"\nann\n") == "ann\n");
  CHECK(students_in("E-Mail;x\nann@b.c\n") == "ann@b.c\n");
  CHECK(students_in("anna,Name\nid\n") == "anna\nid\n");
}

TEST_CASE("the ids are in the best column that the header tells") {
  CHECK(students_in("Nome;Número;Email\nAna;1;a@x\n") == "1\n");
  CHECK(students_in("N\xc3\x9aMERO;Nome\n1;Ana\n") == "1\n");
  CHECK(students_in("Nombre completo,Nombre de usuario\nAna,an\n") == "an\n");
  CHECK(students_in("Nume,Număr matricol\nAna,1\n") == "1\n");
  CHECK(students_in("Név,Neptun-kód\nÁgnes,AB12\n") == "AB12\n");
  CHECK(students_in("Vorname,Nachname,Matrikelnummer\nJ,M,1\n") == "1\n");
  CHECK(students_in("Identifier,Full name,Email address\nParticipant 12,Ana,a@x\n") == "a@x\n");
  CHECK(students_in("Student,ID,SIS User ID\n    Points Possible,,\n\"S, Ana\",12,7\n") == "12\n");
  CHECK(students_in("First Name,Last Name,SID,Email\nA,S,1,a@x\n") == "1\n");
}

TEST_CASE("a student has the name that the list has") {
  const auto name = [](std::string_view text) { return read_students(text).students.at(0).name; };
  CHECK(name("Nome;Número\nAna S.;1\n") == "Ana S.");
  CHECK(name("First Name,Last Name,SID\nAna,S.,1\n") == "Ana S.");
  CHECK(name("id,Last Name\n1,S.\n") == "S.");
  CHECK(name("id,e-mail\n1,a@x\n").empty());
  CHECK(name("1,Ana S.\n").empty());
}

TEST_CASE("a column in which somebody has no id gives way to the next") {
  CHECK(students_in("Full name,ID number,Email\nAna,1,a@x\nBob,,b@x\n") ==
        "a@x\nb@x\nnote 3: `ID number` is empty here: the ids are those of the column `Email`\n");
  CHECK(students_in("id,name\n1,Ana\n,Bob\n") ==
        "1\n3: the id is empty: column 1 holds one for each student\n");
}

TEST_CASE("the column of ids may be said") {
  CHECK(students_in("Name,Key,id\nAna,x,1\n", "key") == "x\n");
  CHECK(students_in("Name,Key,id\nAna,x,1\n", "2") == "x\n");
  CHECK(students_in("Ana,x\nBob,y\n", "2") == "x\ny\n");
  CHECK(students_in("Foo,Bar\nAna,x\n", "BAR") == "x\n");
  CHECK(students_in("Name,Key\nAna,x\n", "kee") ==
        "1: no column is headed `kee`: give a heading of this line, or the number of a column, "
        "from 1\n");
  CHECK(students_in("Name,Key\nAna,x\n", "0").starts_with("1: no column is headed `0`"));
  CHECK(students_in("Name,Key\nAna,x\n", "3") ==
        "2: the id is empty: column 3 holds one for each student\n");
}

TEST_CASE("a first line that may be a header is told") {
  CHECK(students_in("Code,Group\na1,x\na2,y\n") ==
        "Code\na1\na2\nnote 1: `Code` is taken for an id: where it is a heading, say --id-column "
        "\"Code\"\n");
  CHECK(students_in("ann\nbob\n") == "ann\nbob\n");
  CHECK(students_in("a1\na2\n") == "a1\na2\n");
}

TEST_CASE("an id is there and there once") {
  CHECK(students_in("ann\n,x\n\"\"\nann\n") ==
        "ann\n2: the id is empty: column 1 holds one for each student\n"
        "3: the id is empty: column 1 holds one for each student\n"
        "4: the id ann stands in line 1 already\n");
  CHECK(students_in("ann\nAnn\n") ==
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
