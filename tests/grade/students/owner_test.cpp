#include "grade/students/owner.hpp"

#include <doctest/doctest.h>

#include <string>

namespace minimax::grade {
namespace {

std::string owner(const std::string& path, const std::string& within = "") {
  static const StudentList list =
      read_students("ann\nbob\nann_b\n4711\nAnn Smith\nM\xc3\xbcller\nx.y@z.org\n");
  static const Owners owners(list.students);
  const Owner found = owners.of(path, within);
  return found.student ? found.student->id : "none: " + in_english(found.problem);
}

TEST_CASE("a file belongs to the student that its name tells") {
  CHECK(owner("ann.pl") == "ann");
  CHECK(owner("in/bob.pl") == "bob");
  CHECK(owner("exercise_4711.pl") == "4711");
  CHECK(owner("4711_second_try.pl") == "4711");
  CHECK(owner("Ann Smith_123_assignsubmission_file_tree.pl") == "Ann Smith");
  CHECK(owner(file_name_of("Ann Smith") + ".pl") == "Ann Smith");
  CHECK(owner("M\xc3\xbcller.pl") == "M\xc3\xbcller");
  CHECK(owner("x.y@z.org.pl") == "x.y@z.org");
  CHECK(owner("ANN.pl") == "ann");
}

TEST_CASE("a file belongs to the student that its folder tells") {
  CHECK(owner("bob/answers.pl") == "bob");
  CHECK(owner("in/bob_12_file/src/answers.pl") == "bob");
  CHECK(owner("/home/ann/in/bob.pl") == "bob");
  CHECK(owner("bob/bob.pl") == "bob");
}

std::string owner_in_list(const std::string& list, const std::string& path) {
  const StudentList students = read_students(list);
  const Owners owners(students.students);
  const Owner found = owners.of(path);
  return found.student ? found.student->id : "none: " + in_english(found.problem);
}

TEST_CASE("a file may be called by what else the list tells of a student") {
  const std::string list =
      "Identifier,Full name,ID number\nParticipant 12,Ana Silva,4711\n"
      "Participant 13,Ana Silva Costa,4712\nParticipant 14,\xc3\x81gnes \xc5\x90ry,4713\n"
      "Participant 15,Twin Name,4714\nParticipant 16,Twin Name,4715\n";
  CHECK(owner_in_list(list, "in/Ana Silva_12_assignsubmission_file/a.pl") == "4711");
  CHECK(owner_in_list(list, "in/Ana Silva Costa_13_assignsubmission_file_/a.pl") == "4712");
  CHECK(owner_in_list(list, "in/\xc3\xa1gnes \xc5\x91ry/a.pl") == "4713");
  CHECK(owner_in_list(list, "in/A\xcc\x81gnes O\xcc\x8bry/a.pl") == "4713");
  CHECK(owner_in_list(list, "in/x_14/a.pl") == "4713");
  CHECK(owner_in_list(list, "in/Twin Name_16_assignsubmission_file/a.pl") == "4715");
  CHECK(owner_in_list(list, "in/Twin Name/a.pl") ==
        "none: Twin Name names two students of the list who are called so");
  CHECK(owner_in_list("Student,ID\n\"Silva, Ana\",7\n", "in/Ana Silva/a.pl") == "7");
  CHECK(owner_in_list("First Name,Last Name,SID\nAna,Silva,7\n", "in/ana silva/a.pl") == "7");
  CHECK(owner_in_list("Name,SID,Submission ID\nAna,7,99\n", "e/submission_99/a.pl") == "7");
}

TEST_CASE("the longest id is meant") {
  CHECK(owner("ann_b.pl") == "ann_b");
  CHECK(owner("x_ann_b_y.pl") == "ann_b");
  CHECK(owner("ann_bc.pl") == "ann");
}

TEST_CASE("a file that tells no student or two belongs to nobody") {
  CHECK(owner("anna.pl") == "none: no student of the list is named by anna.pl: call it ID.pl");
  CHECK(owner("-") == "none: no student of the list is named by -: call it ID.pl");
  CHECK(owner("4711_ann.pl") ==
        "none: 4711_ann names both 4711 and ann: whose it is cannot be told");
  CHECK(owner("bob/ann.pl") ==
        "none: bob/ann.pl names both bob and ann: whose it is cannot be told");
  CHECK(owner("in/bob_ann/answers.pl").starts_with("none: bob_ann names both"));
}

TEST_CASE("a student's folder does not pass for another student's") {
  CHECK(owner("in/ann/bob/answers.pl", "in") ==
        "none: in/ann/bob/answers.pl names both ann and bob: whose it is cannot be told");
  CHECK(owner("in/ann/x/bob.pl", "in").starts_with("none: in/ann/x/bob.pl names both ann and bob"));
  CHECK(owner("in/ann/ann/x/answers.pl", "in") == "ann");
  CHECK(owner("/home/4711/in/ann/x/answers.pl", "/home/4711/in") == "ann");
  CHECK(owner("/home/4711/in/ann/x/answers.pl", "/home/4711/in/") == "ann");
  CHECK(owner("in/ann/x/answers.pl", "in/ann") == "ann");
  CHECK(owner("in/ann/x/bob/answers.pl", "in/ann/").starts_with("none: in/ann/x/bob/answers.pl"));
}

}  // namespace
}  // namespace minimax::grade
