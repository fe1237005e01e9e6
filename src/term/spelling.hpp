// Compounds as they are spelled: `pos(x,[1,2,3])`, of letters, digits, brackets and commas alone.
//
// Files of facts are full of them as positions. Nobody looks into a position: to keep it as a text
// takes a fifth of the memory and time that its parts would take.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "term/term.hpp"

namespace minimax {

class TermTable;

/// A longer compound has parts. So no text is copied at each level of a term that is nested deep.
inline constexpr std::size_t longest_spelling = 255;
/// Larger integers are not spelled, so that each that is takes one machine word.
inline constexpr std::size_t most_spelled_digits = 18;

/// Appends the spelling of the compound with this name and these arguments. A compound has one
/// exactly where its name and all atoms in it are of ASCII letters, digits and `_`, beginning with
/// a small letter, its numbers are integers of up to 18 digits, its lists have an end, it has an
/// argument, and so have all compounds in it, and it is no longer than longest_spelling. Two
/// compounds are the same where their spellings are. False where it has none; what was appended is
/// of no use then.
bool append_spelling(std::string& to, const TermTable& terms, TermId name,
                     std::span<const TermId> arguments);

/// Whether an atom of this text may be spelled.
bool is_spelled_name(std::string_view text) noexcept;
/// Likewise, of a number as it is written: `007` and `-0` are other ways to write one.
bool is_spelled_integer(std::string_view text) noexcept;

/// The term that is spelled so, with its parts, in that table, which keeps compounds by their
/// parts.
TermId read_spelling(TermTable& terms, std::string_view spelling);

/// A compound with its parts, in a table of its own.
struct SpelledOut {
  const TermTable& terms;
  TermId term;
};

/// Of a compound that is kept as it is spelled. Valid until this is called again by this thread.
SpelledOut spelled_out(const TermTable& terms, TermId spelled);

}  // namespace minimax
