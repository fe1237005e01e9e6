// How an endgame table is written.
#pragma once

#include <cstdint>

#include "endgame/position_key.hpp"

namespace minimax {

/// The file begins with this; then, of all positions in the order of their keys, the keys, and what
/// they are worth; then texts: the values from the least to the greatest, where the game comes
/// from, and the positions that the table was worked out from, each after its length. Numbers are
/// those of a machine that has the least byte first.
struct TableHeader {
  static constexpr std::uint64_t magic_number = 0x3162'7478'616d'696e;  // "nimaxtb1"
  static constexpr std::uint32_t current_version = 1;

  std::uint64_t magic = magic_number;
  std::uint32_t version = current_version;
  std::uint32_t values = 0;  ///< how many there are
  std::uint64_t positions = 0;
  std::uint64_t texts = 0;          ///< their bytes
  std::uint64_t fingerprint = 0;    ///< of the game: see Fingerprint
  std::uint32_t draw = 0;           ///< which value play without end has
  std::uint32_t roots = 0;          ///< how many positions it was worked out from
  std::uint64_t sum_of_rest = 0;    ///< checksum() of what follows this header
  std::uint64_t sum_of_header = 0;  ///< that of what stands before this
};
static_assert(sizeof(TableHeader) == 64);

/// Which of the values a position has, counted from 0, and in how many plies.
struct TableEntry {
  std::uint32_t value = 0;
  std::uint32_t distance = 0;
};
static_assert(sizeof(PositionKey) == 16 && sizeof(TableEntry) == 8);

}  // namespace minimax
