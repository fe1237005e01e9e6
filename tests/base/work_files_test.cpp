#include "base/work_files.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <filesystem>
#include <numeric>
#include <utility>
#include <vector>

#include "base/file.hpp"
#include "base/file_writer.hpp"
#include "base/memory.hpp"
#include "tests/base/temporary_folder.hpp"

namespace minimax {
namespace {

TEST_CASE("arrays in files hold what was put there and leave no file behind") {
  const TemporaryFolder folder;
  WorkFiles files((folder.path / "table").string(), 0, 0);
  auto numbers = files.array<std::uint32_t>();
  auto moved = std::move(numbers);
  for (std::uint32_t i = 0; i < 200'000; ++i) {
    files.look();
    moved.push_back(i);
    moved.push_back(moved.back());
  }
  REQUIRE(moved.size() == 400'000);
  for (std::uint32_t i = 0; i < 400'000; ++i) {
    files.look();
    REQUIRE(moved[i] == i / 2);
  }
  numbers = std::move(moved);
  CHECK(numbers.back() == 199'999);
  numbers.resize(400'002, 7);
  CHECK(numbers[400'001] == 7);
  numbers.assign(3, 5);
  CHECK(std::accumulate(numbers.begin(), numbers.end(), 0U) == 15);
  CHECK(folder.count() == 0);
}

TEST_CASE("files that are not used any more are used again") {
  const TemporaryFolder folder;
  WorkFiles files((folder.path / "table").string(), 0, 0);
  for (int i = 0; i < 1000; ++i) {
    auto numbers = files.array<int>();
    CHECK(numbers.empty());
    numbers.resize(10, i);
    CHECK(numbers.back() == i);
  }
  std::vector<WorkFiles::Array<int>> all;
  const auto take = [&] {
    for (int i = 0; i < 1000; ++i) all.push_back(files.array<int>());
  };
  CHECK_THROWS_AS(take(), FileError);
}

TEST_CASE("what is in files takes no more memory than it may") {
  const TemporaryFolder folder;
  constexpr std::size_t megabyte = std::size_t{1} << 20;
  const std::size_t before = resident_bytes();
  WorkFiles files((folder.path / "table").string(), before + 8 * megabyte, megabyte);
  auto numbers = files.array<std::uint64_t>();
  std::size_t most = 0;
  for (std::size_t i = 0; i < 8 * megabyte; ++i) {
    files.look();
    numbers.push_back(i);
    if (i % 1000 == 0) most = std::max(most, resident_bytes());
  }
  CHECK(most < before + 16 * megabyte);
  CHECK_FALSE(files.is_exceeded());
  std::uint64_t sum = 0;
  for (const std::uint64_t number : numbers) sum += number;
  CHECK(sum == 4 * megabyte * (8 * megabyte - 1));
}

TEST_CASE("there is no work beside a file whose folder is missing") {
  const TemporaryFolder folder;
  CHECK_THROWS_AS(WorkFiles((folder.path / "none" / "table").string(), 0, 0), FileError);
}

TEST_CASE("another process copies an array to a file") {
  const TemporaryFolder folder;
  const std::filesystem::path file = folder.path / "file";
  WorkFiles files(file.string(), 0, 0);
  FileWriter writer(file.string());
  auto characters = files.array<char>();
  for (int i = 0; i < 3'000'000; ++i) characters.push_back(static_cast<char>(i % 127));
  writer.copy(characters.descriptor(), characters.size());
  CHECK(text_in(file) == std::string(characters.begin(), characters.end()));
  CHECK_THROWS_AS(writer.copy(characters.descriptor(), std::size_t{1} << 30), FileError);
  CHECK(text_in(file).size() == characters.size());
}

}  // namespace
}  // namespace minimax
