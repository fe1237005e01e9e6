#include "base/file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <optional>
#include <stdexcept>
#include <tuple>

#include "base/descriptor.hpp"
#include "base/held_signals.hpp"
#include "base/long_file.hpp"
#include "base/terminal.hpp"

namespace minimax {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& path, const std::error_code& reason) {
  throw FileError(path, "the file cannot be written", reason);
}

Descriptor open_to_write(const fs::path& path, int flags, mode_t mode = 0666) {
  Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC | flags, mode));
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

// What stands there now, if anything does. Throws where it is not to be written: the folder alone
// would not forbid that.
std::optional<struct stat> standing_at(const fs::path& path) {
  struct stat file;
  if (stat(path.c_str(), &file) != 0) return std::nullopt;
  if (access(path.c_str(), W_OK) != 0) throw_system_error();
  return file;
}

// As far as the system allows: not all may give files away, and not all file systems know of modes.
// The group goes first, since who gives a file away may change it no more.
void give_rights(int file, const struct stat& rights) {
  constexpr auto same = static_cast<uid_t>(-1);
  std::ignore = fchown(file, same, rights.st_gid);
  std::ignore = fchmod(file, rights.st_mode & 0777);
  std::ignore = fchown(file, rights.st_uid, static_cast<gid_t>(-1));
}

/// What was held back ends the command as soon as nothing is left behind.
class Ended : public std::runtime_error {
 public:
  Ended() : std::runtime_error("a signal came while a file was written") {}
};

// Nobody else reads it before it has the rights of what stands there. A signal would leave the
// temporary file behind. fill(file, held) writes the text.
template <class Fill>
void replace(const fs::path& path, Fill fill) {
  const HeldSignals held;
  const std::optional<struct stat> before = standing_at(path);
  const fs::path temporary = unused_name(path);
  Descriptor file = open_to_write(temporary, O_CREAT | O_EXCL, before ? 0600 : 0666);
  try {
    if (before) give_rights(file.number(), *before);
    fill(file.number(), held);
    if (fsync(file.number()) != 0 || !file.close() ||
        std::rename(temporary.c_str(), path.c_str()) != 0)
      throw_system_error();
  } catch (...) {
    unlink(temporary.c_str());
    throw;
  }
}

// As many links in a row as the system follows.
constexpr int most_links = 40;

// Of what this process has open, such as /dev/stdout, the number; of nothing else. The path is one
// that target_of() gives.
std::optional<int> descriptor_at(const fs::path& path) {
  std::error_code none;  // a machine may have no /proc
  const bool is_open = path.parent_path() == fs::canonical("/proc/self/fd", none);
  if (!is_open || !fs::is_symlink(path)) return std::nullopt;
  return std::stoi(path.filename());
}

// Of a link, what it leads to, even if that is not there yet: the link stays. What is open is not
// looked for under the name that it has elsewhere.
fs::path target_of(const fs::path& path) {
  fs::path target = path;
  for (int links = 0; links <= most_links; ++links) {
    target = fs::weakly_canonical(fs::absolute(target).parent_path()) / target.filename();
    if (!fs::is_symlink(target) || descriptor_at(target)) return target;
    target = target.parent_path() / fs::read_symlink(target);
  }
  throw std::system_error(ELOOP, std::generic_category());
}

// To write nothing is refused as well where it is open for reading alone.
void check_descriptor(int number) {
  if (write(number, "", 0) < 0) throw_system_error();
}

// What is no plain file may be a terminal.
void send_text(int number, std::string_view text) {
  if (is_terminal(number))
    write_all(number, harmless(text));
  else
    write_all(number, text);
}

bool is_replaced(const fs::path& target) {
  const fs::file_status status = fs::status(target);
  return !fs::exists(status) || fs::is_regular_file(status);
}

// write(file) writes the text, and fill(file, held) does where it replaces another file.
template <class Write, class Fill>
void write_to(const std::string& path, Write write, Fill fill) try {
  const fs::path target = target_of(path);
  if (const auto number = descriptor_at(target)) return write(*number);
  if (is_replaced(target)) return replace(target, fill);
  Descriptor file = open_to_write(path, 0);
  write(file.number());
  if (!file.close()) throw_system_error();
} catch (const std::system_error& error) {
  fail(path, error.code());
}

}  // namespace

fs::path written_path(const std::string& path) try {
  return target_of(path);
} catch (const std::system_error&) {
  return path;
}

void write_file(const std::string& path, std::string_view text) {
  const auto write = [&](int file) { send_text(file, text); };
  write_to(path, write, [&](int file, const HeldSignals&) { write_all(file, text); });
}

void write_long_file(const std::string& path, const std::function<void(const WritePart&)>& make) {
  const auto write = [&](int file) { make([&](std::string_view part) { send_text(file, part); }); };
  const auto fill = [&](int file, const HeldSignals& held) {
    make([&](std::string_view part) {
      if (held.is_ending()) throw Ended();
      write_all(file, part);
    });
  };
  write_to(path, write, fill);
}

void check_writable(const std::string& path) try {
  const fs::path target = target_of(path);
  if (const auto number = descriptor_at(target)) return check_descriptor(*number);
  if (!is_replaced(target)) {
    if (fs::is_directory(target)) fail(path, std::make_error_code(std::errc::is_a_directory));
    return;
  }
  standing_at(target);
  const HeldSignals held;
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
