// The files that were handed in.
#pragma once

#include <string>
#include <vector>

namespace minimax::grade {

/// What can be judged: a text, or why there is none.
struct SubmittedFile {
  std::string name;          ///< as messages name it
  std::string text = {};     ///< all bytes
  std::string problem = {};  ///< why there is no text; empty where there is one
};

/// A file that the arguments mean.
struct FoundFile {
  std::string path;
  std::string within = {};  ///< the argument, where that is a folder that the file was found in
};

/// The files that the arguments mean, each once and in the order of their names within an argument:
/// a file, `-`, a folder with all Prolog files below it, or a pattern with `*`, `?` or `[`. What is
/// found in a folder and is no plain file is kept, with its problem. Throws FileError where an
/// argument is missing, UsageError where a folder or a pattern holds no file.
std::vector<FoundFile> find_submissions(const std::vector<std::string>& arguments);

/// Reads a plain file of at most a megabyte without waiting for anything.
SubmittedFile read_submission(const std::string& path);

}  // namespace minimax::grade
