// The text of a file and the places in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/descriptor.hpp"
#include "base/file.hpp"
#include "base/zeroed_array.hpp"
#include "facts/fact.hpp"

namespace minimax {

/// A place in a text for people. Lines and columns count from 1, columns in code points.
struct Place {
  std::size_t line;
  std::size_t column;
};

/// What is expected of a file: text, or the machine code of a module.
enum class Content : std::uint8_t { text, module };

/// The bytes of a source, without the byte order mark of UTF-8. They stay where they are as long as
/// it lives, also when it is moved, and a zero byte that does not belong to them follows. Not safe
/// for concurrent use once something was released.
class Source {
 public:
  /// Reads a file as it is now: what happens to it later changes nothing of what is not released.
  /// Throws FileError where it is missing, a directory, unreadable, or begins as no such content.
  /// So many threads read; 0: as many as pay.
  static Source open(const std::string& path, Content content = Content::text,
                     unsigned threads = 0);
  /// Reads standard input to its end; its name is `-`. Throws FileError.
  static Source standard_input();
  static Source of_text(std::string name, std::string_view text);

  const std::string& name() const noexcept { return name_; }
  /// Of what was released, the file is read again. Throws FileError where it is not the same any
  /// more.
  std::string_view text() const {
    if (released_ > 0) restore();
    return text_;
  }

  /// Whether text() gives all of it: not where some was released and the file is another one now.
  /// Reads again as that does.
  bool is_there() const noexcept;

  /// Whether to release what is before the offset pays, of a large file: in steps.
  bool can_release(Offset offset) const noexcept;
  /// Nobody looks at what is before the offset until he asks text() again, or what calls it: its
  /// memory is the system's until then. Nothing happens where that does not pay.
  void release_before(Offset offset) const noexcept;

  /// Looks at the whole text before the offset: for messages only. Where the place of an earlier
  /// offset is known, at the text between.
  Place place(Offset offset) const { return place(offset, 0, {1, 1}); }
  Place place(Offset offset, Offset earlier, Place place_of_earlier) const;
  /// The line that holds the byte, without its end; of a long line only what is at most `reach`
  /// bytes away. Looks at no more than that.
  std::string_view line(Offset offset, std::size_t reach) const;

 private:
  Source(std::string name, std::size_t size);

  void skip_byte_order_mark() noexcept;
  std::size_t end_in_memory(Offset offset) const noexcept;
  void restore() const;

  /// Another one tells that the file was written.
  struct State {
    std::uint64_t size = 0;
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;

    bool operator==(const State&) const = default;
  };
  static State state_of(const Descriptor& file);

  std::string name_;
  mutable ZeroedArray<char> memory_;
  std::string_view text_;             // in the memory
  Descriptor file_;                   // of a large file, which can be read again
  State state_;                       // of the file before it was read
  mutable std::size_t released_ = 0;  // so many bytes of the memory are not there now
};

}  // namespace minimax
