#include "base/number_index.hpp"

#include <utility>

namespace minimax {

bool NumberIndex::grow_if_full() {
  const bool is_full = used_ >= room_in(mask_ + 1);
  if (is_full) resize(2 * (mask_ + 1));
  return is_full;
}

void NumberIndex::place(std::uint32_t hash, std::uint32_t follower) {
  std::size_t place = hash & mask_;
  while (groups_[place].is_full()) place = (place + 1) & mask_;
  groups_[place].add(hash, follower);
}

void NumberIndex::reserve(std::size_t numbers) {
  std::size_t groups = mask_ + 1;
  while (room_in(groups) < numbers) groups *= 2;
  if (groups > mask_ + 1) resize(groups);
}

void NumberIndex::resize(std::size_t groups) {
  const ZeroedArray<Group> old = std::exchange(groups_, ZeroedArray<Group>(groups, Pages::huge));
  const std::size_t old_groups = std::exchange(mask_, groups - 1) + 1;
  for (std::size_t i = 0; i < old_groups; ++i) {
    for (unsigned k = 0; k < old[i].used(); ++k) place(old[i].hashes[k], old[i].followers[k]);
  }
}

}  // namespace minimax
