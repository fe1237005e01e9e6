#include "base/file_writer.hpp"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <string>

#include "base/file.hpp"
#include "tests/base/temporary_folder.hpp"

namespace minimax {
namespace {

namespace fs = std::filesystem;

TEST_CASE("a file is written by a process that was made before") {
  const TemporaryFolder folder;
  const fs::path file = folder.path / "file";
  FileWriter writer(file.string());
  CHECK_FALSE(fs::exists(file));
  const std::string large(1'000'000, 'x');
  for (const std::string& text : {std::string("first"), large, std::string()}) {
    writer.write(text);
    CHECK(text_in(file) == text);
  }
}

TEST_CASE("a file that cannot be written is told before and after") {
  const TemporaryFolder folder;
  CHECK_THROWS_AS(FileWriter((folder.path / "none" / "file").string()), FileError);
  FileWriter writer((folder.path / "file").string());
  fs::remove_all(folder.path);
  CHECK_THROWS_AS(writer.write("text"), FileError);
  fs::create_directory(folder.path);
}

TEST_CASE("nothing is written for a process that is killed") {
  const TemporaryFolder folder;
  const fs::path file = folder.path / "file";
  const pid_t user = fork();
  if (user == 0) {
    FileWriter writer(file.string());
    raise(SIGKILL);
  }
  int status = 0;
  REQUIRE(waitpid(user, &status, 0) == user);
  CHECK(WIFSIGNALED(status));
  CHECK(folder.count() == 0);
}

}  // namespace
}  // namespace minimax
