// What is known of all positions of a game, in a file.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/descriptor.hpp"
#include "endgame/position_key.hpp"
#include "endgame/table_format.hpp"
#include "search/common/position_graph.hpp"

struct stat;

namespace minimax {

/// What `minimax tabulate` makes. What is looked up is read from the file when it is asked for: of
/// many positions few take memory, and who cuts the file meanwhile does no harm.
class EndgameTable {
 public:
  /// Throws FileError where there is no such file, or it is no such table, unfinished, of another
  /// version, cut, or damaged.
  explicit EndgameTable(const std::string& path);

  const std::string& path() const noexcept { return path_; }
  /// Whether it is certainly what is at this path now: the very file, which nobody has written to.
  bool is_at(const std::string& path) const;
  std::size_t size() const noexcept { return static_cast<std::size_t>(header_.positions); }
  /// The value is the index of one of values(). Nothing where the position is not in it. Several
  /// threads may ask. Throws FileError where the file is cut, or cannot be read.
  std::optional<Worth<std::uint32_t>> find(const PositionKey& key) const;
  /// From the least to the greatest, as Prolog writes them.
  const std::vector<std::string>& values() const noexcept { return values_; }
  /// The index of the value of play without end.
  std::uint32_t draw() const noexcept { return header_.draw; }
  std::uint64_t fingerprint() const noexcept { return header_.fingerprint; }
  /// The file that the game came from, and the positions that it was worked out from.
  const std::string& source() const noexcept { return source_; }
  const std::vector<std::string>& roots() const noexcept { return roots_; }

 private:
  /// So many keys are read at a time, and the first of so many is in memory.
  static constexpr std::size_t block = 256;
  /// What changes where somebody writes to a file.
  struct State {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::int64_t size = 0;
    std::array<std::int64_t, 4> times = {};  // of its content and of itself, in s and ns

    bool operator==(const State&) const = default;
  };

  [[noreturn]] void fail(const std::string& problem, const std::string& advice) const;
  [[noreturn]] void fail_damaged() const;
  static State state_of(const struct stat& status);
  void open();
  void read(std::size_t place, char* bytes, std::size_t size) const;
  void check_header();
  void check_rest();
  void read_texts();
  std::size_t place_of_key(std::size_t index) const;
  std::size_t place_of_entry(std::size_t index) const;

  std::string path_;
  Descriptor file_;
  State state_;
  bool was_written_before_ = false;  // so long that who writes to it now gives it another time
  TableHeader header_;
  std::vector<PositionKey> block_keys_;  // the first one of each block
  std::vector<std::string> values_;
  std::string source_;
  std::vector<std::string> roots_;
};

}  // namespace minimax
