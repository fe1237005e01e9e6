// The answers that a user may ask for.
#pragma once

#include <cstdint>

#include "search/common/answer.hpp"

namespace minimax {

/// Which of several equally good successors of the root is answered.
enum class TieRule : std::uint8_t { last, first, all };

constexpr TieRule rule_of(Ties ties) noexcept {
  return ties == Ties::last ? TieRule::last : TieRule::first;
}
/// Of TieRule::all it is the one that counts below the root.
constexpr Ties ties_of(TieRule rule) noexcept {
  return rule == TieRule::first ? Ties::first : Ties::last;
}

/// Which NodesList is answered.
enum class NodesList : std::uint8_t {
  positions,  ///< the principal variation
  notes,      ///< what the notes' printed program builds
  likeliest,  ///< where chance moves: on by its likeliest successor
  policy,     ///< where chance moves: what is best wherever it may lead to
};

}  // namespace minimax
