// The files that were handed in.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/message.hpp"

namespace minimax::grade {

/// What a found file is.
enum class FileKind : std::uint8_t {
  submission,    ///< to be judged
  other,         ///< a file of another kind: it is nothing to be judged
  empty_folder,  ///< a folder in which there is nothing
};

/// A file that the arguments mean.
struct FoundFile {
  std::string path;
  std::string within = {};  ///< the argument, where that is a folder that the file was found in
  Message problem = {};     ///< why it is not read; empty where it is
  FileKind kind = FileKind::submission;
  /// What was handed in at once: the file, or the folder with it that lies directly in `within`.
  std::string hand_in = {};
};

/// The files that the arguments mean, each once and in the order of their names within an argument:
/// a file, `-`, a folder with all that is below it, or a pattern with `*`, `?` or `[`. What is
/// found and cannot be read is kept, with its problem: links, and folders that may not be looked
/// into; so are files of other kinds and empty folders, but for hidden ones. Throws FileError where
/// an argument is missing, UsageError where a pattern finds no file, or there is nothing at all in
/// what was named.
std::vector<FoundFile> find_submissions(const std::vector<std::string>& arguments);

/// Files of other kinds that these paths name, or that lie in such folders, are none, and neither
/// are the trees there that lie beside the feedback of an earlier run.
void leave_out(std::vector<FoundFile>& files, const std::vector<std::string>& paths);

}  // namespace minimax::grade
