// The text of a file and the places in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/file.hpp"
#include "base/zeroed_array.hpp"
#include "facts/fact.hpp"

namespace minimax {

/// A place in a text for people. Lines and columns count from 1, columns in code points.
struct Place {
  std::size_t line;
  std::size_t column;
};

/// The bytes of a source, without the byte order mark of UTF-8. They stay where they are as long as
/// it lives, also when it is moved, and a zero byte that does not belong to them follows.
class Source {
 public:
  /// Reads a file as it is now: what happens to it later changes nothing. Throws FileError where
  /// it is missing, a directory, unreadable.
  static Source open(const std::string& path);
  /// Reads standard input to its end; its name is `-`. Throws FileError.
  static Source standard_input();
  static Source of_text(std::string name, std::string_view text);

  const std::string& name() const noexcept { return name_; }
  std::string_view text() const noexcept { return text_; }

  /// Looks at the whole text before the offset: for messages only. Where the place of an earlier
  /// offset is known, at the text between.
  Place place(Offset offset) const noexcept { return place(offset, 0, {1, 1}); }
  Place place(Offset offset, Offset earlier, Place place_of_earlier) const noexcept;
  /// The line that holds the byte, without its end; of a long line only what is at most `reach`
  /// bytes away. Looks at no more than that.
  std::string_view line(Offset offset, std::size_t reach) const noexcept;

 private:
  Source(std::string name, std::size_t size);

  void skip_byte_order_mark() noexcept;

  std::string name_;
  ZeroedArray<char> memory_;
  std::string_view text_;  // in the memory
};

}  // namespace minimax
