// Students who have handed in several files.
#pragma once

#include <vector>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// Of each student of a list the best file of answers and the best program, and what could not be
/// judged only where there is neither. The others are told of in a note, and left out. Of equally
/// good ones the last by its name counts.
std::vector<Marked> best_attempts(std::vector<Marked> submissions);

}  // namespace minimax::grade
