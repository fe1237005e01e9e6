#include "endgame/endgame_table.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <system_error>

#include "base/file.hpp"
#include "base/file_parts.hpp"
#include "endgame/bytes.hpp"
#include "endgame/work_log.hpp"

namespace minimax {

EndgameTable::EndgameTable(const std::string& path) : path_(path) {
  open();
  check_header();
  check_rest();
  read_texts();
}

bool EndgameTable::is_at(const std::string& path) const {
  struct stat status;
  return was_written_before_ && stat(path.c_str(), &status) == 0 && state_of(status) == state_;
}

void EndgameTable::fail(const std::string& problem, const std::string& advice) const {
  throw FileError(fmt::format("{}: error: {}\n  {}", path_, problem, advice));
}

void EndgameTable::fail_damaged() const {
  fail("the endgame table is damaged", "Make it again with `minimax tabulate`.");
}

EndgameTable::State EndgameTable::state_of(const struct stat& status) {
  return {.device = std::uint64_t{status.st_dev},
          .inode = std::uint64_t{status.st_ino},
          .size = std::int64_t{status.st_size},
          .times = {std::int64_t{status.st_mtim.tv_sec}, std::int64_t{status.st_mtim.tv_nsec},
                    std::int64_t{status.st_ctim.tv_sec}, std::int64_t{status.st_ctim.tv_nsec}}};
}

// What is no file, such as a pipe, is not waited for.
void EndgameTable::open() {
  file_ = Descriptor(::open(path_.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat status;
  if (!file_.is_open() || fstat(file_.number(), &status) != 0)
    throw FileError(path_, "cannot be opened", {errno, std::generic_category()});
  if (!S_ISREG(status.st_mode)) fail("it is no file", "Name one that `minimax tabulate` has made.");
  state_ = state_of(status);
  // The times of a file are those of a clock that ticks some hundred times a second.
  was_written_before_ = status.st_mtim.tv_sec + 2 <= std::time(nullptr);
  if (state_.size == 0) fail("it is empty", "Name one that `minimax tabulate` has made.");
}

void EndgameTable::read(std::size_t place, char* bytes, std::size_t size) const try {
  read_at(file_.number(), place, bytes, size);
} catch (const FileEnded&) {
  fail("the endgame table was cut while it was read", "Make it again with `minimax tabulate`.");
} catch (const std::system_error& error) {
  throw FileError(path_, "cannot be read", error.code());
}

// Nothing is believed before the checksum is right, and nothing but the size after it.
void EndgameTable::check_header() {
  std::string bytes(std::min(sizeof header_, static_cast<std::size_t>(state_.size)), '\0');
  read(0, bytes.data(), bytes.size());
  if (is_work_log(bytes))
    fail("the endgame table is not finished", "`minimax tabulate` goes on with it.");
  std::memcpy(&header_, bytes.data(), bytes.size());
  if (header_.magic != TableHeader::magic_number || bytes.size() < sizeof header_.magic)
    fail("it is no endgame table", "Name one that `minimax tabulate` has made.");
  if (bytes.size() < sizeof header_) fail_damaged();
  if (header_.version != TableHeader::current_version)
    fail(fmt::format("the endgame table is of version {}, and this minimax has version {}",
                     header_.version, TableHeader::current_version),
         "Make it again with `minimax tabulate`.");
  if (checksum(std::string_view(bytes).substr(0, offsetof(TableHeader, sum_of_header))) !=
      header_.sum_of_header)
    fail_damaged();
  // Nobody's numbers are so great that a sum of them would not be right.
  constexpr std::uint64_t most = std::uint64_t{1} << 48;
  if (header_.positions > most || header_.texts > most) fail_damaged();
  const std::uint64_t expected = sizeof header_ + header_.texts +
                                 header_.positions * (sizeof(PositionKey) + sizeof(TableEntry));
  if (static_cast<std::uint64_t>(state_.size) != expected)
    fail(fmt::format("the endgame table has {} bytes instead of {}", state_.size, expected),
         "It was not copied to its end, or make it again with `minimax tabulate`.");
}

// All that follows the header; notes the first keys of the blocks on the way.
void EndgameTable::check_rest() {
  constexpr std::size_t part_bytes = std::size_t{1} << 20;
  static_assert(part_bytes % (block * sizeof(PositionKey)) == 0);
  const std::size_t rest = static_cast<std::size_t>(state_.size) - sizeof header_;
  Checksum sum(rest);
  std::string part;
  std::size_t done = 0;
  do {
    part.resize(std::min(part_bytes, rest - done));
    read(sizeof header_ + done, part.data(), part.size());
    for (std::size_t at = 0; at < part.size(); at += block * sizeof(PositionKey)) {
      if (done + at >= size() * sizeof(PositionKey)) break;
      std::memcpy(&block_keys_.emplace_back(), part.data() + at, sizeof(PositionKey));
    }
    done += part.size();
    if (done < rest) sum.add(part);
  } while (done < rest);
  if (sum.of_rest(part) != header_.sum_of_rest) fail_damaged();
}

void EndgameTable::read_texts() {
  std::string bytes(static_cast<std::size_t>(header_.texts), '\0');
  read(place_of_entry(size()), bytes.data(), bytes.size());
  ByteReader reader(bytes);
  const auto text = [&] {
    const auto found = reader.text();
    if (!found) fail_damaged();
    return std::string(*found);
  };
  for (std::uint32_t i = 0; i < header_.values; ++i) values_.push_back(text());
  source_ = text();
  for (std::uint32_t i = 0; i < header_.roots; ++i) roots_.push_back(text());
  if (header_.draw >= header_.values) fail_damaged();
}

std::size_t EndgameTable::place_of_key(std::size_t index) const {
  return sizeof header_ + index * sizeof(PositionKey);
}
std::size_t EndgameTable::place_of_entry(std::size_t index) const {
  return place_of_key(size()) + index * sizeof(TableEntry);
}

std::optional<Worth<std::uint32_t>> EndgameTable::find(const PositionKey& key) const {
  const auto after = std::upper_bound(block_keys_.begin(), block_keys_.end(), key);
  if (after == block_keys_.begin()) return std::nullopt;
  const std::size_t first = static_cast<std::size_t>(after - block_keys_.begin() - 1) * block;
  std::array<PositionKey, block> keys;
  const std::size_t count = std::min(block, size() - first);
  read(place_of_key(first), reinterpret_cast<char*>(keys.data()), count * sizeof(PositionKey));
  const auto end = keys.begin() + static_cast<std::ptrdiff_t>(count);
  const auto found = std::lower_bound(keys.begin(), end, key);
  if (found == end || *found != key) return std::nullopt;
  TableEntry entry;
  read(place_of_entry(first + static_cast<std::size_t>(found - keys.begin())),
       reinterpret_cast<char*>(&entry), sizeof entry);
  if (entry.value >= header_.values) fail_damaged();
  return Worth<std::uint32_t>{entry.value, entry.distance};
}

}  // namespace minimax
