// Where the time of a search went.
#pragma once

#include <string>

#include "search/common/report.hpp"

namespace minimax {

/// What the predicates of a program took of the time, one by one, and what would help.
std::string cost_text(const SearchReport& report);

}  // namespace minimax
