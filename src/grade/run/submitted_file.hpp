// What is in a file that was handed in.
#pragma once

#include <string>
#include <string_view>

#include "base/message.hpp"
#include "grade/run/submissions.hpp"

namespace minimax::grade {

/// What can be judged: a text, or why there is none.
struct SubmittedFile {
  std::string name;        ///< as messages name it
  std::string text = {};   ///< all of it; UTF-16 as UTF-8
  Message problem = {};    ///< why there is no text; empty where there is one
  bool is_absent = false;  ///< nothing was handed in at all
};

/// What was found, as it is now: reads a plain file of at most a megabyte without waiting for
/// anything.
SubmittedFile read_submission(const FoundFile& found);

/// The course's own program: throws FileError where it cannot be read, or has more than a megabyte.
SubmittedFile read_reference(const std::string& path);

/// Whether something in it may be an answer or a rule, misspelt or not.
bool may_be_submission(std::string_view text);

}  // namespace minimax::grade
