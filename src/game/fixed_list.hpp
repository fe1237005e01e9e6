// A short list without memory of its own from the heap: for the successors of a position.
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace minimax {

/// At most `most` items, in themselves: to make one allocates nothing, and clears nothing. A
/// game whose positions have a bounded number of successors returns them so.
template <class T, std::size_t most>
class FixedList {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  using value_type = T;
  static constexpr std::size_t capacity = most;

  FixedList() noexcept {}
  FixedList(const FixedList& other) noexcept : size_(other.size_) {
    std::uninitialized_copy_n(other.items_, size_, items_);
  }
  FixedList& operator=(const FixedList& other) noexcept {
    if (this == &other) return *this;
    size_ = other.size_;
    std::uninitialized_copy_n(other.items_, size_, items_);
    return *this;
  }

  /// There must be room.
  void push_back(const T& item) noexcept {
    assert(size_ < most);
    std::construct_at(items_ + size_++, item);
  }

  std::size_t size() const noexcept { return size_; }
  bool empty() const noexcept { return size_ == 0; }
  const T* begin() const noexcept { return items_; }
  const T* end() const noexcept { return items_ + size_; }
  /// The index must be less than the size.
  const T& operator[](std::size_t index) const noexcept { return items_[index]; }

 private:
  std::size_t size_ = 0;
  union {
    T items_[most];  // only so many of them are there
  };
};

}  // namespace minimax
