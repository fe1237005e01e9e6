// The list of a class.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace minimax::grade {

struct Student {
  std::string id;    ///< as it stands in the list, without blanks around it
  std::size_t line;  ///< from 1
  /// What files of this student are called, without an ending: the id where that is safe, which are
  /// letters of ASCII, digits and `_ - . @ +`, not at the beginning `-` or `.`, and at most 64
  /// bytes. Else what is safe of it and a hash of the id.
  std::string file_name;
};

struct StudentList {
  struct Problem {
    std::size_t line;
    std::string message;  ///< what is wrong and what to do, without a full stop
  };

  std::vector<Student> students;  ///< in the order of the list
  std::vector<Problem> problems;
};

/// Reads comma-separated values (RFC 4180; semicolons and tabs separate as well), of which the
/// first of each record is an id. The first record is a header where its first field is a word that
/// heads such columns, such as `id`, `student`, `email` or `username`, in any case. Blank lines are
/// left out. The text has no byte order mark.
StudentList read_students(std::string_view text);

std::string file_name_of(std::string_view id);

}  // namespace minimax::grade
