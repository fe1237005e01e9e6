#include "base/similar_names.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "base/digit.hpp"
#include "base/lower_case.hpp"
#include "base/utf8.hpp"
#include "base/width.hpp"

namespace minimax {

namespace {

struct Remainders {
  std::string_view a, b;
};

// What is left of two names without what they begin and end with in common, in whole characters.
Remainders remainders(std::string_view a, std::string_view b) noexcept {
  const std::size_t shorter = std::min(a.size(), b.size());
  std::size_t prefix = 0;
  while (prefix < shorter && a[prefix] == b[prefix]) ++prefix;
  const auto splits = [](std::string_view text, std::size_t at) {
    return at < text.size() && continues_character(text[at]);
  };
  while (prefix > 0 && (splits(a, prefix) || splits(b, prefix))) --prefix;
  std::size_t suffix = 0;
  while (suffix < shorter - prefix && a[a.size() - 1 - suffix] == b[b.size() - 1 - suffix])
    ++suffix;
  while (suffix > 0 && (splits(a, a.size() - suffix) || splits(b, b.size() - suffix))) --suffix;
  return {a.substr(prefix, a.size() - prefix - suffix),
          b.substr(prefix, b.size() - prefix - suffix)};
}

// Whether each text is the other one with its two characters exchanged.
bool are_exchanged(std::string_view a, std::string_view b) noexcept {
  if (a.size() != b.size() || width(a) != 2 || width(b) != 2) return false;
  std::size_t second = 1;
  while (second < a.size() && continues_character(a[second])) ++second;
  return a.substr(second) == b.substr(0, a.size() - second) &&
         a.substr(0, second) == b.substr(a.size() - second);
}

}  // namespace

std::optional<Slip> slip_between(std::string_view a, std::string_view b) {
  if (a == b) return Slip::kind;
  const auto are_one_letter = [](char x, char y) { return lower_case(x) == lower_case(y); };
  if (std::ranges::equal(a, b, are_one_letter)) return Slip::letter_case;
  const Remainders differ = remainders(a, b);
  const bool one_touched = width(differ.a) <= 1 && width(differ.b) <= 1;
  if (!one_touched && !are_exchanged(differ.a, differ.b)) return std::nullopt;
  if (one_touched && differ.a == a && differ.b == b) return std::nullopt;  // nothing in common
  const bool digits =
      std::ranges::all_of(differ.a, is_digit) && std::ranges::all_of(differ.b, is_digit);
  return digits ? Slip::digits : Slip::character;
}

std::string_view nearest_name(std::string_view name, std::span<const std::string_view> names) {
  std::string_view nearest;
  std::optional<Slip> least;
  for (const std::string_view each : names) {
    const std::optional<Slip> slip = slip_between(name, each);
    if (!slip || (least && *least <= *slip)) continue;
    nearest = each;
    least = slip;
  }
  if (least) return nearest;
  constexpr std::size_t shortest = 2;  // what is cut off shorter might be anything
  std::size_t cut_short = 0;
  for (const std::string_view each : names) {
    if (name.size() < shortest || !(each.starts_with(name) || name.starts_with(each))) continue;
    nearest = each;
    ++cut_short;
  }
  return cut_short == 1 ? nearest : std::string_view();
}

std::string meant(std::string_view nearest) {
  return nearest.empty() ? "" : "; did you mean " + std::string(nearest) + "?";
}

SlipIndex::SlipIndex(std::size_t names) : digits_(names <= most_with_digits) {
  constexpr std::size_t slots_per_name = 4;  // to begin with
  slots_.resize(std::bit_ceil(std::max<std::size_t>(names * slots_per_name, 64)));
}

void SlipIndex::add(std::string_view name) {
  keys_of(name);
  for (const std::uint32_t key : keys_) insert(key, names_);
  ++names_;
}

// A hash of the name in lower case, and one for each character of what is left without it.
void SlipIndex::keys_of(std::string_view name) {
  keys_.clear();
  if (name.size() > longest_name) return;
  constexpr std::uint64_t base = 0x9e37'79b9'7f4a'7c15;
  std::array<std::uint64_t, longest_name + 1> prefixes{};
  std::array<std::uint64_t, longest_name + 1> powers{};
  powers[0] = 1;
  for (std::size_t i = 0; i < name.size(); ++i) {
    prefixes[i + 1] = prefixes[i] * base + static_cast<unsigned char>(lower_case(name[i])) + 1;
    powers[i + 1] = powers[i] * base;
  }
  const auto finish = [](std::uint64_t hash) {
    hash = (hash ^ (hash >> 31)) * 0xbf58'476d'1ce4'e5b9;
    return static_cast<std::uint32_t>(hash >> 32);
  };
  const std::uint64_t whole = prefixes[name.size()];
  keys_.push_back(finish(whole));
  for (std::size_t begin = 0; begin < name.size();) {
    std::size_t end = begin + 1;
    while (end < name.size() && continues_character(name[end])) ++end;
    const std::uint64_t behind = powers[name.size() - end];
    if (digits_ || !is_digit(name[begin]))
      keys_.push_back(finish(prefixes[begin] * behind + (whole - prefixes[end] * behind)));
    begin = end;
  }
  // A doubled letter leaves the same whichever of the two is lost.
  std::ranges::sort(keys_);
  keys_.erase(std::unique(keys_.begin(), keys_.end()), keys_.end());
}

void SlipIndex::insert(std::uint32_t key, std::uint32_t name) {
  if (used_ * 4 >= slots_.size() * 3) grow();
  std::size_t same = 0;
  for (std::size_t slot = key & mask(); slots_[slot].name != empty; slot = (slot + 1) & mask()) {
    if (slots_[slot].key == key && ++same == most_per_key) return;
  }
  place({key, name});
  ++used_;
}

void SlipIndex::place(const Slot& filled) {
  std::size_t slot = filled.key & mask();
  while (slots_[slot].name != empty) slot = (slot + 1) & mask();
  slots_[slot] = filled;
}

void SlipIndex::grow() {
  std::vector<Slot> old(slots_.size() * 2);
  old.swap(slots_);
  for (const Slot& slot : old) {
    if (slot.name != empty) place(slot);
  }
}

}  // namespace minimax
