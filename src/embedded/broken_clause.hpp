// Clauses that cannot be read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "facts/source.hpp"

namespace minimax::embedded {

/// The clauses of a program, as SWI-Prolog cuts it into them, whatever is wrong with them.
class ClausesOfText {
 public:
  /// The text must be followed by a zero byte, and stay where it is.
  explicit ClausesOfText(std::string_view text);

  /// Of which predicates there may be clauses in what the reader leaves out where it finds a syntax
  /// error. Nothing where that cannot be told, as of a directive.
  std::vector<std::string> predicates_left_out(Offset error) const;

 private:
  // Where the places in the text are those of its first and behind its last byte.
  struct Clause {
    Offset begin;
    Offset end;
  };

  std::string_view text_;
  std::vector<Clause> clauses_;  // up to the first one that does not end
};

}  // namespace minimax::embedded
