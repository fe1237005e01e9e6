// Files by their names.
#pragma once

#include <filesystem>
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
/// of the text, and it has the owner and the rights that it had; only what is no plain file, such
/// as a pipe, or is open already, such as /dev/stdout, is written as it comes, and a terminal gets
/// it as harmless() makes it. Throws FileError.
void write_file(const std::string& path, std::string_view text);

/// The path of the file that write_file() writes: two of them are the same where the files are.
std::filesystem::path written_path(const std::string& path);

/// Throws FileError where write_file() could not even begin, so that nobody waits in vain.
void check_writable(const std::string& path);

/// With those it lies in, where they are not there yet. Throws FileError.
void make_folder(const std::string& path);

}  // namespace minimax
