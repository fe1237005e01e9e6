// Files for a test.
#pragma once

#include <doctest/doctest.h>
#include <fcntl.h>
#include <stdlib.h>

#include <filesystem>
#include <iterator>
#include <string>

#include "base/descriptor.hpp"

namespace minimax {

/// A folder that is removed with all that is in it when this is.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = std::filesystem::temp_directory_path() / "minimax_test_XXXXXX";
    REQUIRE(mkdtemp(name.data()));
    path = name;
  }
  ~TemporaryFolder() { std::filesystem::remove_all(path); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  auto count() const { return std::distance(std::filesystem::directory_iterator(path), {}); }

  std::filesystem::path path;
};

inline std::string text_in(const std::filesystem::path& path) {
  const Descriptor file(open(path.c_str(), O_RDONLY));
  REQUIRE(file.is_open());
  return read_all(file.number());
}

}  // namespace minimax
