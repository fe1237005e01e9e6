// The words in which positions are kept.
#pragma once

#include <cstdint>
#include <span>

#include "prolog/prolog.hpp"

/// A term is a row of words, from left to right: see PositionTable.
namespace minimax::prolog::row_word {

/// The kind of a word stands in its lowest bits. Behind that of a functor stand the arguments,
/// behind that of a list its elements, as many as it tells, and what the list ends with, which is
/// no list of elements.
enum class Kind : std::uint64_t { atom, integer, functor, list, part, variable };
constexpr int kind_bits = 3;

constexpr std::uint64_t word(Kind kind, std::uint64_t content) noexcept {
  return content << kind_bits | static_cast<std::uint64_t>(kind);
}

constexpr Kind kind_of(std::uint64_t word) noexcept {
  return static_cast<Kind>(word & ((1U << kind_bits) - 1));
}

constexpr std::uint64_t content(std::uint64_t word) noexcept {
  return word >> kind_bits;
}

constexpr std::int64_t integer(std::uint64_t word) noexcept {
  return static_cast<std::int64_t>(word) >> kind_bits;
}

/// How many terms stand behind the word as its parts.
inline std::size_t arity(std::uint64_t word) noexcept {
  switch (kind_of(word)) {
    case Kind::functor:
      return PL_functor_arity(static_cast<functor_t>(content(word)));
    case Kind::list:
      return static_cast<std::size_t>(content(word)) + 1;
    default:
      return 0;
  }
}

}  // namespace minimax::prolog::row_word
