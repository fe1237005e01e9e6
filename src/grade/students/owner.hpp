// Whose a file is that was handed in.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "grade/students/students.hpp"

namespace minimax::grade {

/// The student of a file, or why there is none.
struct Owner {
  const Student* student = nullptr;
  Message problem = {};  ///< a sentence without a full stop; empty where there is a student
};

/// Files belong to students by their names: `ID.pl`, `ID_anything.pl`, `anything_ID.pl` or
/// `anything_ID_anything.pl`, else by the nearest folder that is called so. For the id its file
/// name or one of the student's other names may stand; upper and lower case do not differ, nor do
/// ways to encode an accent. What two students are called names neither. Where one id is part of
/// another, the longest is meant. A name with two ids, or a file and its folder with different
/// ones, belong to nobody; nor does one in a folder of a folder that a student may have made to
/// pass for another.
class Owners {
 public:
  /// The list must outlive this.
  explicit Owners(const std::vector<Student>& students);

  /// `within` is the folder in which the file was found, the beginning of its path: it and what is
  /// below may be the student's. Empty where the file itself was given.
  Owner of(const std::string& path, const std::string& within = "") const;

 private:
  Owner of_name(std::string_view name) const;

  // By folded ids, file names and other names; null where several students are called so.
  std::map<std::string, const Student*> students_;
};

}  // namespace minimax::grade
