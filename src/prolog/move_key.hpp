// What a move does to a position.
#pragma once

#include <cstdint>
#include <span>

namespace minimax::prolog {

/// A number for the difference between two positions, as the rows that a PositionTable keeps: moves
/// that put the same in the same places have the same one. Of large integers, which mostly are sets
/// of bits, the bits that change count.
std::uint64_t move_key(std::span<const std::uint64_t> before, std::span<const std::uint64_t> after);

}  // namespace minimax::prolog
