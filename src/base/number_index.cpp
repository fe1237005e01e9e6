#include "base/number_index.hpp"

#include <utility>

namespace minimax {

void NumberIndex::insert(std::size_t hash, std::uint32_t number) {
  if (used_ * 4 >= (mask_ + 1) * 3) grow();
  place({static_cast<std::uint32_t>(hash), number + 1});
  ++used_;
}

void NumberIndex::place(Slot slot) {
  std::size_t place = slot.hash & mask_;
  while (slots_[place].follower != empty) place = (place + 1) & mask_;
  slots_[place] = slot;
}

void NumberIndex::grow() {
  const std::size_t old_size = mask_ + 1;
  const ZeroedArray<Slot> old = std::exchange(slots_, ZeroedArray<Slot>(2 * old_size, Pages::huge));
  mask_ = 2 * old_size - 1;
  for (std::size_t i = 0; i < old_size; ++i) {
    if (old[i].follower != empty) place(old[i]);
  }
}

}  // namespace minimax
