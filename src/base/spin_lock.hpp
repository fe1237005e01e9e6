// A lock for some instructions.
#pragma once

#include <atomic>
#include <cstdint>

#include "base/helper_threads.hpp"

namespace minimax {

/// Takes two bytes, which are zeros where nobody has it. Who waits for it uses the processor.
class SpinLock {
 public:
  void lock() noexcept {
    while (is_held_.exchange(1, std::memory_order_acquire) != 0) {
      // Who has it may wait for a processor.
      for (int i = 0; is_held_.load(std::memory_order_relaxed) != 0; ++i) {
        if (i >= patience) give_way();
      }
    }
  }
  void unlock() noexcept { is_held_.store(0, std::memory_order_release); }

 private:
  static constexpr int patience = 100;

  std::atomic<std::uint16_t> is_held_;
};

/// In place of one where there is nobody else.
struct NoLock {
  void lock() const noexcept {}
  void unlock() const noexcept {}
};

/// Has the lock as long as it lives.
template <class Lock>
class Locked {
 public:
  explicit Locked(Lock& lock) noexcept : lock_(lock) { lock_.lock(); }
  Locked(const Locked&) = delete;
  Locked& operator=(const Locked&) = delete;
  ~Locked() { lock_.unlock(); }

 private:
  Lock& lock_;
};

}  // namespace minimax
