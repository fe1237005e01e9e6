// A vector that may be very large.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <type_traits>
#include <utility>

#include "base/zeroed_array.hpp"

namespace minimax {

/// Elements that zero bytes are one of, in huge pages where the system gives them. It never
/// shrinks. To make room and to be destroyed takes no time for each element, which it does for a
/// std::vector whose allocator is not the usual one.
template <class Element>
class LargeVector {
  static_assert(std::is_trivially_copyable_v<Element>);

 public:
  LargeVector() = default;
  LargeVector(LargeVector&& other) noexcept
      : elements_(std::exchange(other.elements_, ZeroedArray<Element>())),
        room_(std::exchange(other.room_, 0)),
        size_(std::exchange(other.size_, 0)) {}
  LargeVector& operator=(LargeVector&& other) noexcept {
    std::swap(elements_, other.elements_);
    std::swap(room_, other.room_);
    std::swap(size_, other.size_);
    return *this;
  }

  std::size_t size() const noexcept { return size_; }
  bool empty() const noexcept { return size_ == 0; }
  /// So many elements have room where they are.
  std::size_t room() const noexcept { return room_; }
  Element& operator[](std::size_t index) noexcept { return elements_[index]; }
  const Element& operator[](std::size_t index) const noexcept { return elements_[index]; }
  Element* begin() noexcept { return elements_.begin(); }
  Element* end() noexcept { return begin() + size_; }
  const Element* begin() const noexcept { return elements_.begin(); }
  const Element* end() const noexcept { return begin() + size_; }
  const Element* data() const noexcept { return begin(); }

  /// Makes room, which takes no memory before it is used. Throws std::bad_alloc, as all below.
  void reserve(std::size_t elements) {
    if (elements > room_) move_to_room(elements);
  }
  /// Those that are new are zeros; not to fewer. They are written: a page that is read before it is
  /// written is given twice, and the second time all threads of the process are interrupted.
  void grow_to(std::size_t size) {
    make_room(size);
    std::fill(end(), begin() + size, Element{});
    size_ = size;
  }
  void push_back(const Element& element) {
    const Element copy = element;  // it may lie here
    make_room(size_ + 1);
    elements_[size_++] = copy;
  }
  /// The elements must not lie here.
  void append(std::span<const Element> elements) {
    make_room(size_ + elements.size());
    std::ranges::copy(elements, end());
    size_ += elements.size();
  }

 private:
  static constexpr std::size_t least_room = 16;

  void make_room(std::size_t elements) {
    if (elements > room_) move_to_room(std::max({elements, 2 * room_, least_room}));
  }
  void move_to_room(std::size_t elements) {
    ZeroedArray<Element> larger(elements, Pages::huge);
    std::copy(begin(), end(), larger.begin());
    elements_ = std::move(larger);
    room_ = elements;
  }

  ZeroedArray<Element> elements_;
  std::size_t room_ = 0;
  std::size_t size_ = 0;
};

}  // namespace minimax
