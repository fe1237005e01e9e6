#include "base/number_index.hpp"

namespace minimax {

void NumberIndex::insert(std::size_t hash, std::uint32_t number) {
  if (used_ * 4 >= slots_.size() * 3) grow();
  place({static_cast<std::uint32_t>(hash), number});
  ++used_;
}

void NumberIndex::place(Slot slot) {
  const std::size_t mask = slots_.size() - 1;
  std::size_t place = slot.hash & mask;
  while (slots_[place].number != empty) place = (place + 1) & mask;
  slots_[place] = slot;
}

void NumberIndex::grow() {
  std::vector<Slot> old(slots_.empty() ? 64 : slots_.size() * 2);
  old.swap(slots_);
  for (const Slot& slot : old) {
    if (slot.number != empty) place(slot);
  }
}

}  // namespace minimax
