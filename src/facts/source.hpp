// The text of a file and the places in it.
#pragma once

#include <sys/stat.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/descriptor.hpp"
#include "base/file.hpp"
#include "base/sliding_memory.hpp"
#include "facts/fact.hpp"
#include "facts/text_fetcher.hpp"

namespace minimax {

/// A place in a text for people. Lines and columns count from 1, columns in code points.
struct Place {
  std::size_t line;
  std::size_t column;
};

/// What is expected of a file: text, or the machine code of a module.
enum class Content : std::uint8_t { text, module };

/// The bytes of a source, without the byte order mark of UTF-8. They stay where they are as long as
/// it lives, also when it is moved, and a zero byte that does not belong to them follows. A large
/// file is read when its text is asked for, and so it may come and go part by part. Not safe for
/// concurrent use where the text is not whole, but for fetch().
class Source final : public TextFetcher {
 public:
  /// What happens to the file later changes nothing of the text, but is an error where that is not
  /// whole. Throws FileError where the file is missing, a directory, unreadable, or begins as no
  /// such content. Of fewer bytes than `large` it is read as a whole at once.
  static Source open(const std::string& path, Content content = Content::text,
                     std::size_t large = std::size_t{4} << 20);
  /// Reads standard input to its end; its name is `-`. Throws FileError.
  static Source standard_input();
  static Source of_text(std::string name, std::string_view text);

  const std::string& name() const noexcept { return name_; }
  /// Whole, for which the file may be read again. Throws FileError where it is not the same any
  /// more.
  std::string_view text() const {
    fetch_all();
    return text_;
  }
  /// Whether text() gives it: not where the file is another one now. Reads it as that does.
  bool is_there() const noexcept;

  /// Where the text is or will be: for who fetches what he looks at.
  std::string_view room() const noexcept { return text_; }
  /// Whether it is there as a whole.
  bool is_whole() const noexcept override { return is_whole_; }
  void fetch(std::size_t begin, std::size_t end) const override;
  void fetch_all() const override {
    if (!is_whole_) read_whole();
  }
  /// From now on the text is fetched, as far as it is not whole, and released from its begin on, by
  /// one who looks at it alone.
  void begin_fetching() const noexcept;
  /// That is over: nobody looks at it until he asks text() again. Throws FileError where the file
  /// was changed since it was opened, and the text is not whole: it may be parts of two files.
  void end_fetching() const;

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
  void read_whole() const;
  void check_state() const;

  /// Another one tells that the file was written.
  struct State {
    std::uint64_t size = 0;
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;

    bool operator==(const State&) const = default;
  };
  static State state_of(const struct ::stat& status) noexcept;

  std::string name_;
  SlidingMemory memory_;
  std::string_view text_;  // in the memory
  Descriptor file_;        // of a large file, which can be read again
  State state_;            // of the file before it was read
  mutable bool is_whole_ = true;
  mutable std::size_t released_ = 0;  // so many bytes of the memory are not there now
};

}  // namespace minimax
