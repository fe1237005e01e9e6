// The options that say what is reported, and where.
#pragma once

#include "cli/format.hpp"
#include "grade/report/reports.hpp"

namespace CLI {
class App;
}

namespace minimax {

/// Adds `--format`, `--output`, `--verbose`, `--feedback` and `--feedback-format`; the options must
/// outlive the command.
void add_report_flags(CLI::App& command, grade::ReportOptions& options);

/// For what can be told to people or to programs alone. Throws UsageError.
Format plain_format(const grade::ReportOptions& options);

}  // namespace minimax
