#include "endgame/work_log.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <span>
#include <string>
#include <system_error>

#include "base/file.hpp"
#include "endgame/bytes.hpp"
#include "endgame/table_format.hpp"

namespace minimax {

namespace {

constexpr std::uint64_t log_number = 0x316f'6c78'616d'696e;  // "nimaxlo1"
constexpr std::size_t block_bytes = std::size_t{1} << 20;

struct BlockHeader {
  static constexpr std::uint64_t mark_of_all = 0x6b63'6f6c'6278'616d;

  std::uint64_t mark = mark_of_all;
  std::uint64_t size = 0;
  std::uint64_t sum = 0;
};

std::uint64_t first_word(std::string_view bytes) noexcept {
  std::uint64_t word = 0;
  if (bytes.size() >= sizeof word) std::memcpy(&word, bytes.data(), sizeof word);
  return word;
}

}  // namespace

bool is_work_log(std::string_view bytes) noexcept {
  return first_word(bytes) == log_number;
}

WorkLog::WorkLog(const std::string& path) : path_(path) {
  open();
  if (flock(file_.number(), LOCK_EX | LOCK_NB) != 0)
    throw FileError(path_ + ": error: another process works on this table");
  std::array<char, sizeof log_number> begin;
  const std::string_view bytes(begin.data(), read_into(file_.number(), begin));
  if (bytes.empty()) {
    write_all(file_.number(), {reinterpret_cast<const char*>(&log_number), sizeof log_number});
  } else if (first_word(bytes) == TableHeader::magic_number) {
    throw FileError(path_ + ": error: the table is finished\n  Remove it to make it again.");
  } else if (!is_work_log(bytes)) {
    throw FileError(path_ + ": error: it is no endgame table, and is kept\n  Name another file.");
  }
  end_ = sizeof log_number;
}

void WorkLog::fail(const char* problem) const {
  throw FileError(path_, problem, {errno, std::generic_category()});
}

// What is no file, such as a pipe, is not waited for.
void WorkLog::open() {
  const std::string target = written_path(path_);
  constexpr int how = O_RDWR | O_CLOEXEC | O_NONBLOCK;
  file_ = Descriptor(::open(target.c_str(), how | O_CREAT | O_EXCL, 0666));
  is_new_ = file_.is_open();
  if (!is_new_ && errno == EEXIST) file_ = Descriptor(::open(target.c_str(), how));
  if (!file_.is_open()) fail("the file cannot be written");
  struct stat status;
  if (fstat(file_.number(), &status) != 0) fail("the file cannot be written");
  if (!S_ISREG(status.st_mode))
    throw FileError(path_ + ": error: it is no plain file\n  Name one that can keep the table.");
}

void WorkLog::each(const std::function<void(std::string_view record)>& read) {
  std::string block;
  for (end_ = sizeof log_number; const std::size_t size = read_block(end_, block); end_ += size) {
    ByteReader records(block);
    while (const auto record = records.text()) read(*record);
  }
  // Half a block.
  if (ftruncate(file_.number(), static_cast<off_t>(end_)) != 0) fail("the file cannot be written");
}

// How many bytes it has in the file; 0 at its end, and of one that was not written to its end,
// which is the last. Throws FileError where another one is damaged: what follows it is not thrown
// away.
std::size_t WorkLog::read_block(std::uint64_t at, std::string& block) {
  const off_t file_end = lseek(file_.number(), 0, SEEK_END);
  if (file_end < 0 || lseek(file_.number(), static_cast<off_t>(at), SEEK_SET) < 0)
    fail("cannot be read");
  const std::uint64_t left = static_cast<std::uint64_t>(file_end) - at;
  BlockHeader header;
  const std::span bytes(reinterpret_cast<char*>(&header), sizeof header);
  if (left < sizeof header || read_into(file_.number(), bytes) < sizeof header) return 0;
  const std::uint64_t rest = left - sizeof header;
  const bool is_header = header.mark == BlockHeader::mark_of_all;
  if (is_header && header.size > rest) return 0;
  block.resize(static_cast<std::size_t>(is_header ? header.size : 0));
  if (is_header && read_into(file_.number(), block) == block.size() &&
      checksum(block) == header.sum)
    return sizeof header + block.size();
  if (is_header && header.size == rest) return 0;
  throw FileError(path_ + ": error: the unfinished table is damaged at byte " + std::to_string(at) +
                  "\n  Remove it to begin anew.");
}

bool WorkLog::is_empty() const noexcept {
  return is_new_ && end_ == sizeof log_number;
}

void WorkLog::append(std::string_view record) {
  ByteWriter writer;
  writer.text(record);
  block_ += writer.bytes();
  if (block_.size() >= block_bytes) flush();
}

void WorkLog::flush() try {
  if (block_.empty()) return;
  BlockHeader header;
  header.size = block_.size();
  header.sum = checksum(block_);
  if (lseek(file_.number(), static_cast<off_t>(end_), SEEK_SET) < 0) fail("cannot be written");
  write_all(file_.number(), {reinterpret_cast<const char*>(&header), sizeof header});
  write_all(file_.number(), block_);
  if (fdatasync(file_.number()) != 0) throw_system_error();
  end_ += sizeof header + block_.size();
  block_.clear();
} catch (const std::system_error& error) {
  throw FileError(path_, "the file cannot be written", error.code());
}

}  // namespace minimax
