// The reports of a class that was judged in parts.
#pragma once

#include <string>
#include <vector>

#include "grade/report/marked.hpp"

namespace minimax::grade {

/// All submissions in files of lines of JSON, sorted by their names. Throws FileError where one
/// of these is no such file, or where two tell different things about one submission. Where one is
/// empty, standard error tells.
MarkedClass merge_reports(const std::vector<std::string>& files);

}  // namespace minimax::grade
