// Where the large arrays of a computation lie.
#pragma once

#include <vector>

namespace minimax {

/// In memory. Another storage, such as WorkFiles, has arrays with the same functions of
/// std::vector, which it makes.
struct InMemory {
  template <class Element>
  using Array = std::vector<Element>;

  template <class Element>
  static Array<Element> array() {
    return {};
  }
  /// To be called for every few elements that are looked at.
  static void look() noexcept {}
};

}  // namespace minimax
