#include "grade/report/report_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "facts/source.hpp"

namespace minimax {

namespace {

namespace fs = std::filesystem;

/// An operation that failed; errno says why.
struct Failure {
  int error = errno;
};

[[noreturn]] void fail(const std::string& path, int error) {
  throw SourceError(
      fmt::format("{}: error: the report cannot be written: {}", path, std::strerror(error)));
}

class OutputFile {
 public:
  OutputFile(const fs::path& path, int flags)
      : descriptor_(open(path.c_str(), O_WRONLY | O_CLOEXEC | flags, 0666)) {
    if (descriptor_ < 0) throw Failure();
  }
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  ~OutputFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }

  void write(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t count = ::write(descriptor_, text.data(), text.size());
      if (count < 0 && errno != EINTR) throw Failure();
      if (count > 0) text.remove_prefix(static_cast<std::size_t>(count));
    }
  }
  void sync() const {
    if (fsync(descriptor_) != 0) throw Failure();
  }
  // Some file systems tell only here that there was no room.
  void close() {
    const int descriptor = descriptor_;
    descriptor_ = -1;
    if (::close(descriptor) != 0) throw Failure();
  }

 private:
  int descriptor_;
};

// Beside the file, since only within a file system a file takes another's place at once. Machines
// that share a folder may have processes of the same number.
fs::path unused_name(const fs::path& path) {
  for (int i = 0;; ++i) {
    fs::path name = path.parent_path() / fmt::format(".minimax-{}-{}", getpid(), i);
    if (!fs::exists(fs::symlink_status(name))) return name;
  }
}

void replace(const fs::path& path, std::string_view text) {
  const fs::path temporary = unused_name(path);
  OutputFile file(temporary, O_CREAT | O_EXCL);
  try {
    file.write(text);
    file.sync();
    file.close();
    if (std::rename(temporary.c_str(), path.c_str()) != 0) throw Failure();
  } catch (const Failure&) {
    unlink(temporary.c_str());
    throw;
  }
}

// Of a link, the file that it leads to: the link stays.
fs::path target_of(const std::string& path) {
  std::error_code problem;
  const fs::path target = fs::weakly_canonical(path, problem);
  return problem ? fs::path(path) : target;
}

bool is_replaced(const fs::path& target) {
  const fs::file_status status = fs::status(target);
  return !fs::exists(status) || fs::is_regular_file(status);
}

}  // namespace

void write_report(const std::string& path, std::string_view text) try {
  const fs::path target = target_of(path);
  if (is_replaced(target)) return replace(target, text);
  OutputFile file(path, 0);
  file.write(text);
  file.close();
} catch (const Failure& failure) {
  fail(path, failure.error);
}

void check_writable(const std::string& path) try {
  const fs::path target = target_of(path);
  if (!is_replaced(target)) {
    if (fs::is_directory(target)) fail(path, EISDIR);
    return;
  }
  const fs::path temporary = unused_name(target);
  const OutputFile file(temporary, O_CREAT | O_EXCL);
  unlink(temporary.c_str());
} catch (const Failure& failure) {
  fail(path, failure.error);
}

}  // namespace minimax
