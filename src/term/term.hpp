// The handle of an interned ground term.
#pragma once

#include <cstdint>

namespace minimax {

/// A ground term of one TermTable. Terms of one table are equal exactly when their ids are: ids
/// are dense and count from 0 in the order in which the terms were first met.
enum class TermId : std::uint32_t {};

constexpr std::uint32_t index_of(TermId id) noexcept {
  return static_cast<std::uint32_t>(id);
}

enum class TermKind : std::uint8_t {
  atom,      ///< `a`, `'hello world'`, `+`, `{}`
  nil,       ///< `[]`, which SWI-Prolog 7 tells from the atom `'[]'`
  number,    ///< an integer, a rational or a float
  string,    ///< `"text"`
  compound,  ///< `f(a)`, by its parts; a list cell is the compound '[|]'(Head, Tail)
  spelled,   ///< `f(a)`, by its text: see Compounds
};

}  // namespace minimax
