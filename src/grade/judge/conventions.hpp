// By which ways of writing minimax down a program may be right.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "grade/judge/rules.hpp"
#include "trees/task.hpp"

namespace minimax::grade {

/// Whose ways are accepted.
enum class Style : std::uint8_t {
  any,   ///< the definition's, the textbook's and the notes'
  book,  ///< NodesList is the line of play, alpha-beta cuts off only where alpha > beta
  notes  ///< NodesList is as the notes' program makes it
};

/// One way. A program has to keep to it on all trees. Who moves is no part of it: where MAX and MIN
/// take turns, it is the same to ask a position and its successors.
struct Convention {
  std::string name;  ///< `definition`, `book`, `notes` or `reference`
  Rules rules;
  bool is_taught = false;  ///< what the course's own program answers is right as well
};

/// What decides which conventions are accepted.
struct Accepted {
  Style style = Style::any;
  bool strict = false;            ///< the definition alone
  bool cut_off_is_given = false;  ///< that of the rules is the only one
};

/// Those that make a difference for the task, at least one, the one to be explained by first.
std::vector<Convention> conventions_of(const Task& task, const Rules& rules,
                                       const Accepted& accepted);

/// These, and each of them beside what the course's own program answers.
std::vector<Convention> with_reference(std::vector<Convention> conventions);

}  // namespace minimax::grade
