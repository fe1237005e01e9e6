#include "base/file.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <string>
#include <system_error>
#include <thread>

#include "base/descriptor.hpp"

namespace minimax {
namespace {

namespace fs = std::filesystem;

/// A folder that is removed with all that is in it when this is.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = fs::temp_directory_path() / "file_test_XXXXXX";
    REQUIRE(mkdtemp(name.data()));
    path = name;
  }
  ~TemporaryFolder() { fs::remove_all(path); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  auto count() const { return std::distance(fs::directory_iterator(path), {}); }

  fs::path path;
};

std::string text_in(const fs::path& path) {
  const Descriptor file(open(path.c_str(), O_RDONLY));
  REQUIRE(file.is_open());
  return read_all(file.number());
}

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
  fs::create_symlink("loop", folder.path / "loop");
  CHECK(writing_problem(folder.path / "loop") ==
        (folder.path / "loop").string() +
            ": error: the file cannot be written: Too many levels of symbolic links");
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
