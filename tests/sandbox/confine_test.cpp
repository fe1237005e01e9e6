#include "sandbox/confine.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <string>
#include <vector>

#include "base/descriptor.hpp"
#include "base/file.hpp"
#include "tests/base/temporary_folder.hpp"

namespace minimax::sandbox {
namespace {

/// What a process tries, and whether the system has refused it.
struct Attempt {
  std::string name;
  bool (*is_refused)(const char* file, int other_end);
};

// As not permitted, or as something that is not there.
bool is_refusal(long result) {
  return result < 0 && (errno == EPERM || errno == EACCES || errno == ENOSYS);
}

// `file` is one that the process may write, `other_end` a pipe, which is no terminal.
const std::vector<Attempt>& attempts() {
  static const std::vector<Attempt> all = {
      {"write", [](const char* file, int) { return is_refusal(open(file, O_WRONLY)); }},
      {"update", [](const char* file, int) { return is_refusal(open(file, O_RDWR)); }},
      {"create", [](const char* file, int) { return is_refusal(open(file, O_CREAT, 0600)); }},
      {"truncate", [](const char* file, int) { return is_refusal(open(file, O_TRUNC)); }},
      {"openat2",
       [](const char* file, int) {
         const std::uint64_t how[3] = {O_WRONLY, 0, 0};
         return is_refusal(syscall(SYS_openat2, AT_FDCWD, file, how, sizeof how));
       }},
      {"chmod", [](const char* file, int) { return is_refusal(chmod(file, 0600)); }},
      {"fork",
       [](const char*, int) {
         const pid_t child = fork();
         if (child == 0) _exit(0);
         return is_refusal(child);
       }},
      // What it becomes tells as it ends that nothing was refused.
      {"execute",
       [](const char*, int) { return is_refusal(execl("/bin/false", "false", nullptr)); }},
      {"signal to others", [](const char*, int) { return is_refusal(kill(getppid(), 0)); }},
      {"signal to itself", [](const char*, int) { return is_refusal(kill(getpid(), 0)); }},
      {"socket", [](const char*, int) { return is_refusal(socket(AF_UNIX, SOCK_STREAM, 0)); }},
      {"type", [](const char*, int end) { return is_refusal(ioctl(end, TIOCSTI, "x")); }},
      {"type by a wider request",
       [](const char*, int end) {
         return is_refusal(syscall(SYS_ioctl, end, TIOCSTI | (1UL << 32), "x"));
       }},
      // Not all kernels have these.
      {"fchmodat2",
       [](const char* file, int) { return is_refusal(syscall(452, AT_FDCWD, file, 0600, 0)); }},
      {"file_setattr",
       [](const char* file, int) { return is_refusal(syscall(469, AT_FDCWD, file, "", 0, 0)); }},
  };
  return all;
}

bool is_refused(const Attempt& attempt, const std::string& file, int end, bool is_confined) {
  const pid_t child = fork();
  if (child == 0) {
    if (is_confined && !confine_to_reading().has(Layer::system_calls)) _exit(2);
    if (open(file.c_str(), O_RDONLY) < 0) _exit(3);
    errno = 0;
    const bool refused = attempt.is_refused(file.c_str(), end);
    if (!is_confined && errno == ENOSYS) _exit(4);
    _exit(refused ? 0 : 1);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  REQUIRE(WIFEXITED(status));
  REQUIRE(WEXITSTATUS(status) != 2);
  REQUIRE(WEXITSTATUS(status) != 3);
  return WEXITSTATUS(status) == 0;
}

TEST_CASE("a process that is confined to reading can read and nothing else") {
  const TemporaryFolder folder;
  const std::string file = folder.path / "file";
  write_file(file, "text");
  const Pipe pipe = open_pipe();
  for (const Attempt& attempt : attempts()) {
    CAPTURE(attempt.name);
    CHECK_FALSE(is_refused(attempt, file, pipe.reading.number(), false));
    CHECK(is_refused(attempt, file, pipe.reading.number(), true));
  }
}

/// What would put another descriptor where `kept` is.
const std::vector<Attempt>& replacements() {
  static const std::vector<Attempt> all = {
      {"close", [](const char*, int kept) { return is_refusal(close(kept)); }},
      {"dup2", [](const char*, int kept) { return is_refusal(dup2(0, kept)); }},
      {"dup3", [](const char*, int kept) { return is_refusal(dup3(0, kept, O_CLOEXEC)); }},
      {"close_range",
       [](const char*, int kept) {
         return is_refusal(close_range(static_cast<unsigned>(kept), ~0U, 0));
       }},
      {"close_range from before it",
       [](const char*, int kept) {
         return is_refusal(close_range(static_cast<unsigned>(kept) - 1, ~0U, 0));
       }},
  };
  return all;
}

TEST_CASE("where the answers of a process go cannot be changed and all else can") {
  for (const Attempt& attempt : replacements()) {
    CAPTURE(attempt.name);
    const auto status_of = [&](std::optional<int> kept, int tried) {
      const pid_t child = fork();
      if (child == 0) {
        for (int descriptor = 10; descriptor <= 20; descriptor += 10) dup2(0, descriptor);
        if (!renounce_privileges() || !limit_system_calls(kept)) _exit(2);
        _exit(attempt.is_refused("", tried) ? 1 : 0);
      }
      int status = 0;
      REQUIRE(waitpid(child, &status, 0) == child);
      REQUIRE(WIFEXITED(status));
      return WEXITSTATUS(status);
    };
    CHECK(status_of({}, 10) == 0);
    CHECK(status_of(10, 10) == 1);
    CHECK(status_of(10, 20) == 0);
  }
}

}  // namespace
}  // namespace minimax::sandbox
