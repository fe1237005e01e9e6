// There are no processes, and nothing that forbids this one to write.
#include "base/file_writer.hpp"

#include "base/file.hpp"

namespace minimax {

FileWriter::FileWriter(const std::string& path) : path_(path) {
  check_writable(path);
}

FileWriter::~FileWriter() = default;

void FileWriter::write(std::string_view text) {
  write_file(path_, text);
}

}  // namespace minimax
