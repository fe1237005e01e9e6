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
  std::string name = {};  ///< of the person, as it stands in the list; empty where it does not
  /// By what else files may be known: what stands in the other columns that tell who somebody is,
  /// such as the full name. Nothing that two students have in common is left out here.
  std::vector<std::string> other_names = {};
};

struct StudentList {
  struct Problem {
    std::size_t line;
    std::string message;  ///< what is wrong and what to do, without a full stop
  };

  std::vector<Student> students;  ///< in the order of the list
  std::vector<Problem> problems;
  std::vector<Problem> notes;  ///< what may be meant otherwise
};

/// Reads comma-separated values (RFC 4180; semicolons and tabs separate as well). The first record
/// is a header where its first field, or two of its fields, head columns that tell who somebody is
/// (`src/grade/students/headings.hpp`). The ids are then in the first column of student numbers, of
/// user names, of e-mail addresses or of names, in this order, in which each student has one;
/// without a header in the first column. Where `id_column` is not empty, it says which: the
/// heading, in whatever case and accents, or the number of the column, from 1. Blank lines are left
/// out, and so are those of Canvas that are nobody's. The text has no byte order mark.
StudentList read_students(std::string_view text, const std::string& id_column = "");

std::string file_name_of(std::string_view id);

}  // namespace minimax::grade
