// Large memory that starts as zeros.
#pragma once

#include <cstddef>
#include <limits>
#include <memory>
#include <new>
#include <type_traits>

namespace minimax {

/// Huge pages spare the processor's address cache where memory is looked up all over; but the
/// system clears two megabytes where the first byte is touched.
enum class Pages { small, huge };

constexpr std::size_t huge_page = std::size_t{2} << 20;

/// Zeroed pages of the system, from a multiple of a huge one on where there is as much. Pages that
/// are never touched take no memory. Throws std::bad_alloc.
void* map_zeroed(std::size_t bytes, Pages pages);
void unmap_zeroed(void* memory, std::size_t bytes) noexcept;

/// An array whose elements are zero bytes at first.
template <class Element>
class ZeroedArray {
  static_assert(std::is_trivially_copyable_v<Element>);

 public:
  /// Without elements.
  ZeroedArray() = default;
  ZeroedArray(std::size_t size, Pages pages)
      : elements_(static_cast<Element*>(map_zeroed(bytes_of(size), pages)), Unmap{bytes_of(size)}) {
  }

  Element& operator[](std::size_t index) noexcept { return elements_[index]; }
  const Element& operator[](std::size_t index) const noexcept { return elements_[index]; }
  Element* begin() noexcept { return elements_.get(); }
  const Element* begin() const noexcept { return elements_.get(); }

 private:
  static std::size_t bytes_of(std::size_t size) {
    if (size > std::numeric_limits<std::size_t>::max() / sizeof(Element)) throw std::bad_alloc();
    return size * sizeof(Element);
  }
  struct Unmap {
    std::size_t bytes = 0;
    void operator()(Element* elements) const noexcept { unmap_zeroed(elements, bytes); }
  };
  std::unique_ptr<Element[], Unmap> elements_;
};

}  // namespace minimax
