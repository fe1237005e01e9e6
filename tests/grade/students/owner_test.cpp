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
  return found.student ? found.student->id : "none: " + found.problem;
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

TEST_CASE("the longest id is meant") {
  CHECK(owner("ann_b.pl") == "ann_b");
  CHECK(owner("x_ann_b_y.pl") == "ann_b");
  CHECK(owner("ann_bc.pl") == "ann");
}

TEST_CASE("a file that tells no student or two belongs to nobody") {
  CHECK(owner("anna.pl") == "none: no student of the list is named by anna.pl: call it ID.pl");
  CHECK(owner("-") == "none: no student of the list is named by -: call it ID.pl");
  CHECK(owner("4711_ann.pl") ==
        "none: 4711_ann names both 4711 and ann: it is told by neither whose it is");
  CHECK(owner("bob/ann.pl") ==
        "none: bob/ann.pl names both bob and ann: it is told by neither whose it is");
  CHECK(owner("in/bob_ann/answers.pl").starts_with("none: bob_ann names both"));
}

TEST_CASE("a student's folder does not pass for another student's") {
  CHECK(owner("in/ann/bob/answers.pl", "in") ==
        "none: in/ann/bob/answers.pl names both ann and bob: it is told by neither whose it is");
  CHECK(owner("in/ann/x/bob.pl", "in").starts_with("none: in/ann/x/bob.pl names both ann and bob"));
  CHECK(owner("in/ann/ann/x/answers.pl", "in") == "ann");
  CHECK(owner("/home/4711/in/ann/x/answers.pl", "/home/4711/in") == "ann");
  CHECK(owner("/home/4711/in/ann/x/answers.pl", "/home/4711/in/") == "ann");
  CHECK(owner("in/ann/x/answers.pl", "in/ann") == "ann");
  CHECK(owner("in/ann/x/bob/answers.pl", "in/ann/").starts_with("none: in/ann/x/bob/answers.pl"));
}

}  // namespace
}  // namespace minimax::grade
