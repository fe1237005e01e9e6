// Files that are written when the process may write no more.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "base/descriptor.hpp"

namespace minimax {

/// Writes one file, by a process of its own, which is made when this is: what the process of the
/// user is forbidden later does not concern it. It ends with this one, however that ends, and
/// writes nothing then.
class FileWriter {
 public:
  /// To be made while the process has one thread. Throws FileError where the file cannot be
  /// written, and std::system_error.
  explicit FileWriter(const std::string& path);
  FileWriter(const FileWriter&) = delete;
  FileWriter& operator=(const FileWriter&) = delete;
  ~FileWriter();

  /// See write_file().
  void write(std::string_view text);
  /// Likewise, the first bytes of a file that was open already when this was made.
  void copy(int descriptor, std::size_t size);
  /// The file is gone then, if there was one. Throws FileError.
  void remove();

 private:
  void ask(std::string_view message);

  std::string path_;
  Descriptor texts_;
  Descriptor replies_;
  [[maybe_unused]] pid_t process_ = -1;  // a web page has none
};

}  // namespace minimax
