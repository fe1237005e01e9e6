// The files that the options name.
#pragma once

#include <string>

#include "grade/run/grading_options.hpp"

namespace minimax::grade {

/// Throws UsageError where the report, or the results of a run that may be resumed, would be
/// written over each other or over what is read: the tree or a student's, the list, a submission
/// or, where reports are merged, one of these. However the paths are spelt.
void check_named_files(const GradingOptions& options, const std::string& output, bool merges);

}  // namespace minimax::grade
