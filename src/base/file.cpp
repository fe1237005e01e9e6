#include "base/file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include "base/descriptor.hpp"

namespace minimax {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& path, const std::error_code& reason) {
  throw FileError(path, "the file cannot be written", reason);
}

Descriptor open_to_write(const fs::path& path, int flags) {
  Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC | flags, 0666));
  if (!file.is_open()) throw_system_error();
  return file;
}

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
  Descriptor file = open_to_write(temporary, O_CREAT | O_EXCL);
  try {
    write_all(file.number(), text);
    if (fsync(file.number()) != 0 || !file.close() ||
        std::rename(temporary.c_str(), path.c_str()) != 0)
      throw_system_error();
  } catch (const std::system_error&) {
    unlink(temporary.c_str());
    throw;
  }
}

// Of a link, the file that it leads to, even if that is not there yet: the link stays.
fs::path target_of(const fs::path& path) {
  std::error_code problem;
  const fs::path target = fs::weakly_canonical(path, problem);
  if (problem) return path;
  return fs::is_symlink(target) ? target_of(target.parent_path() / fs::read_symlink(target))
                                : target;
}

bool is_replaced(const fs::path& target) {
  const fs::file_status status = fs::status(target);
  return !fs::exists(status) || fs::is_regular_file(status);
}

}  // namespace

void write_file(const std::string& path, std::string_view text) try {
  const fs::path target = target_of(path);
  if (is_replaced(target)) return replace(target, text);
  Descriptor file = open_to_write(path, 0);
  write_all(file.number(), text);
  if (!file.close()) throw_system_error();
} catch (const std::system_error& error) {
  fail(path, error.code());
}

void check_writable(const std::string& path) try {
  const fs::path target = target_of(path);
  if (!is_replaced(target)) {
    if (fs::is_directory(target)) fail(path, std::make_error_code(std::errc::is_a_directory));
    return;
  }
  const fs::path temporary = unused_name(target);
  const Descriptor file = open_to_write(temporary, O_CREAT | O_EXCL);
  unlink(temporary.c_str());
} catch (const std::system_error& error) {
  fail(path, error.code());
}

void make_folder(const std::string& path) {
  std::error_code problem;
  std::filesystem::create_directories(path, problem);
  if (problem) throw FileError(path, "the folder cannot be made", problem);
}

}  // namespace minimax
