#include "base/number_index.hpp"

#include <utility>

namespace minimax {

void NumberIndex::insert(std::size_t hash, std::uint32_t number) {
  if (used_ >= room_in(mask_ + 1)) resize(2 * (mask_ + 1));
  place({static_cast<std::uint32_t>(hash), number + 1});
  ++used_;
}

void NumberIndex::place(Slot slot) {
  std::size_t place = slot.hash & mask_;
  while (slots_[place].follower != empty) place = (place + 1) & mask_;
  slots_[place] = slot;
}

void NumberIndex::reserve(std::size_t numbers) {
  std::size_t size = mask_ + 1;
  while (room_in(size) < numbers) size *= 2;
  if (size > mask_ + 1) resize(size);
}

void NumberIndex::resize(std::size_t size) {
  const ZeroedArray<Slot> old = std::exchange(slots_, ZeroedArray<Slot>(size, Pages::huge));
  const std::size_t old_size = std::exchange(mask_, size - 1) + 1;
  for (std::size_t i = 0; i < old_size; ++i) {
    if (old[i].follower != empty) place(old[i]);
  }
}

}  // namespace minimax
