// Large memory that starts as zeros.
#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>

namespace minimax {

/// Zeroed pages of the system. Pages that are never touched take no memory. Throws
/// std::bad_alloc.
void* map_zeroed(std::size_t bytes);
void unmap_zeroed(void* memory, std::size_t bytes) noexcept;

/// An array whose elements are zero bytes at first. Where it is large the system is asked for huge
/// pages: a hash table that is looked up all over misses the processor's address cache else.
template <class Element>
class ZeroedArray {
  static_assert(std::is_trivially_copyable_v<Element>);

 public:
  explicit ZeroedArray(std::size_t size)
      : elements_(static_cast<Element*>(map_zeroed(size * sizeof(Element))),
                  Unmap{size * sizeof(Element)}) {}

  Element& operator[](std::size_t index) noexcept { return elements_[index]; }
  const Element& operator[](std::size_t index) const noexcept { return elements_[index]; }

 private:
  struct Unmap {
    std::size_t bytes;
    void operator()(Element* elements) const noexcept { unmap_zeroed(elements, bytes); }
  };
  std::unique_ptr<Element[], Unmap> elements_;
};

}  // namespace minimax
