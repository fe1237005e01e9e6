#include "base/long_file.hpp"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>
#include <string>

#include "base/file.hpp"
#include "tests/base/temporary_folder.hpp"

namespace minimax {
namespace {

/// Writes such a file in a process of its own, which sends itself that signal on the way. Gives
/// what has become of the process.
int status_of_writer(const std::string& path, int signal, bool is_ignored) {
  const pid_t process = fork();
  REQUIRE(process >= 0);
  if (process == 0) {
    std::signal(signal, is_ignored ? SIG_IGN : SIG_DFL);
    write_long_file(path, [&](const WritePart& write) {
      write("new");
      std::raise(signal);
      write("er");
    });
    _exit(0);
  }
  int status = 0;
  REQUIRE(waitpid(process, &status, 0) == process);
  return status;
}

TEST_CASE("a long file takes the place of the one before when it is complete") {
  const TemporaryFolder folder;
  const std::string path = folder.path / "file";
  write_file(path, "old");
  write_long_file(path, [&](const WritePart& write) {
    write("new");
    CHECK(text_in(path) == "old");
    write("er");
  });
  CHECK(text_in(path) == "newer");
  CHECK(folder.count() == 1);
}

TEST_CASE("a long file that cannot be made leaves the one before") {
  const TemporaryFolder folder;
  const std::string path = folder.path / "file";
  write_file(path, "old");
  const auto make = [](const WritePart& write) {
    write("new");
    throw std::logic_error("no more");
  };
  CHECK_THROWS_WITH_AS(write_long_file(path, make), "no more", std::logic_error);
  CHECK(text_in(path) == "old");
  CHECK(folder.count() == 1);
}

TEST_CASE(
    "a signal that ends the command leaves the file before a long one and nothing beside it") {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const TemporaryFolder folder;
    const std::string path = folder.path / "file";
    write_file(path, "old");
    const int status = status_of_writer(path, signal, false);
    REQUIRE(WIFSIGNALED(status));
    CHECK(WTERMSIG(status) == signal);
    CHECK(text_in(path) == "old");
    CHECK(folder.count() == 1);
  }
}

TEST_CASE("a signal that is ignored does not end a long file") {
  const TemporaryFolder folder;
  const std::string path = folder.path / "file";
  CHECK(status_of_writer(path, SIGHUP, true) == 0);
  CHECK(text_in(path) == "newer");
}

TEST_CASE("a full disk is told of a long file") {
  const auto make = [](const WritePart& write) {
    for (int i = 0; i < 100; ++i) write(std::string(1U << 16U, 'x'));
  };
  CHECK_THROWS_AS(write_long_file("/dev/full", make), FileError);
  const TemporaryFolder folder;
  CHECK_THROWS_AS(write_long_file(folder.path / "none" / "file", make), FileError);
}

}  // namespace
}  // namespace minimax
