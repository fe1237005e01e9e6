// What a student should know about a submission.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// A document: the verdict, where it first goes wrong, the tree that shows it, what the program
/// behaves as if it did, and notes; of answers, each. What the student wrote cannot break out of
/// its place.
std::string markdown_feedback(const Marked& marked);
std::string html_feedback(const Marked& marked);

/// A file name for the submission with this path, without an ending: of letters, digits, `.`, `-`
/// and `_` alone. It depends on nothing else, so that parts of a class may share a folder, and no
/// two paths have the same one, also where case does not count.
std::string feedback_name(const std::string& path);

/// The path of the file of each submission, below the folder of feedback, with this ending. What
/// Moodle has exported goes back by Moodle's own names: into a folder that is called as that of the
/// submission, or beside the name of the file. Else a student of a list has `ID.md`, and a second
/// file `ID-2.md`; without a list the file is called by feedback_name().
std::vector<std::string> feedback_paths(std::span<const Marked> submissions,
                                        const std::string& ending);

}  // namespace minimax::grade
