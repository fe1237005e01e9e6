// Files that are open.
#pragma once

#include <unistd.h>

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
  void close() noexcept {
    if (is_open()) ::close(number_);
    number_ = -1;
  }

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

}  // namespace minimax
