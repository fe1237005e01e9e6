// Files by their names.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

namespace minimax {

/// A file cannot be read or written; what() says which and why, and perhaps what to do about it.
class FileError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
  /// `NAME: error: PROBLEM: REASON`
  FileError(const std::string& name, const std::string& problem, const std::error_code& reason)
      : std::runtime_error(name + ": error: " + problem + ": " + reason.message()) {}
};

/// Writes a text to a file. Whatever interrupts that, the file is what it was before or holds all
/// of the text; only what is no plain file, such as a pipe, is written as it comes. Throws
/// FileError.
void write_file(const std::string& path, std::string_view text);

/// Throws FileError where write_file() could not even begin, so that nobody waits in vain.
void check_writable(const std::string& path);

/// With those it lies in, where they are not there yet. Throws FileError.
void make_folder(const std::string& path);

}  // namespace minimax
