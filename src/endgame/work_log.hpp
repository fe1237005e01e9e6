// What was asked of a game already, in the file that becomes its table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "base/descriptor.hpp"

namespace minimax {

/// Whether a file that begins so is a log.
bool is_work_log(std::string_view bytes) noexcept;

/// A file to which records are appended, each a text of bytes. Whatever ends that, what was
/// appended before the last flush is read the next time; half a block at the end is as if it had
/// never been written. Nobody else can write it as long as this lives.
class WorkLog {
 public:
  /// Opens the file, or makes it. Throws FileError where that cannot be done, where another process
  /// has it, and where the file is no log: a finished table, or something else, which is kept.
  explicit WorkLog(const std::string& path);

  /// Calls read(record) for all records from the first on. Throws FileError.
  void each(const std::function<void(std::string_view record)>& read);
  /// To be called after each(). Throws FileError.
  void append(std::string_view record);
  void flush();
  /// Whether there was no such file before, and nothing was written since.
  bool is_empty() const noexcept;

 private:
  [[noreturn]] void fail(const char* problem) const;
  void open();
  std::size_t read_block(std::uint64_t at, std::string& block);

  std::string path_;
  Descriptor file_;
  std::uint64_t end_ = 0;  // of what is whole
  bool is_new_ = false;
  std::string block_;  // records that are not written yet
};

}  // namespace minimax
