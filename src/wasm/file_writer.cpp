// There are no processes, and nothing that forbids this one to write.
#include "base/file_writer.hpp"

#include <filesystem>

#include "base/file.hpp"
#include "base/file_parts.hpp"
#include "base/long_file.hpp"

namespace minimax {

FileWriter::FileWriter(const std::string& path) : path_(path) {
  check_writable(path);
}

FileWriter::~FileWriter() = default;

void FileWriter::write(std::string_view text) {
  write_file(path_, text);
}

void FileWriter::copy(int descriptor, std::size_t size) {
  write_long_file(path_, [&](const WritePart& write) { for_each_part(descriptor, size, write); });
}

void FileWriter::remove() {
  std::filesystem::remove(written_path(path_));
}

}  // namespace minimax
