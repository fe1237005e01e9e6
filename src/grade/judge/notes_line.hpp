// The NodesList of the notes' program, and the line of play that it stands for.
#pragma once

#include <string>
#include <vector>

#include "base/message.hpp"
#include "grade/judge/reference.hpp"

namespace minimax::grade {

struct NotesLine {
  std::vector<TermId> line = {};
  Message reason = {};  ///< where it is no such list, for the student; empty where it is one
};

/// Reads a list about a position: that program leaves out an only successor, and puts the winner of
/// more in front of its list as often as times_in_front() says.
NotesLine line_of_notes_list(Reference& reference, TermId position,
                             const std::vector<TermId>& list);

/// The list that stands for a line of play from the position.
std::vector<TermId> notes_list_of(Reference& reference, TermId position,
                                  const std::vector<TermId>& line);

}  // namespace minimax::grade
