// Large memory that is used part by part.
#pragma once

#include <cstddef>
#include <memory>

namespace minimax {

/// Zeros at fixed addresses, of which a window is used that moves from the begin to the end. Memory
/// that the system gives anew is cleared, and may have to be found first, which takes longer than
/// to read a file into it: so that of what lies behind the window is put before it. All but the
/// constructor is safe for concurrent use, as far as nobody uses what another one releases.
class SlidingMemory {
 public:
  /// Throws std::bad_alloc. Memory that is never touched is none of the machine's.
  explicit SlidingMemory(std::size_t size);
  SlidingMemory(SlidingMemory&&) noexcept;
  SlidingMemory& operator=(SlidingMemory&&) noexcept;
  ~SlidingMemory();

  char* begin() const noexcept { return begin_; }

  /// From now on a window moves over it: what is in it may become zeros.
  void begin_window() const noexcept;
  /// The window will reach so far: to be called before something is written in it.
  void reach(std::size_t end) const noexcept;
  /// What is before `end` may become zeros. It is the system's where the window does not need it.
  void release(std::size_t end) const noexcept;
  /// From now on it is used as a whole; then release() begins at the begin again.
  void end_window() const noexcept;

 private:
  struct Window;

  std::unique_ptr<Window> window_;
  char* begin_;
};

}  // namespace minimax
