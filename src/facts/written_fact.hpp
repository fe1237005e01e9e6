// A fact of a game as it was parsed, before any term is made.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "term/name_table.hpp"

namespace minimax {

/// A position that is an atom without quotes.
struct WrittenPosition {
  std::string_view text;  ///< lies in the source
  NameHash hash;
};

/// A fact of the form that files are full of: its positions are atoms without quotes, its value is
/// an integer in digits.
struct WrittenFact {
  enum class Kind : std::uint8_t { max_to_move, min_to_move, static_eval, moves };

  /// A list may have millions of successors, whose texts and hashes take many times its own length.
  static constexpr std::size_t most_at_once = 256;

  Kind kind{};
  WrittenPosition position;
  std::string_view value;                   ///< of static_eval; lies in the source
  std::vector<WrittenPosition> successors;  ///< of moves: the first ones
  std::size_t successor_count = 0;          ///< of all of them
  std::string_view rest;  ///< behind the successors that are there; lies in the source
};

/// Reads the clause at the begin of [begin, end) into `fact`, whose memory is used again, and gives
/// the byte behind its full stop. Nullptr where the clause is not of that form, or not one that
/// SWI-Prolog reads: Parser reads them all.
const char* parse_written_fact(const char* begin, const char* end, WrittenFact& fact);

/// Whether the list has more successors than were read so far; then these are the next ones.
bool read_next_successors(WrittenFact& fact);

}  // namespace minimax
