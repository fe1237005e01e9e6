// Files that are open.
#pragma once

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace minimax {

/// A file descriptor, which is closed at the end; -1 where there is none.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(long number) noexcept : number_(static_cast<int>(number)) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor() { close(); }

  int number() const noexcept { return number_; }
  bool is_open() const noexcept { return number_ >= 0; }
  /// Whether nothing was lost, and else errno: some file systems tell only here that there was no
  /// room.
  bool close() noexcept { return !is_open() || ::close(std::exchange(number_, -1)) == 0; }

 private:
  int number_ = -1;
};

/// Both ends; none where there are no pipes left.
struct Pipe {
  Descriptor reading;
  Descriptor writing;
};

/// Programs that are started do not get it.
Pipe open_pipe() noexcept;

/// Reads until the memory is full or there is no more; tells how much was read. Like those below it
/// goes on where a signal interrupts it, and throws std::system_error.
std::size_t read_into(int descriptor, std::span<char> memory);
/// Likewise, from a place of a file on.
std::size_t read_into(int descriptor, std::span<char> memory, std::uint64_t place);
/// Reads to the end.
std::string read_all(int descriptor);
void write_all(int descriptor, std::string_view bytes);

/// Sends a message through a pipe to one who calls receive().
void send(int descriptor, std::string_view message);
/// Nothing at the end of the input, also in the middle of a message.
std::optional<std::string> receive(int descriptor);

/// What a call of the system has just failed with, by errno.
[[noreturn]] void throw_system_error();

}  // namespace minimax
