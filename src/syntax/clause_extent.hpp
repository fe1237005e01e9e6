// Where a clause ends, found without understanding it.
#pragma once

#include <cstdint>

namespace minimax {

/// How the text of a clause ends.
enum class ClauseEnd : std::uint8_t {
  full_stop,
  missing,  ///< the text ends
  // The text ends within an item that is not closed:
  in_atom,
  in_string,
  in_back_quotes,
  in_comment,
  in_quasi_quotation,
};

/// The text that SWI-Prolog takes for a clause before it parses it. It goes on behind this text,
/// whatever is wrong with the clause.
struct ClauseExtent {
  const char* end;  ///< behind the full stop, or the end of the text
  ClauseEnd kind = ClauseEnd::full_stop;
  const char* unclosed = nullptr;  ///< the first byte within the item that is not closed
};

/// `clause` must be at its first token; `end` is the end of the text.
ClauseExtent find_extent(const char* clause, const char* end);

/// Throws SyntaxError where the clause has no full stop. The error stands where SWI-Prolog reports
/// it: at the begin of the clause for an item that is not closed, else at the end of the text.
void require_full_stop(const char* clause, const ClauseExtent& extent);

/// SWI-Prolog reports what stands at the begin of a line at the end of the line before: there
/// the comma or the full stop is missing that makes the most frequent error. The place for an error
/// at `where` in the clause.
inline const char* reported_place(const char* clause, const char* where) noexcept {
  return where > clause && where[-1] == '\n' ? where - 1 : where;
}

}  // namespace minimax
