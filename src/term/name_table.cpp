#include "term/name_table.hpp"

#include <stdexcept>

namespace minimax {

namespace {

constexpr std::uint32_t longest_name = 0xff'ffff;

}  // namespace

NameTable::NameTable() : slots_(1024, Pages::huge), mask_(1023), unused_bits_(22) {}

std::size_t NameTable::place_of_long(std::string_view text, NameHash hash) const noexcept {
  for (std::size_t place = home(hash);; place = (place + 1) & mask_) {
    const Slot& slot = slots_[place];
    const std::uint8_t mark = slot.key().mark();
    if (mark == empty || (mark == long_name && this->text(slot) == text)) return place;
  }
}

NameTable::Key NameTable::store_long(std::string_view text) {
  if (text.size() > longest_name) throw std::length_error("an atom is longer than 16 MB");
  const Key key{long_texts_.size(),
                static_cast<std::uint32_t>(text.size()) | std::uint32_t{long_name} << 24};
  long_texts_ += text;
  return key;
}

std::string_view NameTable::text(const Slot& slot) const noexcept {
  const std::uint8_t mark = slot.key().mark();
  if (mark != long_name) return {reinterpret_cast<const char*>(&slot), std::size_t{mark} - 1};
  return std::string_view(long_texts_)
      .substr(static_cast<std::size_t>(slot.low), slot.high & longest_name);
}

}  // namespace minimax
