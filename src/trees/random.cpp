#include "trees/random.hpp"

#include <limits>

#include "base/hash.hpp"

namespace minimax {

namespace {

// SplitMix64 (Steele, Lea and Flood, 2014).
std::uint64_t mixed(std::uint64_t number) {
  number += 0x9e3779b97f4a7c15U;
  number = (number ^ (number >> 30U)) * 0xbf58476d1ce4e5b9U;
  number = (number ^ (number >> 27U)) * 0x94d049bb133111ebU;
  return number ^ (number >> 31U);
}

}  // namespace

std::int64_t RandomNumbers::between(std::int64_t least, std::int64_t most) {
  const auto from = static_cast<std::uint64_t>(least);
  const std::uint64_t width = static_cast<std::uint64_t>(most) - from;
  const bool is_all = width == std::numeric_limits<std::uint64_t>::max();
  return static_cast<std::int64_t>(from + (is_all ? engine_() : below(width + 1)));
}

std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number) {
  return mixed(mixed(seed) ^ number);
}

std::uint64_t seed_of(std::uint64_t seed, std::string_view text) {
  return seed_of(seed, hash_of(text));
}

}  // namespace minimax
