// Files that are read in parts.
#pragma once

#include <cerrno>
#include <cstddef>
#include <functional>
#include <string_view>
#include <system_error>

namespace minimax {

/// A file has fewer bytes than it had.
class FileEnded : public std::system_error {
 public:
  FileEnded() : std::system_error(EIO, std::generic_category()) {}
};

/// Calls use(part) with the first bytes of an open file, part by part, of which all but the last
/// have a mebibyte. Throws std::system_error, and FileEnded.
void for_each_part(int descriptor, std::size_t size,
                   const std::function<void(std::string_view part)>& use);

/// Reads bytes from a place on. Throws std::system_error, and FileEnded.
void read_at(int descriptor, std::size_t place, char* bytes, std::size_t size);

}  // namespace minimax
