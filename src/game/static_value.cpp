#include "game/static_value.hpp"

namespace minimax {

std::weak_ordering StaticValue::compare_large(const StaticValue& a, const StaticValue& b) {
  const std::partial_ordering order = compare(a.number(), b.number());
  return order < 0   ? std::weak_ordering::less
         : order > 0 ? std::weak_ordering::greater
                     : a.side_ <=> b.side_;
}

}  // namespace minimax
