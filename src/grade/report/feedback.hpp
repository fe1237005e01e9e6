// What a student should know about a submission.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "grade/report/answer_drawing.hpp"
#include "grade/report/marked.hpp"

namespace minimax::grade {

/// A document: the verdict, where it first goes wrong, the tree that shows it, what the program
/// behaves as if it did, and notes; of answers, each. What the student wrote cannot break out of
/// its place.
/// `trees` is how the names of the files begin that lie beside it with the trees; empty where none
/// does.
std::string markdown_feedback(const Marked& marked, const std::string& trees = "");
std::string html_feedback(const Marked& marked, InlinePictures& pictures,
                          const std::string& trees = "");

/// The trees on which a program is wrong, in the order of the document.
std::vector<const Counterexample*> examples_of(const Report& report);
/// The file of one of these, counted from 1: `NAME-tree.pl`, `NAME-tree-2.pl` ...
std::string tree_name(const std::string& name, std::size_t number);
/// How it begins.
inline constexpr std::string_view first_line_of_tree = "% Load this behind the program, and ask:";
/// What is in it.
std::string tree_text(const Counterexample& example);

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
