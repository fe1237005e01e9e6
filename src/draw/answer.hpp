// What somebody has answered, in a drawing of what is right.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "draw/drawing.hpp"
#include "term/term.hpp"

namespace minimax {

/// The value and the line of play, from a successor of the root on, that were answered about the
/// root. A value that is as it is written right, or empty, is not shown; the line as far as it is
/// one.
void mark_answer(Drawing& drawing, std::string_view value, std::span<const TermId> line);

/// How an answer looks, for people; empty where there is none.
std::string answer_legend(const Drawing& drawing);

}  // namespace minimax
