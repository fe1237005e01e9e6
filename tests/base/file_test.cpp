#include "base/file.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <system_error>
#include <thread>

#include "base/descriptor.hpp"
#include "tests/base/temporary_folder.hpp"
#include "tests/base/watched_terminal.hpp"

namespace minimax {
namespace {

namespace fs = std::filesystem;

// A user who is not root.
constexpr uid_t nobody = 65534;

std::string writing_problem(const std::string& path) {
  try {
    check_writable(path);
    return "";
  } catch (const FileError& error) {
    CHECK_THROWS_WITH_AS(write_file(path, "x"), error.what(), FileError);
    return error.what();
  }
}

TEST_CASE("a file that is written takes the place of the one before") {
  const TemporaryFolder folder;
  const std::string path = folder.path / "file";
  write_file(path, "one");
  CHECK(text_in(path) == "one");
  const Descriptor before(open(path.c_str(), O_RDONLY));
  write_file(path, "two");
  CHECK(text_in(path) == "two");
  CHECK(read_all(before.number()) == "one");
  CHECK(folder.count() == 1);
}

TEST_CASE("a link to a file that is written stays") {
  const TemporaryFolder folder;
  fs::create_symlink("file", folder.path / "link");
  for (const std::string text : {"one", "two"}) {
    write_file(folder.path / "link", text);
    CHECK(fs::is_symlink(folder.path / "link"));
    CHECK(text_in(folder.path / "file") == text);
  }
}

TEST_CASE("a terminal that is written like a file is controlled by nothing") {
  WatchedTerminal terminal;
  write_file(terminal.path(), "a\x1b[2Jb");
  write_file("/dev/fd/" + std::to_string(terminal.screen()), "c\x9b");
  terminal.expect("a\\x1b\\[2Jbc\\x9b\\");
}

TEST_CASE("a link that leads in circles is no file") {
  const TemporaryFolder folder;
  const std::string loop = folder.path / "loop";
  // The second one leaves the loop where the system looks, since there is no such folder.
  for (const char* const target : {"loop", "no_such_folder/../loop"}) {
    fs::create_symlink(target, loop);
    CHECK(writing_problem(loop) ==
          loop + ": error: the file cannot be written: Too many levels of symbolic links");
    fs::remove(loop);
  }
}

TEST_CASE("what is no plain file is written as it is") {
  const TemporaryFolder folder;
  const std::string path = folder.path / "pipe";
  REQUIRE(mkfifo(path.c_str(), 0600) == 0);
  const std::string text(300'000, 'x');
  std::string read;
  std::jthread reader([&] { read = text_in(path); });
  check_writable(path);
  write_file(path, text);
  reader.join();
  CHECK(read == text);
  CHECK(fs::is_fifo(path));
}

TEST_CASE("a file that is written keeps its rights and its owner") {
  const TemporaryFolder folder;
  const std::string path = folder.path / "file";
  write_file(path, "one");
  const bool is_given_away = chown(path.c_str(), nobody, nobody) == 0;
  for (const mode_t mode : {0600U, 0660U, 0777U}) {
    REQUIRE(chmod(path.c_str(), mode) == 0);
    write_file(path, "two");
    struct stat file;
    REQUIRE(stat(path.c_str(), &file) == 0);
    CHECK((file.st_mode & 07777U) == mode);
    CHECK(file.st_uid == (is_given_away ? nobody : geteuid()));
    CHECK(file.st_gid == (is_given_away ? nobody : getegid()));
  }
}

TEST_CASE("a file that is for reading alone is not replaced") {
  const TemporaryFolder folder;
  const std::string path = folder.path / "file";
  write_file(path, "one");
  REQUIRE(chmod(path.c_str(), 0444) == 0);
  REQUIRE(chmod(folder.path.c_str(), 0777) == 0);
  const std::string expected = path + ": error: the file cannot be written: Permission denied";
  // Nothing is forbidden to root.
  const pid_t user = fork();
  if (user == 0) {
    if (geteuid() == 0 && setuid(nobody) != 0) _exit(2);
    _exit(writing_problem(path) == expected ? 0 : 1);
  }
  int status = 0;
  REQUIRE(waitpid(user, &status, 0) == user);
  CHECK(status == 0);
  CHECK(text_in(path) == "one");
}

TEST_CASE("what is open is written where it stands") {
  const TemporaryFolder folder;
  const std::string file = folder.path / "file";
  write_file(file, "one ");
  const Descriptor open_file(open(file.c_str(), O_WRONLY | O_APPEND));
  const std::string name = "/dev/fd/" + std::to_string(open_file.number());
  fs::create_symlink(name, folder.path / "link");
  for (const std::string& path : {name, (folder.path / "link").string()}) {
    check_writable(path);
    write_file(path, "two ");
  }
  CHECK(text_in(file) == "one two two ");
  const Descriptor to_read(open(file.c_str(), O_RDONLY));
  const std::string read_name = "/dev/fd/" + std::to_string(to_read.number());
  CHECK(writing_problem(read_name) ==
        read_name + ": error: the file cannot be written: Bad file descriptor");
}

TEST_CASE("a file that cannot be written is named with the reason") {
  const TemporaryFolder folder;
  const std::string path = folder.path;
  CHECK(writing_problem(path) == path + ": error: the file cannot be written: Is a directory");
  CHECK(writing_problem(path + "/none/file") ==
        path + "/none/file: error: the file cannot be written: No such file or directory");
  CHECK(writing_problem(path + "/file") == "");
  CHECK(folder.count() == 0);
}

TEST_CASE("folders are made with those they lie in") {
  const TemporaryFolder folder;
  make_folder(folder.path / "a" / "b");
  make_folder(folder.path / "a" / "b");
  CHECK(fs::is_directory(folder.path / "a" / "b"));
  write_file(folder.path / "file", "");
  const std::string inside = folder.path / "file" / "c";
  CHECK_THROWS_WITH_AS(make_folder(inside),
                       (inside + ": error: the folder cannot be made: Not a directory").c_str(),
                       FileError);
}

TEST_CASE("memory is filled as far as there is something to read") {
  const TemporaryFolder folder;
  write_file(folder.path / "file", "12345");
  const Descriptor file(open((folder.path / "file").c_str(), O_RDONLY));
  std::string memory(3, '\0');
  CHECK(read_into(file.number(), memory) == 3);
  CHECK(memory == "123");
  CHECK(read_into(file.number(), memory) == 2);
  CHECK(memory == "453");
  CHECK(read_into(file.number(), memory) == 0);
}

TEST_CASE("what the system refuses is an error of it") {
  CHECK_THROWS_AS(read_all(-1), std::system_error);
  CHECK_THROWS_AS(write_all(-1, "x"), std::system_error);
  Descriptor full(open("/dev/full", O_WRONLY));
  REQUIRE(full.is_open());
  CHECK_THROWS_AS(write_all(full.number(), "x"), std::system_error);
  CHECK(full.close());
  CHECK_FALSE(full.is_open());
}

}  // namespace
}  // namespace minimax
